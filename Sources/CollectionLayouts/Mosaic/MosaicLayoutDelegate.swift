import CollectionView

/// The method that provides the spans of items. The collection view's delegate may conform to the protocol.
///
/// The method is optional. Preparing the layout calls it once for each item, in order.
public protocol MosaicLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the number of lanes and lines an item covers.
  ///
  /// A number below one is reported and counts as one. More than 1024 lines count as 1024.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span
}

extension MosaicLayoutDelegate {
  /// Returns a span of one cell.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span { MosaicLayout.Span() }
}
