import CollectionView

/// The method that provides the times of items in a ``TimelineLayout``. The collection view's delegate must
/// conform to the protocol.
///
/// ``SectionedLayoutDelegate`` provides the insets and headers of days. A full preparation calls the method
/// once for each item, in order.
public protocol TimelineLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the start and end of an item, in units of time, for example minutes since midnight.
  ///
  /// An infinite start or end counts as the other end, or as 0 if that isn't finite either. A start or end
  /// beyond ±2⁵³ counts as that limit.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double>
}
