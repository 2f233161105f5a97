import CollectionView

/// What the layout's own invalidations say.
final class WaterfallInvalidationContext: SectionedInvalidationContext {
  /// What a view has said of its length.
  var measurement: WaterfallMeasurement?
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether items stay the same ones but may move: lengths or spacings changed.
  var movesItemsAsListed: Bool {
    let namesItems =
      !invalidateEverything && !invalidateDataSourceCounts && invalidatedItemIndexPaths != nil
    return namesItems || (self as? SectionedInvalidationContext)?.changesMetrics == true
  }
}
