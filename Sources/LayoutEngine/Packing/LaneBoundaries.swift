/// Where a section's header and footer lie: at its ends, or where they are pinned. Both span the whole breadth.
struct LaneBoundaries: Sendable {
  /// Of the section, along the axis.
  let start: Double
  let end: Double
  /// 0 for none.
  let headerExtent: Double
  let footerExtent: Double

  func headerFrame(_ pinning: FlowSections.Pinning, axis: Axis, breadth: Double) -> LayoutRect {
    var along = start
    if let edge = pinning.headers {
      along = FlowSections.pin(start: start, extent: headerExtent, edge: edge, end: end)
    }
    return axis.rect(along: along, across: 0, extent: headerExtent, breadth: breadth)
  }

  func footerFrame(_ pinning: FlowSections.Pinning, axis: Axis, breadth: Double) -> LayoutRect {
    var along = end - footerExtent
    if let edge = pinning.footers { along = max(min(edge - footerExtent, along), min(along, start)) }
    return axis.rect(along: along, across: 0, extent: footerExtent, breadth: breadth)
  }
}
