import UIKit

/// A section's title on an opaque background.
final class HeaderView: UICollectionReusableView {
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = .label
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // With horizontal scrolling, headers are narrow and upright.
    let margin = min(20, bounds.width / 8)
    label.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: min(bounds.height, 40))
  }
}
