#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit, where the system brings a mouse's wheel to scroll views.

extension UIWindow {
  /// Scrolls what lies under the pointer, by as many points as a wheel or a trackpad says. Each axis goes to the innermost scroll
  /// view that can move that way. Answers whether anything did.
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
  /// How long after the last step of a wheel the contents come to rest, in seconds.
  static let wheelPause: TimeInterval = 0.15

  /// Moves the contents by a wheel's step, in points: within the edges, without a bounce. When the wheel has stood still for
  /// 0.15 seconds, contents that rest at certain places only (pages, or those of a layout) move to one.
  public func scroll(byWheel delta: CGVector) {
    if case .dragging = motion { return }
    stopMotion()
    let target = clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
    if target != contentOffset { contentOffset = target }
    wheelTimer?.cancel()
    wheelTimer = FrameClock.main.schedule(after: Self.wheelPause) { [weak self] in self?.settleAfterWheel() }
  }

  private func settleAfterWheel() {
    wheelTimer = nil
    guard case .resting = motion, !isTracking else { return }
    let offset = contentOffset
    let target = clamped(
      isPagingEnabled ? nearestPage(to: offset) : restingOffset(forProposed: offset, velocity: .zero))
    if target != offset { animateOffset(to: target) }
  }
}
#endif
