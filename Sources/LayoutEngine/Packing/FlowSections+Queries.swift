extension FlowSections {
  /// Where headers and footers stop instead of scrolling out of sight, along the axis. `nil` leaves them in place.
  public struct Pinning: Hashable, Sendable {
    /// Headers do not start before this.
    public var headers: Double?
    /// Footers do not end after this.
    public var footers: Double?

    /// Nothing stays; everything scrolls.
    public static let none = Pinning()

    /// In points along the axis, counted as the sections are.
    public init(headers: Double? = nil, footers: Double? = nil) {
      self.headers = headers
      self.footers = footers
    }
  }

  /// Where an item lies in the content, in points.
  ///
  /// - Complexity: O(log *lines*); O(1) where the section's items have one size.
  public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    self[section].lines.frame(ofItem: item, from: linesOrigin(ofSection: section))
  }

  /// The header's frame, or `nil` where a section has none.
  ///
  /// A pinned header stays within its section: the next one pushes it away.
  public func frame(ofHeaderInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = self[section].headerExtent
    guard extent > 0 else { return nil }
    let start = starts[section].snapped(toScale: scale)
    guard let edge = pinning.headers else { return boundary(along: start, extent: extent) }
    let end = (starts[section + 1] - extent).snapped(toScale: scale) + extent
    return boundary(along: Self.pin(start: start, extent: extent, edge: edge, end: end), extent: extent)
  }

  /// The footer's frame, or `nil` where a section has none.
  ///
  /// A pinned footer stays within its section, as a header does.
  public func frame(ofFooterInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = self[section].footerExtent
    guard extent > 0 else { return nil }
    let start = (starts[section] + self[section].footerStart).snapped(toScale: scale)
    guard let edge = pinning.footers else { return boundary(along: start, extent: extent) }
    let first = min(start, starts[section].snapped(toScale: scale))
    return boundary(along: max(min(edge - extent, start), first), extent: extent)
  }

  /// Calls `body` with everything whose frame shares an area with `rect`: section by section the header, the items in
  /// ascending order, the footer.
  ///
  /// - Complexity: O(log *n* + hits)
  public func forEachElement(
    in rect: LayoutRect, pinning: Pinning = .none, _ body: (Element, LayoutRect) -> Void
  ) {
    let slack = overhang + .snappingSlack(ofScale: scale)
    let low = axis.along(rect.origin) - slack
    let high = axis.along(rect.origin) + axis.extent(of: rect.size) + slack
    for section in sections(meeting: low...max(low, high)) {
      if let frame = frame(ofHeaderInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.header(section: section), frame)
      }
      self[section].lines.forEachItem(in: rect, from: linesOrigin(ofSection: section)) { item, frame in
        body(.item(item, section: section), frame)
      }
      if let frame = frame(ofFooterInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.footer(section: section), frame)
      }
    }
  }

  /// Where something of length `extent` starts: at `start`, or at `edge` if that is further on, but no further than lets
  /// it end at `end`.
  public static func pin(start: Double, extent: Double, edge: Double, end: Double) -> Double {
    min(max(edge, start), max(start, end - extent))
  }

  private func linesOrigin(ofSection section: Int) -> LayoutPoint {
    axis.point(
      along: starts[section] + self[section].linesStart, across: axis.near(of: self[section].insets))
  }

  /// A header or footer: it spans the whole breadth.
  private func boundary(along: Double, extent: Double) -> LayoutRect {
    axis.rect(along: along, across: 0, extent: extent, breadth: breadth)
  }
}
