import CollectionView

/// Says how many cells items cover. The collection view's delegate may conform to it. Insets, headers and footers of sections
/// are asked for as ``SectionedLayoutDelegate`` says.
///
/// Every method is optional. A full preparation calls it once for each item, in order.
public protocol MosaicLayoutDelegate: SectionedLayoutDelegate {
  /// How many lanes and lines an item covers. Less than one is reported and counts as one, more lanes than there are as all of
  /// them, more lines than 1024 as that many.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span
}

extension MosaicLayoutDelegate {
  /// One cell.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span { MosaicLayout.Span() }
}
