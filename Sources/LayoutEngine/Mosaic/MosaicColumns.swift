/// The storage of a `MosaicGrid`, an object so that copying a grid is cheap.
final class MosaicColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  // MARK: Elements per item

  @exclusivity(unchecked) var spans = FlatColumn<MosaicGrid.StoredSpan>()
  @exclusivity(unchecked) var firstCells = FlatColumn<Int>()
  /// The items in the order of their first cells.
  @exclusivity(unchecked) var order = FlatColumn<UInt32>()
  /// For every 16 items in `order`, the line after them.
  @exclusivity(unchecked) var ends = MaximumTree()

  // MARK: Cells

  @exclusivity(unchecked) var cells: MosaicCells
  /// For every 64 cells, the number of items that start before them.
  @exclusivity(unchecked) var headsBefore = FlatColumn<Int>()

  /// For each small span, the first cell that may be free, by `index(of:)`.
  @exclusivity(unchecked) var cursors = FlatColumn<Int>()
  @exclusivity(unchecked) var cursorsOfLarge: [MosaicGrid.Span: Int] = [:]
  @exclusivity(unchecked) var firstFree = 0

  init(laneCount: Int) { cells = MosaicCells(laneCount: laneCount) }

  init(copying other: MosaicColumns) {
    firstFree = other.firstFree
    cells = other.cells.duplicate()
    spans = other.spans.duplicate()
    firstCells = other.firstCells.duplicate()
    order = other.order.duplicate()
    ends = other.ends.duplicate()
    headsBefore = other.headsBefore.duplicate()
    cursors = other.cursors.duplicate()
    cursorsOfLarge = other.cursorsOfLarge
  }

  func clear(laneCount: Int) {
    cells.clear(laneCount: laneCount)
    headsBefore.truncate(to: 0)
    cursors.truncate(to: 0)
    cursorsOfLarge = [:]
    firstFree = 0
  }

  func truncate() {
    spans.truncate(to: 0)
    firstCells.truncate(to: 0)
    order.truncate(to: 0)
    ends.truncate(to: 0)
  }

  deinit {
    spans.free()
    firstCells.free()
    order.free()
    ends.free()
    cells.free()
    headsBefore.free()
    cursors.free()
  }
}

extension MosaicColumns {
  /// Inserts the items from `first` on into the order of first cells.
  ///
  /// An item's rank is the number of items in earlier cells, so one bit per cell suffices.
  func sort(addedFrom first: Int, lineCount: Int) {
    if first == 0 { order.truncate(to: 0) }
    guard first < firstCells.count else { return ends.truncate(to: (first + 15) / 16) }
    var lowest = 0
    if first > 0 {
      lowest = firstCells[first]
      for item in first + 1..<firstCells.count { lowest = min(lowest, firstCells[item]) }
    }
    let firstRank = (0..<order.count).partition { firstCells[Int(order[$0])] > lowest }

    countHeads(from: lowest, lineCount: lineCount)
    order.extend(by: firstCells.count - order.count)
    let ranks = MosaicRanks(heads: cells.heads, headsBefore: headsBefore)
    let (ordered, known) = (order, firstCells)
    // Reversed, because items move toward the back.
    for rank in (firstRank..<first).reversed() {
      ordered[ranks.rank(of: known[Int(ordered[rank])])] = ordered[rank]
    }
    for item in first..<known.count {
      ordered[ranks.rank(of: known[item])] = UInt32(truncatingIfNeeded: item)
    }

    let firstBlock = firstRank / 16
    ends.truncate(to: firstBlock)
    for block in firstBlock..<(order.count + 15) / 16 { ends.appendAlone(Double(end(ofBlock: block))) }
    ends.completeGroups(from: firstBlock)
  }

  private func countHeads(from cell: Int, lineCount: Int) {
    let heads = cells.heads
    headsBefore.truncate(to: cell / 64 + 1)
    if headsBefore.isEmpty { headsBefore.append(0) }
    for word in headsBefore.count..<max(headsBefore.count, (lineCount &<< cells.lineBits + 63) / 64) {
      headsBefore.append(headsBefore[word - 1] + heads[word - 1].nonzeroBitCount)
    }
  }

  /// Returns the line after a block of 16 items in cell order.
  func end(ofBlock block: Int) -> Int {
    let (order, firstCells, spans, cells) = (order, firstCells, spans, cells)
    var end = 0
    for rank in block &* 16..<min(order.count, block &* 16 &+ 16) {
      let item = Int(order[rank])
      let next = cells.line(of: firstCells[item]) &+ spans[item].lineCount
      end = next > end ? next : end
    }
    return end
  }

  @inline(__always) func end(ofItem item: Int) -> Int {
    cells.line(of: firstCells[item]) &+ spans[item].lineCount
  }
}

private struct MosaicRanks {
  let heads: FlatColumn<UInt64>
  let headsBefore: FlatColumn<Int>

  @inline(__always) func rank(of cell: Int) -> Int {
    let before = heads[cell &>> 6] & (1 &<< UInt64(truncatingIfNeeded: cell & 63) &- 1)
    return headsBefore[cell &>> 6] &+ before.nonzeroBitCount
  }
}
