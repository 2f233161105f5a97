import Foundation

/// Describes the invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// A Boolean value that indicates whether the delegate provides sizes, insets, and spacings again. The
  /// default value is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that indicates whether the elements are packed again. The default value is `true`.
  ///
  /// The packing uses the delegate's known values if they're still valid.
  open var invalidateFlowLayoutAttributes = true

  /// The preferred sizes of cells. The layout adopts them when this context invalidates it.
  var preferredSizes: [IndexPath: CGSize] = [:]
  /// The preferred lengths of headers and footers along the scroll direction.
  var preferredExtents = MeasuredExtents()
}
