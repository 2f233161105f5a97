/// What stands around a section's items.
struct LaneSurroundings: Sendable {
  /// 0 for no header.
  let headerExtent: Double
  /// 0 for no footer.
  let footerExtent: Double
  let insets: LayoutInsets
  let laneSpacing: Double
  /// What comes before the items along the axis, and between them and the footer.
  let itemsStart: Double
  let trailing: Double

  init(axis: Axis, headerExtent: Double, insets: LayoutInsets, laneSpacing: Double, footerExtent: Double) {
    (self.headerExtent, self.footerExtent) = (headerExtent, footerExtent)
    (self.insets, self.laneSpacing) = (insets, laneSpacing)
    itemsStart = headerExtent + axis.leading(of: insets)
    trailing = axis.trailing(of: insets)
  }

  /// Header, insets, items and footer. Not negative, whatever the insets are.
  func extent(ofItems items: Double) -> Double { max(0, itemsStart + items + trailing + footerExtent) }

  /// How far items may stand out of the section; only negative insets let them.
  var overhang: Double { max(0, -itemsStart, -(trailing + footerExtent)) }
}
