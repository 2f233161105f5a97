/// The surroundings of a section's items.
struct LaneSurroundings: Sendable {
  /// The length of the header, or 0 for no header.
  let headerExtent: Double
  /// The length of the footer, or 0 for no footer.
  let footerExtent: Double
  let insets: LayoutInsets
  let laneSpacing: Double
  /// `true` if the first lane is the last one across the axis.
  let hasTrailingLaneFirst: Bool
  /// The distance from the section's start to the items along the axis: header and leading inset.
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

  /// Returns the length of header, insets, items, and footer. Never negative, regardless of the insets.
  func extent(ofItems items: Double) -> Double { max(0, itemsStart + items + trailing + footerExtent) }

  /// An upper bound for the distance of header, items, and footer outside the section. It's above 0 only with
  /// negative insets.
  ///
  /// The bound also applies to the distance of the footer before the end of the items.
  var overhang: Double { max(0, headerExtent - itemsStart) + max(0, -trailing) }
}
