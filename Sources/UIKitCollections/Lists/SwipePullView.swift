import Foundation

/// A view with a row's swipe buttons, at the row's original position.
final class SwipePullView: UIView {
  private static let gap: CGFloat = 10
  private let buttons: [SwipeActionButton]
  private let isAtRight: Bool
  var pull: CGFloat = 0 { didSet { if pull != oldValue { setNeedsLayout() } } }
  /// `true` if lifting the finger would perform the first action.
  var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

  init(_ actions: [UIContextualAction], atRight: Bool, perform: @escaping (UIContextualAction) -> Void) {
    isAtRight = atRight
    buttons = actions.map { SwipeActionButton($0, perform: perform) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The pull at which all buttons have their own widths.
  var restingPull: CGFloat {
    buttons.reduce(Self.gap) { $0 + $1.ownWidth + Self.gap }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let resting = restingPull
    guard resting > 0 else { return }
    // Any further pull enlarges the first button.
    let part = min(1, max(0, pull / resting))
    let extra = max(0, pull - resting)
    var edge: CGFloat = Self.gap * part
    for (index, button) in buttons.enumerated() {
      var width = button.ownWidth * part
      if index == 0 { width += isFull ? max(0, pull - 2 * Self.gap - width) : extra }
      let height = min(button.ownHeight, max(0, bounds.height - 8))
      let x = isAtRight ? bounds.width - edge - width : edge
      button.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      button.alpha = isFull && index > 0 ? 0 : part
      edge += width + Self.gap * part
    }
  }
}

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
