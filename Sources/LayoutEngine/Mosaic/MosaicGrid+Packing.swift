extension MosaicGrid {
  mutating func pack(_ items: Range<Int>) {
    let (spans, firstCells) = (columns.spans, columns.firstCells)
    // A local copy makes each access faster.
    var cells = columns.cells
    var lineCount = lineCount
    for item in items {
      let span = spans[item].span(in: cells.laneCount)
      cells.makeCells(forLines: lineCount &+ span.lines &+ 1)
      let head = cells.freeCell(for: span, from: columns.cursor(of: span, in: cells))
      cells.occupy(head, span)
      columns.setCursor(head, of: span)
      firstCells[item] = head
      let end = cells.line(of: head) &+ span.lines
      lineCount = end > lineCount ? end : lineCount
    }
    columns.cells = cells
    self.lineCount = lineCount
  }
}

extension MosaicColumns {
  private static let smallSpan = 16

  @inline(__always) private func index(of span: MosaicGrid.Span) -> Int? {
    guard span.lanes <= Self.smallSpan, span.lines <= Self.smallSpan else { return nil }
    return (span.lines &- 1) &* Self.smallSpan &+ span.lanes &- 1
  }

  @inline(__always) func cursor(of span: MosaicGrid.Span, in cells: MosaicCells) -> Int {
    if let index = index(of: span), index < cursors.count, cursors[index] > 0 { return cursors[index] }
    return firstCursor(of: span, in: cells)
  }

  private func firstCursor(of span: MosaicGrid.Span, in cells: MosaicCells) -> Int {
    if let cursor = cursorsOfLarge[span] { return cursor }
    firstFree = cells.freeCell(from: firstFree)
    return firstFree
  }

  @inline(__always) func setCursor(_ cell: Int, of span: MosaicGrid.Span) {
    if let index = index(of: span) {
      if index >= cursors.count { cursors.grow(to: index + 1, with: 0) }
      cursors[index] = cell
    } else {
      cursorsOfLarge[span] = cell
    }
  }
}
