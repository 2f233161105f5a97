#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UIScrollView {
  /// Makes a change of the bounds, whether by frame, by bounds or by offset.
  func changeBounds(to newBounds: CGRect, apply: () -> Void) {
    let oldBounds = layer.bounds
    let byOffset = movesByOffset
    movesByOffset = false
    // The layer says what is wrong with bounds that are not finite; nobody is asked about them.
    guard newBounds != oldBounds, newBounds.isFinite else { return apply() }
    boundsWillChange(to: newBounds)
    apply()
    boundsDidChange(from: oldBounds, byOffset: byOffset)
  }

  func tellOfBounds(from oldBounds: CGRect, byOffset: Bool) {
    if bounds.origin != oldBounds.origin {
      setNeedsLayout()
      if byOffset { scrollDelegate?.scrollViewDidScroll(self) }
    }
    if bounds.size != oldBounds.size { extentDidChange() }
  }

  /// The contents or the view have another size.
  func extentDidChange() {
    adjustedInsetMayHaveChanged()
    bringOffsetIntoRange()
  }
}
#endif
