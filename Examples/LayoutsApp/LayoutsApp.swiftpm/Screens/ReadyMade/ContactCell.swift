import UIKit

/// A cell with a name and a line below it.
final class ContactCell: UICollectionViewCell {
  private let label = UILabel()
  private let line = UIView()

  var name = "" {
    didSet {
      label.text = name
      accessibilityLabel = name
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    line.backgroundColor = .separator
    contentView.addSubview(label)
    contentView.addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 20, y: 0, width: max(0, contentView.bounds.width - 40), height: contentView.bounds.height)
    line.frame = CGRect(
      x: 20, y: contentView.bounds.maxY - 0.5, width: max(0, contentView.bounds.width - 20), height: 0.5)
  }
}
