import CollectionView

/// Says how broad items are for their height. The collection view's delegate may conform to it. Insets, headers and footers of
/// sections are asked for as ``SectionedLayoutDelegate`` says.
///
/// Every method is optional. A full preparation calls it once for each item, in order.
public protocol JustifiedLayoutDelegate: SectionedLayoutDelegate {
  /// The width of an item divided by its height. What is not positive and finite is reported and counts as 1.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat
}

extension JustifiedLayoutDelegate {
  /// 1: a square.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { 1 }
}
