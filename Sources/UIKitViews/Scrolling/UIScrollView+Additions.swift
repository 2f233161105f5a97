import Foundation

// An addition to UIKit.

extension UIWindow {
  /// Scrolls by a step of a wheel or trackpad, in points. Along each axis, this scrolls the innermost view
  /// under the pointer that can scroll that way. Returns `true` if a view has scrolled.
  @discardableResult
  public func scrollWheel(at point: CGPoint, by delta: CGVector) -> Bool {
    var view = hitTest(point, with: nil)
    var rest = delta
    while let current = view, rest != .zero {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        let step = CGVector(
          dx: scrollView.canScroll(by: CGPoint(x: rest.dx, y: 0)) ? rest.dx : 0,
          dy: scrollView.canScroll(by: CGPoint(x: 0, y: rest.dy)) ? rest.dy : 0)
        if step != .zero { scrollView.scroll(byWheel: step) }
        rest = CGVector(dx: rest.dx - step.dx, dy: rest.dy - step.dy)
      }
      view = current.superview
    }
    return rest != delta
  }
}

extension UIScrollView {
  /// The delay before snapping after the last step, in seconds.
  static let wheelPause: TimeInterval = 0.15

  /// Moves the contents by a step of a wheel, in points, within the edges. After 0.15 seconds without a step,
  /// the contents snap to a page or to an offset of the layout.
  public func scroll(byWheel delta: CGVector) {
    if case .dragging = motion { return }
    stopMotion()
    let target = clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
    if target != contentOffset {
      scrollHost?.userWillScroll()
      contentOffset = target
    }
    wheelTimer?.cancel()
    wheelTimer = frameClock.schedule(after: Self.wheelPause) { [reference] in
      reference.scrollView?.snapAfterWheel()
    }
  }

  private func snapAfterWheel() {
    wheelTimer = nil
    guard case .resting = motion, !isTracking else { return }
    let (offset, range) = (contentOffset, offsetRange)
    let target = range.clamp(
      isPagingEnabled ? nearestPage(to: offset) : ownRestingOffset(forProposed: offset, velocity: .zero))
    if target != offset { animateOffset(to: target, foundIn: range) }
  }
}
