import Foundation

extension UIScrollView {
  /// Changes the bounds, whether the frame, the bounds or the offset was set.
  func changeBounds(to newBounds: CGRect, apply: () -> Void) {
    let oldBounds = layer.bounds
    let byOffset = movesByOffset
    movesByOffset = false
    // For bounds that are not finite, the layer raises the exception. Nobody is asked about them.
    guard newBounds != oldBounds, newBounds.isFinite else { return apply() }
    scrollHost?.boundsWillChange(to: newBounds)
    apply()
    scrollHost?.boundsDidChange(from: oldBounds)
    tellOfBounds(from: oldBounds, byOffset: byOffset)
  }

  /// Has the contents at an offset in the eyes of who is asked. Nobody is told.
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

  /// Called after the contents or the view changed their size.
  func extentDidChange() {
    adjustedInsetMayHaveChanged()
    bringOffsetIntoRange()
  }
}
