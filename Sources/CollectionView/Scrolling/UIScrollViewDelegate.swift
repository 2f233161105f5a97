#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Hears of scrolling. Every method is optional: the defaults do nothing.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed, whoever changed it; not by bounds that were set directly. The layout has heard of it before.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger has begun to move the contents.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to leave. `velocity` is in points per millisecond; `targetContentOffset` may be changed, and
  /// the deceleration then ends there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The contents go on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The contents have come to rest, or a finger or the program has stopped them.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated offset has arrived; not called where it was there already, or a finger or another scroll took over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming scales. Default nil: nothing.
  @discardableResult
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers begin to pinch.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The fingers have lifted and the scale has come to rest; also after an animated zoom without fingers.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Not asked: there is no status bar to tap.
  @discardableResult
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Not called: there is no status bar to tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The inset or the safe area has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nil: nothing zooms.
  @discardableResult
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// True.
  @discardableResult
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
#endif
