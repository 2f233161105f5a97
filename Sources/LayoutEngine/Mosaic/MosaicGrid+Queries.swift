extension MosaicGrid: SectionItems {
  public var axis: Axis { rules.axis }

  /// Returns an item's first line and lane.
  public func firstCell(ofItem item: Int) -> (line: Int, lane: Int) {
    precondition(
      item >= 0 && item < count,
      "MosaicGrid.firstCell(ofItem:): item \(item) is out of range (\(count) items)")
    let head = columns.firstCells[item]
    return (columns.cells.line(of: head), columns.cells.lane(of: head))
  }

  /// Returns an item's frame if the first line starts at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    precondition(
      item >= 0 && item < count,
      "MosaicGrid.frame(ofItem:): item \(item) is out of range (\(count) items)")
    return frame(of: item, from: origin)
  }

  /// Calls `body` with every item whose frame overlaps `rect`, line by line and lane by lane.
  ///
  /// - Complexity: O(log *n*), and O(*lanes*) per line
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    let upper = axis.along(rect.origin) + axis.extent(of: rect.size)
    let line = line(before: axis.along(rect.origin) - axis.along(origin))
    withExtendedLifetime(columns) {
      let (order, ends) = (columns.order, columns.ends)
      var block = ends.first(above: line)
      while block < ends.count {
        for rank in block &* 16..<min(order.count, block &* 16 &+ 16) {
          let item = Int(order[rank])
          guard Double(columns.end(ofItem: item)) > line else { continue }
          let frame = frame(of: item, from: origin)
          if axis.along(frame.origin) >= upper { return }
          if frame.intersects(rect) { body(item, frame) }
        }
        block = ends.first(from: block &+ 1, above: line)
      }
    }
  }

  /// Returns a line that ends before a position or slightly after it.
  private func line(before position: Double) -> Double {
    let pitch = rules.unitExtent + rules.lineSpacing
    // An upper bound for the rounding error.
    let line = ((position + rules.lineSpacing) / pitch - 0x1p-10).rounded(.down)
    return pitch > 0x1p-10 && line > 0 ? line : -1
  }

  @inline(__always)
  private func frame(of item: Int, from origin: LayoutPoint) -> LayoutRect {
    let (head, span) = (columns.firstCells[item], span(at: item))
    let (pitch, step) = (rules.unitExtent + rules.lineSpacing, rules.unitBreadth + rules.laneSpacing)
    return axis.rect(
      along: axis.along(origin) + Double(columns.cells.line(of: head)) * pitch,
      across: axis.across(origin) + Double(columns.cells.lane(of: head)) * step,
      extent: rules.extent(ofLines: span.lines), breadth: rules.breadth(ofLanes: span.lanes))
  }

  /// Traps if the data is inconsistent.
  ///
  /// - Complexity: O(*cells*)
  public func _checkInvariants() {
    precondition(
      columns.firstCells.count == count && columns.order.count == count,
      "MosaicGrid: some items have no position")
    columns.ends._checkInvariants()
    var cells = MosaicCells(laneCount: rules.laneCount)
    defer { cells.free() }
    var lines = 0
    for item in 0..<count {
      let (head, span) = (firstCell(ofItem: item), span(at: item))
      lines = max(lines, head.line + span.lines)
      cells.makeCells(forLines: lines + 1)
      precondition(
        cells.freeCell(for: span, from: columns.firstCells[item]) == columns.firstCells[item],
        "MosaicGrid: item \(item) overlaps another item or is outside the grid")
      cells.occupy(columns.firstCells[item], span)
    }
    precondition(lineCount == lines, "MosaicGrid: \(lineCount) lines instead of \(lines)")
    for word in 0..<min(cells.occupied.count, columns.cells.occupied.count) {
      precondition(
        cells.occupied[word] == columns.cells.occupied[word]
          && cells.heads[word] == columns.cells.heads[word],
        "MosaicGrid: the occupied cells do not match the items")
    }
    for rank in 0..<max(0, count - 1) {
      precondition(
        columns.firstCells[Int(columns.order[rank])] < columns.firstCells[Int(columns.order[rank + 1])],
        "MosaicGrid: item \(columns.order[rank]) is out of order")
    }
    for block in 0..<(count + 15) / 16 {
      precondition(
        columns.ends[block] == Double(columns.end(ofBlock: block)),
        "MosaicGrid: a block's end is wrong")
    }
  }
}
