import Foundation

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
