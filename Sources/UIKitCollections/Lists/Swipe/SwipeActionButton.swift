import Foundation

/// A button for a swipe action. Its 13-point title follows its image. The padding is 12 points (UIKit,
/// measured).
final class SwipeActionButton: UIControl {
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 4
  private let label = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)

  init(_ action: UIContextualAction, perform: @escaping (UIContextualAction) -> Void) {
    super.init(frame: .zero)
    isTapControl = true
    backgroundColor = action.backgroundColor
    layer.cornerRadius = 13
    clipsToBounds = true
    label.text = action.title
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    icon.image = action.image
    icon.tintColor = .white
    icon.contentMode = .center
    addSubview(label)
    addSubview(icon)
    accessibilityTraits = .button
    accessibilityLabel = action.title
    addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var imageWidth: CGFloat { icon.image?.size.width ?? 0 }
  private var textWidth: CGFloat { (label.text ?? "").isEmpty ? 0 : label.intrinsicContentSize.width }

  var ownWidth: CGFloat {
    let between = imageWidth > 0 && textWidth > 0 ? Self.gap : 0
    return max(44, imageWidth + between + textWidth + 2 * Self.padding)
  }

  var ownHeight: CGFloat { 44 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let between = imageWidth > 0 && textWidth > 0 ? Self.gap : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = (bounds.width - imageWidth - between - textWidth) / 2
    let imageX = isMirrored ? bounds.width - start - imageWidth : start
    let textX = isMirrored ? start : start + imageWidth + between
    icon.frame = CGRect(x: imageX, y: 0, width: imageWidth, height: bounds.height)
    label.frame = CGRect(x: textX, y: 0, width: textWidth, height: bounds.height)
  }
}
