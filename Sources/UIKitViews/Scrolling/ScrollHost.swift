import Foundation

/// A scroll view that decides where its contents go.
///
/// Classes of other modules cannot override what is internal here. They conform instead, and are asked and told.
package protocol ScrollHost: UIScrollView {
  /// Called with the new bounds before they apply.
  func boundsWillChange(to newBounds: CGRect)
  /// Called after the bounds changed, before the scroll view and its delegate follow.
  func boundsDidChange(from oldBounds: CGRect)
  /// The end of a scroll that would end at `offset`; asked before the delegate is, but not if `isPagingEnabled`. `velocity` is in points
  /// per millisecond.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint
  /// Called as a finger begins to drag the contents, and before a wheel moves them.
  func userWillScroll()
  /// Called before `setContentOffset(_:animated:)` sets the offset or animates to it.
  func offsetWillBeSet(to offset: CGPoint, animated: Bool)
  /// Lays out what the last step of an animated scroll has brought into sight.
  func layOutArrival()
  /// Called after another delegate was set.
  func delegateDidChange(to delegate: (any UIScrollViewDelegate)?)
}

extension ScrollHost {
  package func boundsWillChange(to newBounds: CGRect) {}
  package func userWillScroll() {}
  package func offsetWillBeSet(to offset: CGPoint, animated: Bool) {}
  package func layOutArrival() { layoutIfNeeded() }
  package func delegateDidChange(to delegate: (any UIScrollViewDelegate)?) {}
}
