extension MosaicGrid: SectionItems {
  public var axis: Axis { rules.axis }

  /// The row and the column that an item starts in.
  public func firstCell(ofItem item: Int) -> (row: Int, column: Int) {
    precondition(
      item >= 0 && item < count, "MosaicGrid.firstCell(ofItem:) was given item \(item) of \(count)")
    let head = columns.firstCells[item]
    return (columns.cells.row(of: head), columns.cells.column(of: head))
  }

  /// Where an item stands if the first row starts at `origin`.
  public func frame(ofItem item: Int, from origin: LayoutPoint = .zero) -> LayoutRect {
    precondition(item >= 0 && item < count, "MosaicGrid.frame(ofItem:) was given item \(item) of \(count)")
    return frame(of: item, from: origin)
  }

  /// Calls `body` with every item whose frame shares an area with `rect`, row by row, and in a row column by column.
  ///
  /// - Complexity: O(log *n*), and O(*columns*) a row that meets the rectangle
  public func forEachItem(
    in rect: LayoutRect, from origin: LayoutPoint = .zero, _ body: (Int, LayoutRect) -> Void
  ) {
    let upper = axis.along(rect.origin) + axis.extent(of: rect.size)
    let row = row(before: axis.along(rect.origin) - axis.along(origin))
    withExtendedLifetime(columns) {
      let (order, ends) = (columns.order, columns.ends)
      var block = ends.first(above: row)
      while block < ends.count {
        for rank in block &* 16..<min(order.count, block &* 16 &+ 16) {
          let item = Int(order[rank])
          guard Double(columns.end(ofItem: item)) > row else { continue }
          let frame = frame(of: item, from: origin)
          if axis.along(frame.origin) >= upper { return }
          if frame.intersects(rect) { body(item, frame) }
        }
        block = ends.first(from: block &+ 1, above: row)
      }
    }
  }

  /// A row that ends before a position, or a little behind it. An item that covers none of the rows behind it is not to be
  /// seen there.
  private func row(before position: Double) -> Double {
    let pitch = rules.unitExtent + rules.lineSpacing
    // More than what rounding can make of a number of rows.
    let row = ((position + rules.lineSpacing) / pitch - 0x1p-10).rounded(.down)
    return pitch > 0x1p-10 && row > 0 ? row : -1
  }

  @inline(__always)
  private func frame(of item: Int, from origin: LayoutPoint) -> LayoutRect {
    let (head, span) = (columns.firstCells[item], span(at: item))
    let (pitch, step) = (rules.unitExtent + rules.lineSpacing, rules.unitBreadth + rules.laneSpacing)
    return axis.rect(
      along: axis.along(origin) + Double(columns.cells.row(of: head)) * pitch,
      across: axis.across(origin) + Double(columns.cells.column(of: head)) * step,
      extent: rules.extent(ofRows: span.rows), breadth: rules.breadth(ofColumns: span.columns))
  }

  /// Traps if the store contradicts itself. For tests, after every change.
  ///
  /// - Complexity: O(*cells*)
  public func _checkInvariants() {
    precondition(
      columns.firstCells.count == count && columns.order.count == count, "MosaicGrid: items without a place")
    columns.ends._checkInvariants()
    var cells = MosaicCells(columnCount: rules.columnCount)
    defer { cells.free() }
    var rows = 0
    for item in 0..<count {
      let (head, span) = (firstCell(ofItem: item), span(at: item))
      rows = max(rows, head.row + span.rows)
      cells.makeCells(forRows: rows + 1)
      precondition(
        cells.freeCell(for: span, from: columns.firstCells[item]) == columns.firstCells[item],
        "MosaicGrid: item \(item) lies on another one, or outside")
      cells.occupy(columns.firstCells[item], span)
    }
    precondition(rowCount == rows, "MosaicGrid: \(rowCount) rows instead of \(rows)")
    for word in 0..<min(cells.occupied.count, columns.cells.occupied.count) {
      precondition(
        cells.occupied[word] == columns.cells.occupied[word]
          && cells.heads[word] == columns.cells.heads[word],
        "MosaicGrid: a cell is taken by none, or free although an item lies there")
    }
    for rank in 0..<max(0, count - 1) {
      precondition(
        columns.firstCells[Int(columns.order[rank])] < columns.firstCells[Int(columns.order[rank + 1])],
        "MosaicGrid: item \(columns.order[rank]) is out of order")
    }
    for block in 0..<(count + 15) / 16 {
      precondition(columns.ends[block] == Double(columns.end(ofBlock: block)), "MosaicGrid: an end is wrong")
    }
  }
}
