import CollectionView

/// The methods that provide item lengths and configure single sections. The collection view's delegate may
/// conform to the protocol.
///
/// ``SectionedLayoutDelegate`` provides insets, headers, and footers. Every method is optional; the defaults
/// return the layout's properties. A full preparation calls each method once for each section or item, in
/// order. As with every Swift protocol, a subclass can override a method only if the conforming class
/// implements it.
///
/// No method has the name of one of `UICollectionViewDelegateFlowLayout`, so one delegate can serve a
/// waterfall and a flow layout.
public protocol WaterfallLayoutDelegate: SectionedLayoutDelegate {
  /// Returns the length of an item along the scroll direction, in points, or
  /// ``SectionedLayout/automaticLength`` for a self-sizing item.
  ///
  /// - Parameter laneBreadth: The breadth of one lane, even if the item spans several.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat

  /// Returns the lengths of all items of a section at once, in points, or `nil` to be asked one by one.
  ///
  /// Implement this method for very many items. The array is read without a copy. If the number of lengths
  /// isn't the number of items, this is reported, and the items are asked for one by one.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]?

  /// Returns the number of lanes an item spans.
  ///
  /// Less than 1 counts as 1, more lanes than there are as all of them. Of the neighboring lanes it could
  /// span, the item goes to those whose furthest end comes first.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> Int

  /// Returns the number of lanes in a section, or ``WaterfallLayout/automaticLaneCount`` to leave it to the
  /// layout. Less than 1 counts as 1.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> Int

  /// Returns the spacing between lanes of a section, in points. A negative spacing counts as 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the spacing between items of a lane, in points. A negative spacing counts as 0.
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

  /// Nil.
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
