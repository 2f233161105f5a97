// `unpack(from:)` lowers `packedCount` to the start of a block, and `pack(to:)` continues from its
// checkpoint.

extension LanePacking {
  /// Packs up to `items` of the items left for later. Returns `true` if all items are packed.
  @discardableResult
  public mutating func pack(atMost items: Int) -> Bool {
    pack(to: packedCount + min(max(0, items), count - packedCount))
    return isPacked
  }

  /// Packs until every item that starts before a position is packed.
  public mutating func pack(through position: Double) {
    while !isPacked, origin + lowestNextStart < position {
      pack(to: min(count, packedCount + shape.blockSize))
    }
  }

  /// Every mutating method must call this first.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = LaneColumns(copying: columns) }
  }

  /// - Parameter prepare: A closure that may write lengths before they are read.
  mutating func pack(
    to target: Int, retainingLanes: Bool = false, prepare: (Range<Int>) -> Void = { _ in }
  ) {
    guard target > packedCount else { return }
    makeUnique()
    // The loops ignore shifts.
    if !columns.shifts.isEmpty { foldShifts(fromBlock: shape.block(of: packedCount)) }
    runLoops(to: target, retainingLanes: retainingLanes, prepare: prepare)
  }

  private mutating func runLoops(to target: Int, retainingLanes: Bool, prepare: (Range<Int>) -> Void) {
    if packedCount == 0 { isSorted = true }
    if retainingLanes || shape.placement != .shortestLane || !columns.spans.isEmpty { isSorted = false }
    let blockCount = shape.blocks(for: target)
    columns.checkpoints.grow(to: (blockCount + 1) * shape.laneCount, with: 0)
    columns.bases.grow(to: blockCount + 1, with: 0)
    columns.shifts.extend(to: blockCount + 1)
    withExtendedLifetime(columns) {
      LaneLoops(columns, shape: shape)
        .pack(packedCount..<target, retainingLanes: retainingLanes, prepare: prepare)
    }
    packedCount = target
  }

  /// Writes the shifts of the last packed block into its starts and checkpoints.
  mutating func foldShifts(fromBlock block: Int) {
    let end = columns.bases.count
    for row in block..<end { foldCheckpointShifts(row) }
    for index in shape.start(ofBlock: block)..<max(shape.start(ofBlock: block), packedCount) {
      columns.starts[index] += columns.shifts[block, Int(columns.lanes[index])]
    }
    columns.shifts.clear(from: block)
    columns.shifts.extend(to: end)
  }

  /// Leaves the items of an item's block and all later ones for later packing.
  mutating func unpack(from index: Int) {
    if isPacked { extentBefore = extent }
    guard index < packedCount else { return }
    makeUnique()
    unpack(fromBlock: shape.block(of: index))
  }

  mutating func unpack(fromBlock block: Int) {
    // Packing continues from the block's own checkpoint.
    foldCheckpointShifts(block)
    columns.checkpoints.truncate(to: (block + 1) * shape.laneCount)
    columns.bases.truncate(to: block + 1)
    columns.shifts.clear(from: block)
    columns.shifts.extend(to: block + 1)
    if block == 0 { levelStart() }
    packedCount = min(packedCount, shape.start(ofBlock: block))
  }

  /// The caller must reset the shifts.
  func foldCheckpointShifts(_ block: Int) {
    let ends = LaneRow(block, of: columns.checkpoints, laneCount: shape.laneCount)
    for lane in 0..<shape.laneCount { ends[lane] += columns.shifts[block, lane] }
    columns.bases[block] += ends.moveToZero()
  }

  mutating func packAgain(from index: Int, _ following: Following) {
    let packed = packedCount
    unpack(from: index)
    packAgain(around: index..<index, upTo: packed, following)
  }

  /// Packs the items after a change. Call it after `unpack(from:)`. Items outside `new` have a lane in which
  /// they can stay.
  mutating func packAgain(around new: Range<Int>, upTo end: Int, _ following: Following) {
    switch following {
    case .reflowLater: return
    case .reflow: pack(to: end)
    case .retainLanes:
      pack(to: min(new.lowerBound, end), retainingLanes: true)
      pack(to: min(new.upperBound, end))
      pack(to: end, retainingLanes: true)
    }
  }
}
