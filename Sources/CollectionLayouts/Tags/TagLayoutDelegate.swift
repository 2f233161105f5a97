import CollectionView

/// The method that provides the sizes of tags. The collection view's delegate may conform to the protocol.
///
/// The method is optional. Preparing the layout calls it once for each item, in order.
/// `UICollectionViewDelegateFlowLayout` has the same method with the same meaning.
public protocol TagLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the size of a tag, in points, or ``TagLayout/automaticSize`` for a tag that sizes itself.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension TagLayoutDelegate {
  /// Returns ``TagLayout/automaticSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { TagLayout.automaticSize }
}
