import CollectionView

/// Tells a scroll step from everything else that invalidates: the items stay where they are, only what is
/// pinned moves.
final class WaterfallInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var movesPinnedViewsOnly = false
}
