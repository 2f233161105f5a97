extension LanePacking {
  /// Calls `body` with every packed item that begins before `upper` and ends after `lower`, in index order.
  ///
  /// Positions are in points, in the coordinates of `origin`. Items that only touch the range are not
  /// included.
  ///
  /// - Complexity: O(lanes · (log n + block) + items). Without spacing, if an item much longer than the
  ///   others ends within the range, the query also scans the blocks packed alongside it.
  public func forEachItem(from lower: Double, to upper: Double, _ body: (LaneItem) -> Void) {
    forEachHit(from: lower, to: upper) { index, lane, start in body(item(index, lane: lane, start: start)) }
  }

  /// Calls `body` with only the index of each item, like `forEachItem(from:to:_:)`.
  public func forEachIndex(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    forEachHit(from: lower, to: upper) { index, _, _ in body(index) }
  }

  /// Returns the ascending indices of the packed items that `forEachItem(from:to:_:)` passes to its closure.
  public func items(from lower: Double, to upper: Double) -> [Int] {
    var found: [Int] = []
    found.reserveCapacity(32)
    forEachIndex(from: lower, to: upper) { found.append($0) }
    return found
  }

  /// Calls `body` with an item, its lane, and its start.
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

  /// An upper bound for the effect of rounding on a position, in points.
  private static let rounding = 1.0 / 64
  /// The distance by which a search begins early, in points. The items found are then compared exactly.
  private static let slack = 1.0

  // MARK: Sorted starts

  /// Returns the first block to search when starts ascend. No item of an earlier block is long enough to
  /// reach `position`.
  ///
  /// - Returns: `nil` if the block is over 8 blocks back because one item somewhere is very long. A search
  ///   lane by lane is then faster.
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
    // Only some of the earlier items reach into the range, so a branch would often be mispredicted. A filter
    // without a branch collects them first, and `body` gets them afterward.
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
        // An item at the position of an empty range doesn't meet it.
        if lower == upper { hits = (0..<hits).partition { origin + starts[found[$0]] >= upper } }
        for hit in 0..<hits { body(found[hit], Int(lanes[found[hit]]), origin + starts[found[hit]]) }
      }
    }
    // Items starting within the range meet it, regardless of their length.
    while index < packedCount, origin + starts[index] < upper {
      body(index, Int(lanes[index]), origin + starts[index])
      index &+= 1
    }
  }

  /// The number of items to filter before the items found are passed on.
  private static let sieve = 64

  // MARK: Unsorted starts

  /// Scans lane by lane.
  ///
  /// Within one lane, starts and ends always ascend. The lane's checkpoints therefore show which blocks may
  /// have items in the range, and only the items of those blocks are examined.
  @inline(__always)
  private func scanLanes(_ lower: Double, _ upper: Double, _ body: (Int, Int, Double) -> Void) {
    let (early, late) = (lower - origin + shape.spacing - Self.slack, upper - origin + Self.slack)
    // The next block to search for each lane.
    FlatColumn<Int>.withTemporary(count: shape.laneCount) { next in
      for lane in 0..<shape.laneCount { next[lane] = lastBlock(from: 0, in: lane, goingOnAt: early) }
      while true {
        var block = Int.max
        for lane in 0..<shape.laneCount { block = min(block, next[lane]) }
        guard block < Int.max else { break }
        scan(block: block, lower, upper, body)
        for lane in 0..<shape.laneCount where next[lane] == block {
          next[lane] = nextBlock(after: block, in: lane, goingOnBefore: late)
        }
      }
    }
  }

  /// Returns the last block at whose start a lane continues at or before a position, or `first` if there is
  /// none.
  private func lastBlock(from first: Int, in lane: Int, goingOnAt position: Double) -> Int {
    var block = first
    var remaining = shape.blocks(for: packedCount) - first
    while remaining > 1 {
      let half = remaining / 2
      if checkpoint(block + half, lane) <= position { block += half }
      remaining -= half
    }
    return block
  }

  /// Returns the next block that may have items of a lane, or `Int.max` if they all start after the position.
  private func nextBlock(after block: Int, in lane: Int, goingOnBefore position: Double) -> Int {
    let next = block + 1
    guard next < shape.blocks(for: packedCount) else { return .max }
    let end = checkpoint(next, lane)
    guard end < position else { return .max }
    // An item that ends here may be so long that thousands of blocks were packed alongside it, without an
    // item in this lane: each item would have moved the lane's end by the spacing.
    let rest = end + shape.spacing / 2
    let isEmpty = shape.spacing / 2 > Self.rounding && checkpoint(next + 1, lane) < rest
    return isEmpty ? lastBlock(from: next, in: lane, goingOnAt: rest) : next
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

extension FlatColumn<Double> {
  /// Returns the last index of the range whose number is less than `number`, or the first index if there is
  /// none. Numbers must ascend.
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
