import Foundation

/// The invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// `true` if the delegate provides sizes, insets, and spacings again. The default value is `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// `true` if the elements are packed again. The default value is `true`.
  open var invalidateFlowLayoutAttributes = true

  /// The layout adopts the preferred sizes when this context invalidates it.
  var preferredSizes: [IndexPath: CGSize] = [:]
  var preferredExtents = MeasuredExtents()
}
