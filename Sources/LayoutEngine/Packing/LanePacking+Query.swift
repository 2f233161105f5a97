extension LanePacking {
  /// Calls `body` with every packed item that begins before `upper` and ends behind `lower`, in the order of their
  /// indices. Positions are in points, counted as `origin` is. Items that only touch the stretch are not among them.
  ///
  /// - Complexity: O(lanes · (log n + block) + items). Without spacing, where an item much longer than the others ends within
  ///   the stretch, the blocks packed beside it are looked through, too.
  public func forEachItem(from lower: Double, to upper: Double, _ body: (LaneItem) -> Void) {
    forEachHit(from: lower, to: upper) { index, lane, start in body(item(index, lane: lane, start: start)) }
  }

  /// As `forEachItem(from:to:_:)`, for the indices alone.
  public func forEachIndex(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    forEachHit(from: lower, to: upper) { index, _, _ in body(index) }
  }

  /// The indices of the packed items that `forEachItem(from:to:_:)` would hand over, ascending.
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

  /// More than rounding can move a position, in points.
  private static let rounding = 1.0 / 64
  /// A search begins by that much earlier, in points; the items found are then compared exactly.
  private static let slack = 1.0

  // MARK: Starts in order

  /// The block to start looking in where starts ascend: no item of an earlier block is long enough to reach `position`.
  /// Nil where that is over 8 blocks back, because one item somewhere is very long: looking lane by lane is faster then.
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
    // Of the items that start before the stretch, some reach into it: a branch would be mispredicted often. So they are
    // sifted without one first, and handed over afterwards.
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
        // What starts where a stretch of no length lies does not meet it.
        if lower == upper { hits = (0..<hits).partition { origin + starts[found[$0]] >= upper } }
        for hit in 0..<hits { body(found[hit], Int(lanes[found[hit]]), origin + starts[found[hit]]) }
      }
    }
    // What starts within the stretch meets it, whatever its length.
    while index < packedCount, origin + starts[index] < upper {
      body(index, Int(lanes[index]), origin + starts[index])
      index &+= 1
    }
  }

  /// How many items are sifted before those found are handed over.
  private static let sieve = 64

  // MARK: Any order

  /// Within one lane, starts and ends always ascend. So the checkpoints tell, lane by lane, which blocks may have items
  /// that meet the stretch. Only the items of those blocks are looked at.
  @inline(__always)
  private func scanLanes(_ lower: Double, _ upper: Double, _ body: (Int, Int, Double) -> Void) {
    let (early, late) = (lower - origin + shape.spacing - Self.slack, upper - origin + Self.slack)
    // The next block to look in for items of each lane.
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

  /// The last block before which a lane ends at a position or earlier; `first` if there is none.
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

  /// The next block that may have items of a lane; `Int.max` where they all start behind the position.
  private func nextBlock(after block: Int, in lane: Int, goingOnBefore position: Double) -> Int {
    let next = block + 1
    guard next < shape.blocks(for: packedCount) else { return .max }
    let end = checkpoint(next, lane)
    guard end < position else { return .max }
    // An item that ends here may be so long that thousands of blocks were packed beside it, without an item in this lane:
    // each would have moved the lane's end by the spacing.
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
  /// The last index of the range whose number is less, where numbers ascend; the first one if none is.
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
