import CollectionView

final class CarouselInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// `true` if only the content offset changes. The item counts and sizes stay valid.
  var isScrollStep = false

  nonisolated deinit {}
}
