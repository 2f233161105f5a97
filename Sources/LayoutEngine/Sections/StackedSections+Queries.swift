extension StackedSections {
  /// Returns a section's number of items.
  @inlinable public func itemCount(ofSection section: Int) -> Int { sections[section].items.count }

  /// Returns the frame of an item, in points.
  @inlinable public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    sections[section].items.frame(ofItem: item, from: itemsOrigin(ofSection: section))
  }

  /// Returns the header's frame, or `nil`. A pinned header stays within its section.
  @inlinable public func frame(ofHeaderInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].headerExtent
    guard extent > 0 else { return nil }
    let start = starts[section].snapped(toScale: scale)
    guard let edge = pinning.headers else { return boundary(along: start, extent: extent) }
    let end = (starts[section + 1] - extent).snapped(toScale: scale) + extent
    return boundary(
      along: SectionPinning.pin(start: start, extent: extent, edge: edge, end: end), extent: extent)
  }

  /// Returns the footer's frame, or `nil`. A pinned footer stays within its section.
  @inlinable public func frame(ofFooterInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].footerExtent
    guard extent > 0 else { return nil }
    let start = (starts[section] + sections[section].footerStart).snapped(toScale: scale)
    guard let edge = pinning.footers else { return boundary(along: start, extent: extent) }
    let first = min(start, starts[section].snapped(toScale: scale))
    return boundary(along: max(min(edge - extent, start), first), extent: extent)
  }

  /// Calls `body` with every element whose frame intersects `rect`, in the order of the sections.
  ///
  /// - Complexity: O(log *sections*), plus the items' own queries
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

  /// A boundary spans the whole breadth.
  @inlinable func boundary(along: Double, extent: Double) -> LayoutRect {
    axis.rect(along: along, across: 0, extent: extent, breadth: breadth)
  }
}
