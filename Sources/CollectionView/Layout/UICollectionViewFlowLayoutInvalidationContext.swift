#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Says how much of a flow layout is no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// What the delegate answers (sizes, insets, spacings) has to be asked again. Default true.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// The elements have to be placed again, from the delegate's known answers if those still hold. Default true.
  open var invalidateFlowLayoutAttributes = true

  /// Sizes that cells asked for, to be taken over when the layout is invalidated with this context.
  var preferredSizes: [IndexPath: CGSize] = [:]
}
#endif
