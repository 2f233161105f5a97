import CollectionView

/// The methods that provide the spans of items. The collection view's delegate may conform to the protocol.
///
/// Every method is optional. Preparing calls it once for each item, in order.
public protocol MosaicLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the number of lanes and lines an item covers.
  ///
  /// Less than one is reported and counts as one. Lines above 1024 count as 1024.
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
