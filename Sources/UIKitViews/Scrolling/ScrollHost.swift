import Foundation

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
