import Foundation

/// The methods that a scroll view calls when it scrolls or zooms. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the offset changes and the layout is notified, but not for bounds set directly.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the scale changes.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to move the contents.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to lift. You can change `targetContentOffset`. `velocity` is in points
  /// per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger lifts.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the contents continue to move without a finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the contents stop.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated scroll, and before `setContentOffset(_:animated:)` replaces one. Not called if
  /// the contents already were at the offset, or if a finger ended the scroll.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to scale. The default value is `nil`.
  @discardableResult
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch or an animated zoom begins, unless it replaces another zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after a pinch has come to rest, or after an animated zoom.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// This method is never called.
  @discardableResult
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// This method is never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted inset changes.
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
  /// Returns `nil`.
  @discardableResult
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// Returns `true`.
  @discardableResult
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Provides the `delegate` of scroll views.
///
/// A Swift subclass can't narrow the type of an inherited property, so `UICollectionView.delegate` shadows
/// this property.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  /// The delegate, not retained.
  public var delegate: UIScrollViewDelegate? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A scroll view that decides where its contents come to rest. It's a protocol because other modules can't
/// override internal methods.
package protocol ScrollHost: UIScrollView {
  /// Called before the bounds are applied.
  func boundsWillChange(to newBounds: CGRect)
  /// Called before the scroll view and its delegate respond to new bounds.
  func boundsDidChange(from oldBounds: CGRect)
  /// Returns the offset at which a scroll ends. Called before the delegate, unless `isPagingEnabled` is
  /// `true`. `velocity` is in points per millisecond.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint
  /// Called before a finger or a wheel moves the contents.
  func userWillScroll()
  /// Called before `setContentOffset(_:animated:)` takes effect.
  func offsetWillBeSet(to offset: CGPoint, animated: Bool)
  /// Lays out the views revealed by an animated scroll's last step.
  func layOutArrival()
  func delegateDidChange(to delegate: (any UIScrollViewDelegate)?)
}

extension ScrollHost {
  package func boundsWillChange(to newBounds: CGRect) {}
  package func userWillScroll() {}
  package func offsetWillBeSet(to offset: CGPoint, animated: Bool) {}
  package func layOutArrival() { layoutIfNeeded() }
  package func delegateDidChange(to delegate: (any UIScrollViewDelegate)?) {}
}
