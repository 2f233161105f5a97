import CollectionView

/// Says how large tags are. The collection view's delegate may conform to it. Insets, headers and footers of sections are asked for
/// as ``SectionedLayoutDelegate`` says.
///
/// Every method is optional. A full preparation calls it once for each item, in order. It is also a method of
/// `UICollectionViewDelegateFlowLayout`, and means the same: one delegate can serve both layouts.
public protocol TagLayoutDelegate: SectionedLayoutDelegate {
  /// The size of a tag, in points, or ``TagLayout/automaticSize`` for one that sizes itself.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension TagLayoutDelegate {
  /// ``TagLayout/automaticSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { TagLayout.automaticSize }
}
