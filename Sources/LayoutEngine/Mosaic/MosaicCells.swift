/// A grid's cells, one bit each, line by line.
///
/// The number of cells in a line is a power of two. Cells after the lanes are always occupied, so no span
/// extends beyond the lanes. Like `FlatColumn`, this is a handle: its owner frees it.
struct MosaicCells {
  var occupied = FlatColumn<UInt64>()
  /// The items' first cells.
  var heads = FlatColumn<UInt64>()
  private(set) var laneCount: Int
  /// The binary logarithm of the number of cells in a line.
  private(set) var lineBits: Int

  init(laneCount: Int) {
    self.laneCount = laneCount
    lineBits = Int.bitWidth - laneCount.leadingZeroBitCount
  }

  @inline(__always) var lineSize: Int { 1 &<< lineBits }
  @inline(__always) func line(of cell: Int) -> Int { cell &>> lineBits }
  @inline(__always) func lane(of cell: Int) -> Int { cell & (lineSize &- 1) }

  mutating func clear(laneCount: Int) {
    var cleared = MosaicCells(laneCount: laneCount)
    (cleared.occupied, cleared.heads) = (occupied, heads)
    cleared.occupied.truncate(to: 0)
    cleared.heads.truncate(to: 0)
    self = cleared
  }

  func duplicate() -> MosaicCells {
    var copy = self
    (copy.occupied, copy.heads) = (occupied.duplicate(), heads.duplicate())
    return copy
  }

  func free() {
    occupied.free()
    heads.free()
  }

  /// Makes room for lines, plus two words for searches.
  @inline(__always) mutating func makeCells(forLines lines: Int) {
    if lines &<< lineBits &+ 128 > occupied.count &<< 6 { addCells(forLines: lines) }
  }

  private mutating func addCells(forLines lines: Int) {
    let words = ((lines &<< lineBits) + 63) / 64 + 2
    // Grows by half, because lines are added one at a time.
    let target = max(words, occupied.count + occupied.count / 2)
    heads.grow(to: target, with: 0)
    if lineBits <= 6 { return occupied.grow(to: target, with: freeCells(ofWord: 0)) }
    while occupied.count < target { occupied.append(freeCells(ofWord: occupied.count)) }
  }

  private func freeCells(ofWord word: Int) -> UInt64 {
    var cells: UInt64 = 0
    for bit in 0..<64 where lane(of: word &<< 6 + bit) >= laneCount { cells |= 1 &<< UInt64(bit) }
    return cells
  }

  /// Returns the first free cell. There must be one.
  @inline(__always) func freeCell(from cell: Int) -> Int {
    var word = cell &>> 6
    var free = ~occupied[word] & (~0 &<< UInt64(truncatingIfNeeded: cell & 63))
    while free == 0 {
      word &+= 1
      free = ~occupied[word]
    }
    return word &<< 6 | free.trailingZeroBitCount
  }

  /// Returns the first cell at which a span is free. Enough free lines must follow the occupied ones.
  @inline(__always) func freeCell(for span: MosaicGrid.Span, from cell: Int) -> Int {
    if lineBits > 6 { return freeCellInLongLines(for: span, from: cell) }
    var word = cell &>> 6
    var free = freeCells(for: span, inWord: word) & (~0 &<< UInt64(truncatingIfNeeded: cell & 63))
    while free == 0 {
      word &+= 1
      free = freeCells(for: span, inWord: word)
    }
    return word &<< 6 | free.trailingZeroBitCount
  }

  /// Returns a word's cells at which a span is free.
  ///
  /// A word contains whole lines. Each line ends with an occupied cell, so no span continues in the next
  /// line.
  @inline(__always) private func freeCells(for span: MosaicGrid.Span, inWord word: Int) -> UInt64 {
    var free = ~occupied[word]
    var line = 1
    while line < span.lines, free != 0 {
      let way = line &<< lineBits
      let (below, bit) = (word &+ way &>> 6, UInt64(truncatingIfNeeded: way & 63))
      // Two steps, because the shift may be 64.
      free &= ~occupied[below] &>> bit | (~occupied[below &+ 1] &<< 1) &<< (63 &- bit)
      line &+= 1
    }
    for _ in 1..<span.lanes { free &= free &>> 1 }
    return free
  }

  private func freeCellInLongLines(for span: MosaicGrid.Span, from cell: Int) -> Int {
    var head = cell
    while true {
      head = freeCell(from: head)
      let next = obstacleInLongLines(to: span, at: head)
      if next == head { return head }
      head = next
    }
  }

  /// Returns a head past the last obstacle in a line, or the given head if there are no obstacles.
  private func obstacleInLongLines(to span: MosaicGrid.Span, at head: Int) -> Int {
    for line in 0..<span.lines {
      let first = head + line &<< lineBits
      var cell = first + span.lanes - 1
      while cell >= first {
        let low = max(first, cell & ~63)
        let mask = (~0 &<< UInt64(low & 63)) & (~0 &>> UInt64(63 - cell & 63))
        let obstacles = occupied[cell &>> 6] & mask
        if obstacles != 0 { return head + (cell & ~63 + 63 - obstacles.leadingZeroBitCount) - first + 1 }
        cell = low - 1
      }
    }
    return head
  }

  @inline(__always) func occupy(_ head: Int, _ span: MosaicGrid.Span) {
    heads[head &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: head & 63)
    if lineBits > 6 { return occupyInLongLines(head, span) }
    let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: span.lanes) &- 1
    var cell = head
    for _ in 0..<span.lines {
      occupied[cell &>> 6] |= mask &<< UInt64(truncatingIfNeeded: cell & 63)
      cell &+= lineSize
    }
  }

  private func occupyInLongLines(_ head: Int, _ span: MosaicGrid.Span) {
    for line in 0..<span.lines {
      var cell = head + line &<< lineBits
      let end = cell + span.lanes
      while cell < end {
        let count = min(end - cell, 64 - cell & 63)
        occupied[cell &>> 6] |= (~0 &>> UInt64(64 - count)) &<< UInt64(cell & 63)
        cell += count
      }
    }
  }
}
