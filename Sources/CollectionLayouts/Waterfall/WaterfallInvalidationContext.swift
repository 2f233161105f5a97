import CollectionView

extension UICollectionViewLayoutInvalidationContext {
  /// Whether items stay the same ones but may move: lengths or spacings changed.
  var movesItemsAsListed: Bool {
    let namesItems =
      !invalidateEverything && !invalidateDataSourceCounts && invalidatedItemIndexPaths != nil
    return namesItems || (self as? SectionedInvalidationContext)?.changesMetrics == true
  }
}
