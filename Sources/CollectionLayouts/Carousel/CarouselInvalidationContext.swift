import CollectionView

/// A scroll step changes only the effect; counts and sizes stay valid.
final class CarouselInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var isScrollStep = false

  nonisolated deinit {}
}
