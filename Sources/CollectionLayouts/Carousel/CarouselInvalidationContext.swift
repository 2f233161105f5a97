import CollectionView

/// An invalidation context that distinguishes scroll steps from all other invalidations. In a scroll step,
/// counts and sizes stay valid and only the effect changes.
final class CarouselInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var isScrollStep = false

  nonisolated deinit {}
}
