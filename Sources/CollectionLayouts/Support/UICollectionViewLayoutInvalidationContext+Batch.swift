import CollectionView

extension UICollectionViewLayoutInvalidationContext {
  /// `true` if the context announces a batch with new counts, but without the changes, which follow in
  /// ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
  ///
  /// UIKit asks for elements before that. Return `nil` to make UIKit ask again. Any other answer stays on
  /// screen.
  var announcesBatch: Bool {
    invalidateDataSourceCounts && !invalidateEverything && targetIndexPathsForInteractivelyMovingItems == nil
  }
}
