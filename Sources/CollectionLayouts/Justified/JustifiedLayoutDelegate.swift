import CollectionView

/// The method that provides the aspect ratios of items. The collection view's delegate may conform to the
/// protocol.
///
/// The method is optional. Preparing the layout calls it once for each item, in order.
public protocol JustifiedLayoutDelegate: SectionedLayoutDelegate {
  /// Returns an item's width divided by its height. A ratio that isn't positive and finite is reported and
  /// counts as 1.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat
}

extension JustifiedLayoutDelegate {
  /// Returns 1, a square.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { 1 }
}
