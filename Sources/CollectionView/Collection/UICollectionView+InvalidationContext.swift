#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// Whether the context's adjustments are numbers to go on with.
  func hasFiniteAdjustments(
    _ context: UICollectionViewLayoutInvalidationContext, from layout: UICollectionViewLayout
  ) -> Bool {
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    guard !offset.isFinite || !size.isFinite else { return true }
    let (name, value) =
      offset.isFinite ? ("contentSizeAdjustment", size.message) : ("contentOffsetAdjustment", offset.message)
    UIKitException.raise(
      "\(type(of: context)).\(name) must be finite, not \(value), in a context of \(type(of: layout)).")
    return false
  }
}
#endif
