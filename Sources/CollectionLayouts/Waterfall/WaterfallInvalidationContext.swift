import CollectionView

/// Tells what leaves the items as they are from everything else that invalidates: a scroll step, in which only what is
/// pinned moves, and the end of packing what was left for later, which changes the contents' size.
final class WaterfallInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var leavesItems = false
  /// What is around and between items is to be asked for again, but no length.
  var changesMetrics = false
  /// An item is carried, and this is where: the data does not know of it yet.
  var carried: CarriedItem?
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether items get other lengths or gaps, and no others come or go.
  var movesItemsAsListed: Bool {
    let namesItems =
      !invalidateEverything && !invalidateDataSourceCounts && invalidatedItemIndexPaths != nil
    return namesItems || (self as? WaterfallInvalidationContext)?.changesMetrics == true
  }
}
