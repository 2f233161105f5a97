struct LaneSurroundings: Sendable {
  /// 0 means no header.
  let headerExtent: Double
  /// 0 means no footer.
  let footerExtent: Double
  let insets: LayoutInsets
  let laneSpacing: Double
  /// `true` if lanes count from the far side.
  let hasTrailingLaneFirst: Bool
  /// The length of the header and the leading inset.
  let itemsStart: Double
  let trailing: Double

  init(
    axis: Axis, headerExtent: Double, insets: LayoutInsets, laneSpacing: Double, footerExtent: Double,
    hasTrailingLaneFirst: Bool
  ) {
    (self.headerExtent, self.footerExtent) = (headerExtent, footerExtent)
    (self.insets, self.laneSpacing) = (insets, laneSpacing)
    self.hasTrailingLaneFirst = hasTrailingLaneFirst
    itemsStart = headerExtent + axis.leading(of: insets)
    trailing = axis.trailing(of: insets)
  }

  /// Never negative, regardless of the insets.
  func extent(ofItems items: Double) -> Double { max(0, itemsStart + items + trailing + footerExtent) }

  /// An upper bound for the distance by which elements extend beyond the section, and by which the footer
  /// starts before the items' end.
  var overhang: Double { max(0, headerExtent - itemsStart) + max(0, -trailing) }
}
