import Foundation

/// The methods called when a scroll view scrolls or zooms. Every method is optional. The default
/// implementations do nothing.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the offset changes for any reason, but not after the bounds are set directly. The layout is
  /// notified first.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the scale changes.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to move the contents.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to lift. `velocity` is in points per millisecond.
  ///
  /// The deceleration ends at `targetContentOffset`, which you can change.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger lifts.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the contents continue to move without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the contents come to rest, or after a finger or the app stops them.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated scroll reaches its offset, and before `setContentOffset(_:animated:)` moves the
  /// contents elsewhere. Not called if the offset was already the same, or if a finger ended the scroll.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to scale when zooming. The default value is `nil`, for no zooming.
  @discardableResult
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when two fingers begin to pinch, and when an animated zoom begins. A zoom that replaces another
  /// one continues it without a call.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the fingers have lifted and the scale has come to rest, and after an animated zoom without
  /// fingers.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Never called, because there is no status bar to tap.
  @discardableResult
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called, because there is no status bar to tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the content inset or the safe area changes.
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
  /// Returns `nil`, for no zooming.
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
