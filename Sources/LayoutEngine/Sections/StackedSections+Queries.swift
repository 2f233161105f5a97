extension StackedSections {
  /// The number of items of a section, which must exist.
  @inlinable public func itemCount(ofSection section: Int) -> Int { sections[section].items.count }

  /// Where an item lies in the content, in points.
  ///
  /// - Complexity: that of the items' own
  @inlinable public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    sections[section].items.frame(ofItem: item, from: itemsOrigin(ofSection: section))
  }

  /// The header's frame, or `nil` where a section has none.
  ///
  /// A pinned header stays within its section: the next one pushes it away.
  @inlinable public func frame(ofHeaderInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].headerExtent
    guard extent > 0 else { return nil }
    let start = starts[section].snapped(toScale: scale)
    guard let edge = pinning.headers else { return boundary(along: start, extent: extent) }
    let end = (starts[section + 1] - extent).snapped(toScale: scale) + extent
    return boundary(
      along: SectionPinning.pin(start: start, extent: extent, edge: edge, end: end), extent: extent)
  }

  /// The footer's frame, or `nil` where a section has none.
  ///
  /// A pinned footer stays within its section, as a header does.
  @inlinable public func frame(ofFooterInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].footerExtent
    guard extent > 0 else { return nil }
    let start = (starts[section] + sections[section].footerStart).snapped(toScale: scale)
    guard let edge = pinning.footers else { return boundary(along: start, extent: extent) }
    let first = min(start, starts[section].snapped(toScale: scale))
    return boundary(along: max(min(edge - extent, start), first), extent: extent)
  }

  /// Calls `body` with everything whose frame shares an area with `rect`: section by section the header, the items in the
  /// order in which they answer, the footer.
  ///
  /// - Complexity: O(log *sections*), and that of the items' own queries
  @inlinable public func forEachElement(
    in rect: LayoutRect, pinning: Pinning = .none, _ body: (Element, LayoutRect) -> Void
  ) {
    let slack = overhang + .snappingSlack(ofScale: scale)
    let low = axis.along(rect.origin) - slack
    let high = axis.along(rect.origin) + axis.extent(of: rect.size) + slack
    for section in sections(meeting: low...max(low, high)) {
      if let frame = frame(ofHeaderInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.header(section: section), frame)
      }
      sections[section].items.forEachItem(in: rect, from: itemsOrigin(ofSection: section)) { item, frame in
        body(.item(item, section: section), frame)
      }
      if let frame = frame(ofFooterInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.footer(section: section), frame)
      }
    }
  }

  @inlinable func itemsOrigin(ofSection section: Int) -> LayoutPoint {
    axis.point(
      along: starts[section] + sections[section].itemsStart,
      across: axis.start(between: sections[section].insets, in: breadth))
  }

  /// A header or footer: it spans the whole breadth.
  @inlinable func boundary(along: Double, extent: Double) -> LayoutRect {
    axis.rect(along: along, across: 0, extent: extent, breadth: breadth)
  }
}
