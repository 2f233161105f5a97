// Packing, and what building and editing have in common.

extension LanePacking {
  /// Packs that many more items of those left for later, and tells whether all are packed now.
  @discardableResult
  public mutating func pack(atMost items: Int) -> Bool {
    pack(to: packedCount + min(max(0, items), count - packedCount))
    return isPacked
  }

  /// Packs as many items of those left for later as it takes for all that start before a position to be
  /// packed.
  public mutating func pack(through position: Double) {
    while !isPacked, origin + lowestNextStart < position {
      pack(to: min(count, packedCount + shape.blockSize))
    }
  }

  /// Makes the columns this value's own. Whatever changes a packing calls this first.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = LaneColumns(copying: columns) }
  }

  /// Packs the items from `packedCount` on.
  mutating func pack(to target: Int, keepingLanes: Bool = false) {
    guard target > packedCount else { return }
    makeUnique()
    if !columns.shifts.isEmpty {
      // What is added to the last block counts from where that began. In the lanes they are in its items are where they were.
      let packed = packedCount
      unpack(fromBlock: shape.block(of: packed))
      place(to: packed, keepingLanes: true)
    }
    place(to: target, keepingLanes: keepingLanes)
  }

  private mutating func place(to target: Int, keepingLanes: Bool) {
    guard target > packedCount else { return }
    if packedCount == 0 { isSorted = true }
    if keepingLanes || shape.placement != .shortestLane || !columns.spans.isEmpty { isSorted = false }
    let blockCount = shape.blocks(for: target)
    columns.checkpoints.grow(to: (blockCount + 1) * shape.laneCount, with: 0)
    columns.bases.grow(to: blockCount + 1, with: 0)
    columns.shifts.extend(to: blockCount + 1)
    withExtendedLifetime(columns) {
      LaneLoops(columns, shape: shape).pack(packedCount..<target, keepingLanes: keepingLanes)
    }
    packedCount = target
  }

  /// Takes their places from the items from the start of an item's block on.
  mutating func unpack(from index: Int) {
    guard index < packedCount else { return }
    makeUnique()
    if isPacked { extentBefore = extent }
    unpack(fromBlock: shape.block(of: index))
  }

  private mutating func unpack(fromBlock block: Int) {
    let checkpoints = columns.checkpoints
    for lane in 0..<shape.laneCount {
      checkpoints[block * shape.laneCount + lane] += columns.shifts[block, lane]
    }
    columns.checkpoints.truncate(to: (block + 1) * shape.laneCount)
    columns.bases.truncate(to: block + 1)
    columns.shifts.clear(from: block)
    columns.shifts.extend(to: block + 1)
    packedCount = min(packedCount, shape.start(ofBlock: block))
  }

  /// Packs the items from a changed one on anew.
  mutating func packAgain(from index: Int, _ following: Following) {
    let packed = packedCount
    unpack(from: index)
    packAgain(around: index..<index, upTo: packed, following)
  }

  /// Packs what follows a change, after `unpack(from:)`: the items of `new` have no lane yet, those around
  /// them up to `end` have.
  mutating func packAgain(around new: Range<Int>, upTo end: Int, _ following: Following) {
    switch following {
    case .reflowLater: return
    case .reflow: pack(to: end)
    case .keepLanes:
      pack(to: min(new.lowerBound, end), keepingLanes: true)
      pack(to: min(new.upperBound, end))
      pack(to: end, keepingLanes: true)
    }
  }
}
