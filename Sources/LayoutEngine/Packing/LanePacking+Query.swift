extension LanePacking {
  /// Hands over the packed items that meet an open stretch of the extent, in the order of their indices:
  /// those that begin before its end and end behind its beginning. Touching is not meeting.
  ///
  /// - Complexity: O(lanes · log n + items), whatever lengths there are.
  public func forEachItem(from lower: Double, to upper: Double, _ body: (LaneItem) -> Void) {
    forEachHit(from: lower, to: upper) { index, lane, position in
      body(item(index, lane: lane, position: position))
    }
  }

  /// As `forEachItem(from:to:_:)`, for the indices alone.
  public func forEachIndex(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    forEachHit(from: lower, to: upper) { index, _, _ in body(index) }
  }

  /// The indices of the packed items that meet an open stretch of the extent, ascending.
  public func items(from lower: Double, to upper: Double) -> [Int] {
    var found: [Int] = []
    found.reserveCapacity(32)
    forEachIndex(from: lower, to: upper) { found.append($0) }
    return found
  }

  @inline(__always)
  private func forEachHit(from lower: Double, to upper: Double, _ body: (Int, Int, Int64) -> Void) {
    guard packedCount > firstBlock &<< shape.blockBits, lower <= upper else { return }
    // No position lies outside the limits, and within them nothing below overflows.
    let window = LaneWindow(
      lower: min(max(LaneUnit.unitsDown(lower) - originUnits, -shape.limit), shape.limit),
      upper: min(LaneUnit.unitsUp(upper) - originUnits, shape.limit + 1))
    withExtendedLifetime(columns) {
      if isSorted, let first = firstBlock(lookingBackFrom: window.lower) {
        scanSorted(from: first, window, body)
      } else {
        scanLanes(window, body)
      }
    }
  }

  // MARK: Keys in order

  /// The block to start at where the keys ascend: the last one whose first item starts so early that no item
  /// before it is long enough to reach `position`. Nothing if an item so long stands somewhere that looking
  /// back takes too far.
  @inline(__always)
  private func firstBlock(lookingBackFrom position: Int64) -> Int? {
    let starts = columns.starts
    let end = shape.blocks(for: packedCount)
    let block = starts.lastIndex(below: (position - longest) &<< shape.laneBits, in: firstBlock..<end)
    let tooFar = block + 8
    if tooFar < end, starts[tooFar] <= position &<< shape.laneBits { return nil }
    return block
  }

  @inline(__always)
  private func scanSorted(from block: Int, _ window: LaneWindow, _ body: (Int, Int, Int64) -> Void) {
    let (keys, lengths) = (columns.keys, columns.lengths)
    let start = block &<< shape.blockBits
    var index = keys.lastIndex(
      below: (window.lower - longest) &<< shape.laneBits,
      in: start..<min(start + shape.blockSize, packedCount))
    let end = window.upper &<< shape.laneBits
    // Among the items looked back at, one that reaches into the window follows one that does not in no order that a
    // processor could predict. So they are sifted without a branch first, and handed over then.
    let inside = min(end, (window.lower + 1) &<< shape.laneBits)
    FlatColumn<Int>.withTemporary(count: Self.sieve) { found in
      var isDone = false
      while !isDone {
        let stop = min(index + Self.sieve, packedCount)
        var hits = 0
        while index < stop, keys[index] < inside {
          found[hits] = index
          let itemEnd = shape.position(of: keys[index]) &+ lengths[index].units
          hits &+= itemEnd > window.lower ? 1 : 0
          index &+= 1
        }
        isDone = index < stop || stop == packedCount
        for hit in 0..<hits {
          let key = keys[found[hit]]
          body(found[hit], shape.lane(of: key), shape.position(of: key))
        }
      }
    }
    // What starts behind the window's start meets it, however long it is.
    while index < packedCount, keys[index] < end {
      body(index, shape.lane(of: keys[index]), shape.position(of: keys[index]))
      index &+= 1
    }
  }

  /// How many items are looked at in one go.
  private static let sieve = 64

  // MARK: Any order

  /// Within one lane starts and ends ascend always. So the checkpoints tell for each lane the blocks that
  /// hold items which meet the window, and only those blocks are looked into.
  @inline(__always)
  private func scanLanes(_ window: LaneWindow, _ body: (Int, Int, Int64) -> Void) {
    FlatColumn<LaneBlocks>.withTemporary(count: shape.laneCount) { candidates in
      for lane in 0..<shape.laneCount { candidates[lane] = blocks(meeting: window, in: lane) }
      var block = 0
      while true {
        var next = Int.max
        for lane in 0..<shape.laneCount {
          let blocks = candidates[lane]
          if blocks.end > max(block, blocks.first) { next = min(next, max(block, blocks.first)) }
        }
        guard next < Int.max else { break }
        scan(block: next, window, body)
        block = next + 1
      }
    }
  }

  private func blocks(meeting window: LaneWindow, in lane: Int) -> LaneBlocks {
    let count = shape.blocks(for: packedCount)
    var first = firstBlock
    var remaining = count - first
    while remaining > 1 {
      let half = remaining / 2
      if checkpoint(first + half, lane) - shape.spacing <= window.lower { first += half }
      remaining -= half
    }
    // The first block is looked into in any case: where there are others before it, its checkpoint is another packing's.
    var end = first == firstBlock ? first + 1 : first
    while end < count, checkpoint(end, lane) < window.upper { end += 1 }
    return LaneBlocks(first: first, end: end)
  }

  /// Where the lane's next item would start before a block.
  func checkpoint(_ block: Int, _ lane: Int) -> Int64 {
    columns.rows[block * shape.laneCount + lane] + columns.shifts[block, lane]
  }

  @inline(__always)
  private func scan(block: Int, _ window: LaneWindow, _ body: (Int, Int, Int64) -> Void) {
    let (keys, lengths, shifts) = (columns.keys, columns.lengths, columns.shifts)
    let start = block &<< shape.blockBits
    let end = min(start + shape.blockSize, packedCount)
    var leastMove: Int64 = 0
    var greatestMove: Int64 = 0
    if !shifts.isEmpty {
      leastMove = .max
      greatestMove = .min
      for lane in 0..<shape.laneCount {
        let move = shifts[block, lane]
        leastMove = min(leastMove, move)
        greatestMove = max(greatestMove, move)
      }
    }
    // The keys of a block are out of order by its disorder at most. Wherever a search by halves ends, the key
    // there is less than the one sought: so all keys before it are less than that plus the disorder.
    let disorder = columns.blocks[block].disorder
    let earliest = window.lower - greatestMove - columns.blocks[block].longest - disorder
    let latest = (window.upper - leastMove + disorder) &<< shape.laneBits
    var index = keys.lastIndex(below: earliest &<< shape.laneBits, in: start..<end)
    while index < end, keys[index] < latest {
      let lane = shape.lane(of: keys[index])
      let position = shape.position(of: keys[index]) + shifts[block, lane]
      if position < window.upper, position + lengths[index].units > window.lower {
        body(index, lane, position)
      }
      index += 1
    }
  }
}

/// A stretch of the extent in units, from the packing's origin: items meet it that start before `upper` and
/// end behind `lower`.
private struct LaneWindow {
  let lower: Int64
  let upper: Int64
}

/// The blocks in which a lane may have something to say: `first ..< end`.
private struct LaneBlocks: BitwiseCopyable {
  let first: Int
  let end: Int
}

extension FlatColumn<Int64> {
  /// An index whose number is less, the next one's being not; or the first of the range.
  @inline(__always)
  fileprivate func lastIndex(below number: Int64, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    var count = range.count
    while count > 1 {
      let half = count / 2
      index &+= self[index &+ half] < number ? half : 0
      count -= half
    }
    return index
  }
}
