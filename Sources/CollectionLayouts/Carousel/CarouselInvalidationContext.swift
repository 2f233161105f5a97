import CollectionView

/// Tells a scroll step from everything else that invalidates a carousel: counts and sizes are not stale, only the effect
/// moves on.
final class CarouselInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var isScrollStep = false

  nonisolated deinit {}
}
