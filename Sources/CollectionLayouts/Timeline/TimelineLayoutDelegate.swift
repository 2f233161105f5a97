import CollectionView

/// Says when the items of a ``TimelineLayout`` start and end. The collection view's delegate has to conform to it. Insets and headers of
/// days are asked for as ``SectionedLayoutDelegate`` says.
///
/// A full preparation calls its method once for each item, in order.
public protocol TimelineLayoutDelegate: SectionedLayoutDelegate {
  /// When an item starts and ends, in units of time: minutes since midnight, say.
  ///
  /// A start or end that is infinite counts as the other end, as 0 where that is no number either; one beyond ±2⁵³ counts as
  /// that.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double>
}
