import Foundation

/// A scroll view's own pan or pinch recognizer. The two can be recognized at once, so that pinched contents
/// stay under moving fingers.
protocol ScrollGestureRecognizer: UIGestureRecognizer {}

extension ScrollGestureRecognizer {
  var scrollViewAsDelegate: (any UIGestureRecognizerDelegate)? { view as? any UIGestureRecognizerDelegate }

  /// Raises UIKit's exception if the delegate isn't the scroll view.
  func check(delegate: (any UIGestureRecognizerDelegate)?, ofBuiltIn name: String) {
    if let delegate, delegate === view { return }
    UIKitException.raise(
      .invalidArgument,
      "UIScrollView's built-in \(name) gesture recognizer must have its scroll view as its delegate.")
  }

  /// Returns `false` for the pan and pinch recognizers of the same scroll view.
  func competes(with other: UIGestureRecognizer) -> Bool {
    other.view !== view || !(other is any ScrollGestureRecognizer)
  }
}

/// A pan recognizer that counts only movement along the scrollable axes, and leaves the rest to others.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, ScrollGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override weak var delegate: UIGestureRecognizerDelegate? {
    get { scrollViewAsDelegate }
    set { check(delegate: newValue, ofBuiltIn: "pan") }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    competes(with: preventedGestureRecognizer)
  }

  override var countedTravel: CGFloat {
    guard let scrollView else { return super.countedTravel }
    let travel = translation(in: scrollView)
    return hypot(
      scrollView.canDragHorizontally ? travel.x : 0, scrollView.canDragVertically ? travel.y : 0)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A finger on moving contents stops them immediately.
    if state == .possible, scrollView?.isDecelerating ?? false { state = .began }
  }

  override func shouldBegin() -> Bool { scrollView?.shouldBeginDragging() ?? true }

  override func reset() {
    super.reset()
    scrollView?.fingersLeft()
  }
}

final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer, ScrollGestureRecognizer {
  override weak var delegate: UIGestureRecognizerDelegate? {
    get { scrollViewAsDelegate }
    set { check(delegate: newValue, ofBuiltIn: "pinch") }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    competes(with: preventedGestureRecognizer)
  }
}

extension UIScrollView {
  /// The delay of touches, in seconds. It's known from iOS, but unpublished.
  static let contentTouchDelay: TimeInterval = 0.15

  /// `true` while the contents decelerate. A finger that stops them isn't meant for the view under it.
  var withholdsTouchesFromContent: Bool { isDecelerating }
}
