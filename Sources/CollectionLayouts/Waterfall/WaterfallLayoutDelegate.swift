import CollectionView

/// The methods that provide item lengths and configure single sections. The collection view's delegate may
/// conform to the protocol.
///
/// Every method is optional; the defaults return the layout's properties. Preparing the layout calls each
/// method once for each section or item, in order.
public protocol WaterfallLayoutDelegate: StackedSectionsLayoutDelegate {
  /// Returns an item's length, in points, or ``StackedSectionsLayout/automaticLength`` for a self-sizing
  /// item.
  ///
  /// The lane breadth is that of one lane, even if the item spans several.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat

  /// Returns the lengths of all items of a section at once, in points, or `nil` to provide them one by one.
  ///
  /// A wrong number of lengths is reported, and the layout asks for the items one by one.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]?

  /// Returns the number of lanes an item spans, at least 1.
  ///
  /// The item goes to the neighboring lanes whose furthest end comes first.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> Int

  /// Returns the number of lanes in a section, or ``WaterfallLayout/automaticLaneCount``.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> Int

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
  /// Returns the length that ``WaterfallLayout/itemLength`` gives for the lane's breadth.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat { (collectionViewLayout as? WaterfallLayout)?.itemLength(forLaneBreadth: laneBreadth) ?? 0 }

  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? { nil }

  /// Returns a value equivalent to a span of 1.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> Int { WaterfallLayout.nobodysSpan }

  /// Returns ``WaterfallLayout/automaticLaneCount``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> Int { WaterfallLayout.automaticLaneCount }

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
