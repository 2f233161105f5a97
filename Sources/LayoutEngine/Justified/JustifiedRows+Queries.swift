extension JustifiedRows: SectionItems {
  public var axis: Axis { rules.axis }

  /// The number of rows.
  public var rowCount: Int { columns.rows.count + (firstLeft < count ? 1 : 0) }

  /// Returns an item's row.
  ///
  /// - Complexity: O(log *rows*)
  public func row(ofItem item: Int) -> Int {
    precondition(
      item >= 0 && item < count,
      "JustifiedRows.row(ofItem:): item \(item) is out of range (\(count) items)")
    return item >= firstLeft
      ? columns.rows.count : fullRows.partition { columns.rows[$0].firstItem > item } - 1
  }

  /// Returns a row's items.
  public func itemRange(inRow row: Int) -> Range<Int> {
    let rows = columns.rows
    guard row < rows.count else { return firstLeft..<count }
    return rows[row].firstItem..<(row + 1 < rows.count ? rows[row + 1].firstItem : firstLeft)
  }

  /// Returns an item's frame, even in a hidden row, if the first row starts at `origin`.
  ///
  /// - Complexity: O(log *rows*)
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    let index = row(ofItem: item)
    let isFull = index < columns.rows.count
    let row = isFull ? columns.rows[index] : lastRow
    return frame(
      of: item, behind: sum(before: item, from: row.firstItem), in: row,
      from: isFull ? origin : lastOrigin(from: origin))
  }

  /// Calls `body` with every item whose frame overlaps `rect`, in ascending order.
  ///
  /// - Complexity: O(log *n* + hits)
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    let base = axis.along(origin)
    let lower = axis.along(rect.origin)
    let upper = lower + axis.extent(of: rect.size)
    withExtendedLifetime(columns) {
      let rows = columns.rows
      // Computed like frames, with the same rounding.
      var index = fullRows.partition { base + rows[$0].start + rows[$0].extent > lower }
      while index < rows.count, base + rows[index].start < upper {
        forEachItem(in: rect, of: rows[index], itemRange(inRow: index), from: origin, body)
        index += 1
      }
      if index == rows.count, firstLeft < shownCount {
        forEachItem(in: rect, of: lastRow, firstLeft..<count, from: lastOrigin(from: origin), body)
      }
    }
  }

  @inline(__always)
  private func forEachItem(
    in rect: LayoutRect, of row: Row, _ items: Range<Int>, from origin: LayoutPoint,
    _ body: (Int, LayoutRect) -> Void
  ) {
    var first = items.lowerBound
    var sum = 0.0
    // A few items need no search.
    if items.count > Self.slice {
      let lower = axis.across(rect.origin) - axis.across(origin) - Self.slack
      first = items.partition { item in
        let sum = self.sum(before: item, from: row.firstItem) + columns.ratios[item]
        return sum * row.extent + Double(item - row.firstItem) * rules.itemSpacing > lower
      }
      if first < items.upperBound { sum = self.sum(before: first, from: row.firstItem) }
    }
    let upper = axis.across(rect.origin) + axis.breadth(of: rect.size)
    for item in first..<items.upperBound {
      let frame = frame(of: item, behind: sum, in: row, from: origin)
      if axis.across(frame.origin) >= upper { return }
      if frame.intersects(rect) { body(item, frame) }
      sum += columns.ratios[item]
    }
  }

  /// The maximum rounding error, in points.
  private static let slack = 1.0 / 64

  private func sum(before item: Int, from first: Int) -> Double {
    let known = item / Self.slice * Self.slice
    var sum = known > first ? columns.sums[known / Self.slice] : 0
    for index in max(first, known)..<item { sum += columns.ratios[index] }
    return sum
  }

  @inline(__always)
  private func frame(of item: Int, behind sum: Double, in row: Row, from origin: LayoutPoint) -> LayoutRect {
    axis.rect(
      along: axis.along(origin) + row.start,
      across: axis.across(origin) + (sum * row.extent + Double(item &- row.firstItem) * rules.itemSpacing),
      extent: row.extent, breadth: columns.ratios[item] * row.extent)
  }
}
