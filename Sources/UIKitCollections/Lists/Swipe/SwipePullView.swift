import Foundation

/// A view with the buttons, at the row's original position.
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
