import CollectionView

extension UICollectionViewLayoutInvalidationContext {
  /// `true` if the changes follow in ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
  ///
  /// UIKit asks for elements before that call. Return `nil` to make UIKit ask again. Any other answer stays
  /// on screen.
  var announcesBatch: Bool {
    invalidateDataSourceCounts && !invalidateEverything && targetIndexPathsForInteractivelyMovingItems == nil
  }
}
