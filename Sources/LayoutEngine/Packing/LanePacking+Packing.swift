// Items are packed in index order, from `packedCount` on. `unpack(from:)` lowers that count to the start of a
// block, whose checkpoint has the lanes' ends, and `pack(to:)` continues from there. All changes combine
// these two, except those that retain lanes and don't have to pack the following items: `moveLane` and
// LanePacking+Sliding.swift.

extension LanePacking {
  /// Packs at most the given number of items left for later.
  ///
  /// - Returns: `true` if all items are packed.
  @discardableResult
  public mutating func pack(atMost items: Int) -> Bool {
    pack(to: packedCount + min(max(0, items), count - packedCount))
    return isPacked
  }

  /// Packs items left for later until every item that starts before a position is packed.
  public mutating func pack(through position: Double) {
    while !isPacked, origin + lowestNextStart < position {
      pack(to: min(count, packedCount + shape.blockSize))
    }
  }

  /// Copies the columns if another packing shares them. Every change calls this first.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = LaneColumns(copying: columns) }
  }

  /// Packs the items from `packedCount` on.
  ///
  /// - Parameter prepare: A closure that may write the lengths of items before they are read. It's called
  ///   with a few items at a time, or with none.
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

  /// Writes the shifts of the last packed block into its items' starts and its checkpoints. No later block
  /// may be packed.
  mutating func foldShifts(fromBlock block: Int) {
    let end = columns.bases.count
    for row in block..<end { foldCheckpointShifts(row) }
    for index in shape.start(ofBlock: block)..<max(shape.start(ofBlock: block), packedCount) {
      columns.starts[index] += columns.shifts[block, Int(columns.lanes[index])]
    }
    columns.shifts.clear(from: block)
    columns.shifts.extend(to: end)
  }

  /// Leaves all items from the start of an item's block on for later packing.
  mutating func unpack(from index: Int) {
    if isPacked { extentBefore = extent }
    guard index < packedCount else { return }
    makeUnique()
    unpack(fromBlock: shape.block(of: index))
  }

  mutating func unpack(fromBlock block: Int) {
    // The block's own checkpoint stays because packing continues from there.
    foldCheckpointShifts(block)
    columns.checkpoints.truncate(to: (block + 1) * shape.laneCount)
    columns.bases.truncate(to: block + 1)
    columns.shifts.clear(from: block)
    columns.shifts.extend(to: block + 1)
    if block == 0 { levelStart() }
    packedCount = min(packedCount, shape.start(ofBlock: block))
  }

  /// Writes the shifts of a block into its checkpoint. The caller must reset them.
  func foldCheckpointShifts(_ block: Int) {
    let ends = LaneRow(block, of: columns.checkpoints, laneCount: shape.laneCount)
    for lane in 0..<shape.laneCount { ends[lane] += columns.shifts[block, lane] }
    columns.bases[block] += ends.moveToZero()
  }

  /// Packs the items again from a changed one on.
  mutating func packAgain(from index: Int, _ following: Following) {
    let packed = packedCount
    unpack(from: index)
    packAgain(around: index..<index, upTo: packed, following)
  }

  /// Packs the items after a change up to `end`. Call it after `unpack(from:)`.
  ///
  /// The items in `new` have no lane yet. The items around them have one in which they can stay.
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
