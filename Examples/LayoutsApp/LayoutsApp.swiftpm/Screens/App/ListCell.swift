import UIKit

/// A row of the list with a screen's title and a line of description.
final class ListCell: UICollectionViewCell {
  private let title = UILabel()
  private let detail = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .medium)
    title.textColor = .label
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [title, detail, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ screen: Screen) {
    title.text = screen.title
    detail.text = screen.detail
    accessibilityLabel = "\(screen.title). \(screen.detail)"
  }

  override var isHighlighted: Bool {
    didSet { contentView.backgroundColor = isHighlighted ? .secondarySystemBackground : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let room = CGRect(x: 20, y: 9, width: max(0, bounds.width - 40), height: max(0, bounds.height - 18))
    title.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 22)
    detail.frame = CGRect(x: room.minX, y: room.maxY - 18, width: room.width, height: 18)
    line.frame = CGRect(
      x: 20, y: contentView.bounds.maxY - 0.5, width: max(0, contentView.bounds.width - 20), height: 0.5)
  }
}
