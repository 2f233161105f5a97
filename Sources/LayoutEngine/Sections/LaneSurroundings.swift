/// What lies around a section's items.
struct LaneSurroundings: Sendable {
  /// 0 for no header.
  let headerExtent: Double
  /// 0 for no footer.
  let footerExtent: Double
  let insets: LayoutInsets
  let laneSpacing: Double
  /// Whether the first lane is the last one across the axis.
  let hasTrailingLaneFirst: Bool
  /// From the section's start to the items, along the axis: header and leading inset.
  let itemsStart: Double
  /// The inset between the items and the footer.
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

  /// Header, insets, items and footer. Not negative, whatever the insets are.
  func extent(ofItems items: Double) -> Double { max(0, itemsStart + items + trailing + footerExtent) }

  /// No header, item or footer lies further outside the section, which happens only with negative insets. Nor is a footer
  /// further before the end of the items.
  var overhang: Double { max(0, headerExtent - itemsStart) + max(0, -trailing) }
}
