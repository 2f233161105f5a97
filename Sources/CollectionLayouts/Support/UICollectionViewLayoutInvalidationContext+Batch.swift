import CollectionView

extension UICollectionViewLayoutInvalidationContext {
  /// Whether it says that a batch has changed the counts, but not what the batch was: ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``
  /// will. UIKit asks for elements before that. Nil has it ask again; another answer would stay on screen.
  var announcesBatch: Bool {
    invalidateDataSourceCounts && !invalidateEverything && targetIndexPathsForInteractivelyMovingItems == nil
  }
}
