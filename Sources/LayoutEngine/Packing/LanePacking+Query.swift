extension LanePacking {
  /// Calls `body` with every packed item that begins before `upper` and ends after `lower`, in index order.
  ///
  /// Positions are in points, in the coordinates of `origin`.
  ///
  /// - Complexity: O(lanes · (log n + block) + items). Without spacing, a very long item adds the blocks
  ///   packed alongside it.
  public func forEachItem(from lower: Double, to upper: Double, _ body: (LaneItem) -> Void) {
    forEachHit(from: lower, to: upper) { index, lane, start in body(item(index, lane: lane, start: start)) }
  }

  /// Calls `body` with the index of every packed item in a range.
  public func forEachIndex(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    forEachHit(from: lower, to: upper) { index, _, _ in body(index) }
  }

  /// Returns the ascending indices of the packed items in a range.
  public func items(from lower: Double, to upper: Double) -> [Int] {
    var found: [Int] = []
    found.reserveCapacity(32)
    forEachIndex(from: lower, to: upper) { found.append($0) }
    return found
  }

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

  /// An upper bound for rounding errors, in points.
  private static let rounding = 1.0 / 64
  /// The distance by which a search begins early, in points.
  private static let slack = 1.0

  // MARK: Sorted starts

  /// Returns the first block to search, or `nil` if it's over 8 blocks back because some item is very long. A
  /// search lane by lane is then faster.
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
    // Filters without a branch, which would often be mispredicted.
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
        // An item that starts at the position of an empty range doesn't overlap the range.
        if lower == upper { hits = (0..<hits).partition { origin + starts[found[$0]] >= upper } }
        for hit in 0..<hits { body(found[hit], Int(lanes[found[hit]]), origin + starts[found[hit]]) }
      }
    }
    // The following items overlap the range, regardless of their length.
    while index < packedCount, origin + starts[index] < upper {
      body(index, Int(lanes[index]), origin + starts[index])
      index &+= 1
    }
  }

  private static let sieve = 64

  // MARK: Unsorted starts

  /// Within a lane, starts and ends ascend, so the lane's checkpoints show the blocks to search.
  @inline(__always)
  private func scanLanes(_ lower: Double, _ upper: Double, _ body: (Int, Int, Double) -> Void) {
    let (early, late) = (lower - origin + shape.spacing - Self.slack, upper - origin + Self.slack)
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

  /// Returns the last block in which the lane continues at or before a position, or `first` if there is none.
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

  /// Returns the next block to search, or `Int.max` if all further items of the lane start after the
  /// position.
  private func nextBlock(after block: Int, in lane: Int, goingOnBefore position: Double) -> Int {
    let next = block + 1
    guard next < shape.blocks(for: packedCount) else { return .max }
    let end = checkpoint(next, lane)
    guard end < position else { return .max }
    // A very long item may have thousands of blocks packed alongside it, without an item in this lane.
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
  /// Returns the last index with a lesser number, or the first index. Numbers must ascend.
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
