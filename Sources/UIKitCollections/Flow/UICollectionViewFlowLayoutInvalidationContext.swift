import Foundation

/// Describes how much of a flow layout is invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  nonisolated deinit {}

  /// Whether the delegate is asked again for sizes, insets and spacings. Default true.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the elements are packed again, with the delegate's known answers if these are still valid. Default
  /// true.
  open var invalidateFlowLayoutAttributes = true

  /// Sizes that cells prefer, which the layout adopts when it is invalidated with this context.
  var preferredSizes: [IndexPath: CGSize] = [:]
  /// Lengths that headers and footers prefer, along the scroll direction.
  var preferredExtents = MeasuredExtents()
}
