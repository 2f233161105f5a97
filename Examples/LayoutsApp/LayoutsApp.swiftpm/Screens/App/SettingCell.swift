import UIKit

/// A tappable cell for a setting.
final class SettingCell: UICollectionViewCell {
  private static let font = UIFont.systemFont(ofSize: 15, weight: .medium)
  private static let ruler = UILabel()
  private let label = UILabel()

  static func size(of setting: Setting) -> CGSize {
    ruler.font = font
    ruler.text = setting.text
    let width = ruler.sizeThatFits(CGSize(width: 1000, height: 36)).width
    return CGSize(width: width.rounded(.up) + 28, height: 36)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Self.font
    label.textAlignment = .center
    contentView.layer.cornerRadius = 18
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ setting: Setting) {
    label.text = setting.text
    accessibilityLabel = setting.text
    showHighlight()
  }

  override var isHighlighted: Bool { didSet { showHighlight() } }

  private func showHighlight() {
    contentView.backgroundColor = isHighlighted ? .tintColor : .secondarySystemBackground
    label.textColor = isHighlighted ? .white : .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
