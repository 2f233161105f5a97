import CollectionView

/// Says how long items are, and what differs from section to section. The collection view's delegate may conform to it.
/// Insets, headers and footers of sections are asked for as ``SectionedLayoutDelegate`` says.
///
/// Every method is optional; the defaults return the layout's properties. A full preparation calls each method once for
/// each section or item, in order. As with every Swift protocol, a subclass can override a method only if the class that
/// conforms implements it.
///
/// No method has the name of one of `UICollectionViewDelegateFlowLayout`, so one delegate can serve a waterfall and a flow
/// layout.
public protocol WaterfallLayoutDelegate: SectionedLayoutDelegate {
  /// The length of an item along the scroll direction, in points. `laneBreadth` is the breadth of one lane, even where the
  /// item spans several. ``SectionedLayout/automaticLength`` for an item that sizes itself.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat

  /// The lengths of all items of a section at once, in points, or nil if they are asked for one by one. This is the way for very
  /// many items. The array is read as it is, without a copy. Another number of lengths than there are items is reported, and the items
  /// are asked for one by one.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]?

  /// How many lanes an item spans. Less than 1 counts as 1, more than there are lanes as all of them. Of the neighbouring lanes that
  /// it could span, it goes to those whose furthest end comes first.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> Int

  /// How many lanes a section has. ``WaterfallLayout/automaticLaneCount`` leaves that to the layout. Less than 1 counts as 1.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> Int

  /// Between two lanes of a section, in points. Negative counts as 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Between two items of a lane, in points. Negative counts as 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Which lanes the items of a section go to.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    placementForSectionAt section: Int
  ) -> WaterfallLayout.Placement
}

extension WaterfallLayoutDelegate {
  /// The length that ``WaterfallLayout/itemLength`` gives for the lane's breadth.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat { (collectionViewLayout as? WaterfallLayout)?.itemLength(forLaneBreadth: laneBreadth) ?? 0 }

  /// Nil.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? { nil }

  /// Counts as 1.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> Int { WaterfallLayout.nobodysSpan }

  /// ``WaterfallLayout/automaticLaneCount``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> Int { WaterfallLayout.automaticLaneCount }

  /// The layout's `laneSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? WaterfallLayout)?.laneSpacing ?? 0 }

  /// The layout's `itemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? WaterfallLayout)?.itemSpacing ?? 0 }

  /// The layout's `placement`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    placementForSectionAt section: Int
  ) -> WaterfallLayout.Placement { (collectionViewLayout as? WaterfallLayout)?.placement ?? .shortestLane }
}
