import CollectionView

/// What the layout's own invalidations say.
final class WaterfallInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// All items stay where they are: in a scroll step only pinned views move, and when the last item behind the screen
  /// has its place, only the content size changes.
  var leavesItems = false
  /// Everything but the items' lengths is to be asked for again.
  var changesMetrics = false
  /// The item that is moved by hand. The data does not know of its new place yet.
  var carried: CarriedItem?
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether items stay the same ones but may move: lengths or spacings changed.
  var movesItemsAsListed: Bool {
    let namesItems =
      !invalidateEverything && !invalidateDataSourceCounts && invalidatedItemIndexPaths != nil
    return namesItems || (self as? WaterfallInvalidationContext)?.changesMetrics == true
  }
}
