import Foundation

extension UIScrollView {
  /// Called when the frame, the bounds, or the offset is set.
  func changeBounds(to newBounds: CGRect, apply: () -> Void) {
    let oldBounds = layer.bounds
    let byOffset = movesByOffset
    movesByOffset = false
    // The layer raises the exception for nonfinite bounds.
    guard newBounds != oldBounds, newBounds.isFinite else { return apply() }
    scrollHost?.boundsWillChange(to: newBounds)
    apply()
    scrollHost?.boundsDidChange(from: oldBounds)
    tellOfBounds(from: oldBounds, byOffset: byOffset)
  }

  /// Moves the contents for queries, without notifications.
  package func assume(_ offset: CGPoint) {
    UIView.performWithoutAnimation { layer.bounds.origin = offset }
  }

  private func tellOfBounds(from oldBounds: CGRect, byOffset: Bool) {
    if bounds.origin != oldBounds.origin {
      setNeedsLayout()
      if byOffset { scrollDelegate?.scrollViewDidScroll(self) }
    }
    if bounds.size != oldBounds.size { extentDidChange() }
  }

  /// Called after the contents or the view are resized.
  func extentDidChange() {
    adjustedInsetMayHaveChanged()
    bringOffsetIntoRange()
  }
}
