import Foundation

/// The invalid parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// `true` if the layout asks the delegate again for sizes, insets, and spacings. The default value is
  /// `true`.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Has no effect, because the layout determines itself which frames change. The default value is `true`.
  open var invalidateFlowLayoutAttributes = true

  /// The layout adopts the preferred sizes when this context invalidates it.
  var preferredSizes: [IndexPath: CGSize] = [:]
  var preferredExtents = MeasuredExtents()
}
