extension LanePacking {
  /// Hands over the packed items that meet an open stretch of the extent, in the order of their indices:
  /// those that begin before its end and end behind its beginning. Touching is not meeting.
  ///
  /// - Complexity: O(lanes · log n + items), whatever lengths there are.
  public func forEachItem(from lower: Double, to upper: Double, _ body: (LaneItem) -> Void) {
    forEachHit(from: lower, to: upper) { index, lane, start in body(item(index, lane: lane, start: start)) }
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

  /// `body` gets an item, its lane and its start.
  @inline(__always)
  private func forEachHit(from lower: Double, to upper: Double, _ body: (Int, Int, Double) -> Void) {
    guard packedCount > 0, lower <= upper else { return }
    withExtendedLifetime(columns) {
      if isSorted, let first = firstBlock(lookingBackFrom: lower) {
        scanSorted(from: first, lower, upper, body)
      } else {
        scanLanes(lower, upper, body)
      }
    }
  }

  /// More than what rounding can make of a position. Items are searched for so much earlier, and compared exactly then.
  private static let slack = 1.0

  // MARK: Starts in order

  /// The block to start at where the starts ascend: the last one whose first item starts so early that no item
  /// before it is long enough to reach `position`. Nothing if an item so long stands somewhere that looking
  /// back takes too far.
  @inline(__always)
  private func firstBlock(lookingBackFrom position: Double) -> Int? {
    let bases = columns.bases
    let block = bases.lastIndex(
      below: position - origin - longest - Self.slack, in: 0..<shape.blocks(for: packedCount))
    let tooFar = block + 8
    if tooFar < bases.count, bases[tooFar] <= position - origin { return nil }
    return block
  }

  @inline(__always)
  private func scanSorted(
    from block: Int, _ lower: Double, _ upper: Double, _ body: (Int, Int, Double) -> Void
  ) {
    let (starts, lengths, lanes) = (columns.starts, columns.lengths, columns.lanes)
    let origin = origin
    let first = shape.start(ofBlock: block)
    var index = starts.lastIndex(
      below: lower - origin - longest - Self.slack, in: first..<min(first + shape.blockSize, packedCount))
    // Among the items looked back at, one that reaches into the stretch follows one that does not in no order that a
    // processor could predict. So they are sifted without a branch first, and handed over then.
    FlatColumn<Int>.withTemporary(count: Self.sieve) { found in
      var isDone = false
      while !isDone {
        let stop = min(index + Self.sieve, packedCount)
        var hits = 0
        while index < stop, origin + starts[index] <= lower {
          found[hits] = index
          hits &+= origin + starts[index] + lengths[index] > lower ? 1 : 0
          index &+= 1
        }
        isDone = index < stop || stop == packedCount
        // Those that start at its end meet no stretch that begins there.
        if lower == upper { hits = (0..<hits).partition { origin + starts[found[$0]] >= upper } }
        for hit in 0..<hits { body(found[hit], Int(lanes[found[hit]]), origin + starts[found[hit]]) }
      }
    }
    // What starts behind the stretch's start meets it, however long it is.
    while index < packedCount, origin + starts[index] < upper {
      body(index, Int(lanes[index]), origin + starts[index])
      index &+= 1
    }
  }

  /// How many items are looked at in one go.
  private static let sieve = 64

  // MARK: Any order

  /// Within one lane starts and ends ascend always. So the checkpoints tell for each lane the blocks that
  /// hold items which meet the stretch, and only those blocks are looked into.
  @inline(__always)
  private func scanLanes(_ lower: Double, _ upper: Double, _ body: (Int, Int, Double) -> Void) {
    FlatColumn<LaneBlocks>.withTemporary(count: shape.laneCount) { candidates in
      for lane in 0..<shape.laneCount { candidates[lane] = blocks(from: lower, to: upper, in: lane) }
      var block = 0
      while true {
        var next = Int.max
        for lane in 0..<shape.laneCount {
          let blocks = candidates[lane]
          if blocks.end > max(block, blocks.first) { next = min(next, max(block, blocks.first)) }
        }
        guard next < Int.max else { break }
        scan(block: next, lower, upper, body)
        block = next + 1
      }
    }
  }

  private func blocks(from lower: Double, to upper: Double, in lane: Int) -> LaneBlocks {
    let count = shape.blocks(for: packedCount)
    let early = lower - origin + shape.spacing - Self.slack
    var first = 0
    var remaining = count
    while remaining > 1 {
      let half = remaining / 2
      if checkpoint(first + half, lane) <= early { first += half }
      remaining -= half
    }
    let late = upper - origin + Self.slack
    var end = first + 1
    while end < count, checkpoint(end, lane) < late { end += 1 }
    return LaneBlocks(first: first, end: end)
  }

  @inline(__always)
  private func scan(block: Int, _ lower: Double, _ upper: Double, _ body: (Int, Int, Double) -> Void) {
    let (starts, lengths, lanes, shifts) = (columns.starts, columns.lengths, columns.lanes, columns.shifts)
    let first = shape.start(ofBlock: block)
    for index in first..<min(first + shape.blockSize, packedCount) {
      let lane = Int(lanes[index])
      let start = origin + (starts[index] + shifts[block, lane])
      if start < upper, start + lengths[index] > lower { body(index, lane, start) }
    }
  }
}

/// The blocks in which a lane may have something to say: `first ..< end`.
private struct LaneBlocks: BitwiseCopyable {
  let first: Int
  let end: Int
}

extension FlatColumn<Double> {
  /// An index whose number is less, the next one's being not; or the first of the range.
  @inline(__always)
  fileprivate func lastIndex(below number: Double, in range: Range<Int>) -> Int {
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
