import CollectionView

/// What the layout's own invalidations say.
final class WaterfallInvalidationContext: SectionedInvalidationContext {}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether items stay the same ones but may move: lengths or spacings changed.
  var movesItemsAsListed: Bool {
    let namesItems =
      !invalidateEverything && !invalidateDataSourceCounts && invalidatedItemIndexPaths != nil
    return namesItems || (self as? WaterfallInvalidationContext)?.changesMetrics == true
  }
}
