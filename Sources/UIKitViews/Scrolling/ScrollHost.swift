import Foundation

/// A scroll view that decides the resting positions of its contents.
///
/// Classes of other modules can't override internal methods. They conform to this protocol instead, and the
/// scroll view calls its methods.
package protocol ScrollHost: UIScrollView {
  /// Called with the new bounds before they're applied.
  func boundsWillChange(to newBounds: CGRect)
  /// Called after the bounds change, before the scroll view and its delegate respond.
  func boundsDidChange(from oldBounds: CGRect)
  /// Returns the end of a scroll that would end at `offset`.
  ///
  /// This method is called before the delegate, but not if `isPagingEnabled` is `true`. `velocity` is in
  /// points per millisecond.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint
  /// Called when a finger begins to drag the contents, and before a wheel moves them.
  func userWillScroll()
  /// Called before `setContentOffset(_:animated:)` sets the offset or animates to it.
  func offsetWillBeSet(to offset: CGPoint, animated: Bool)
  /// Lays out the views revealed by the last step of an animated scroll.
  func layOutArrival()
  /// Called after the delegate changes.
  func delegateDidChange(to delegate: (any UIScrollViewDelegate)?)
}

extension ScrollHost {
  package func boundsWillChange(to newBounds: CGRect) {}
  package func userWillScroll() {}
  package func offsetWillBeSet(to offset: CGPoint, animated: Bool) {}
  package func layOutArrival() { layoutIfNeeded() }
  package func delegateDidChange(to delegate: (any UIScrollViewDelegate)?) {}
}
