import CollectionView

/// The methods that provide item lengths and configure single sections. The collection view's delegate may
/// conform to the protocol.
///
/// Every method is optional; the defaults return the layout's properties. Preparing the layout calls each
/// method once for each section or item, in order.
public protocol WaterfallLayoutDelegate: StackedSectionsLayoutDelegate {
  /// Returns an item's length.
  ///
  /// The lane breadth is that of one lane, even if the item spans several.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength

  /// Returns the lengths of all items of a section at once, in points, or `nil` to provide them one by one.
  ///
  /// These items don't size themselves. Return `nil` for a section with self-sizing items. A wrong number of
  /// lengths is reported, and the layout asks for the items one by one.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]?

  /// Returns the number of lanes an item spans.
  ///
  /// The item goes to the neighboring lanes whose furthest end comes first.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> WaterfallLayout.LaneSpan

  /// Returns the number of lanes in a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> WaterfallLayout.LaneCount

  /// Returns the spacing between lanes of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the spacing between items of a lane, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the rule for assigning a section's items to lanes.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    placementForSectionAt section: Int
  ) -> WaterfallLayout.Placement
}

extension WaterfallLayoutDelegate {
  /// Returns the layout's `itemLength`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength { (collectionViewLayout as? WaterfallLayout)?.itemLength ?? 0 }

  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? { nil }

  /// Returns a value equivalent to a span of 1.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> WaterfallLayout.LaneSpan { .unasked }

  /// Returns the layout's `laneCount`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> WaterfallLayout.LaneCount { (collectionViewLayout as? WaterfallLayout)?.laneCount ?? 1 }

  /// Returns the layout's `laneSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? WaterfallLayout)?.laneSpacing ?? 0 }

  /// Returns the layout's `itemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? WaterfallLayout)?.itemSpacing ?? 0 }

  /// Returns the layout's `placement`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    placementForSectionAt section: Int
  ) -> WaterfallLayout.Placement { (collectionViewLayout as? WaterfallLayout)?.placement ?? .shortestLane }
}
