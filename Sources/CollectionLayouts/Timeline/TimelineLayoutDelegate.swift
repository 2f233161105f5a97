import CollectionView

/// The method that provides the times of items in a ``TimelineLayout``. The collection view's delegate must
/// conform to the protocol.
public protocol TimelineLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the start and end of an item, in units of time, for example minutes since midnight.
  ///
  /// An infinite start or end counts as the other, or as 0 if both are infinite. Times are limited to ±2⁵³.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double>
}
