// Insertions and removals in which the following items stay in their lanes. Here x and y are inserted before
// B, with blocks of four items:
//
//      before    A B C D │ E F G H │ I J K L │
//      after     A x y B │ C D E F │ G H I J │ K L
//                └─ 1 ─┘   └2┘       └2┘       └2┘
//                          └────────── 3 ────────┘
//
//      1. The changed block is packed again.
//      2. The starts of items that change blocks are adapted to the shifts of their new block.
//      3. C to L move along their lanes, each lane by one distance, which is added to `shifts`. No item is
//         written.

extension LanePacking {
  /// Returns `true` if all items are packed forward in single lanes, and the change is small and leaves some
  /// blocks unaffected.
  func canSlide(by distance: Int, behind end: Int, newCount: Int) -> Bool {
    isPacked && isPackedForward && columns.spans.isEmpty && distance > 0 && distance <= shape.blockSize
      && shape.blocks(for: end) < shape.blocks(for: newCount)
  }

  /// Requires `canSlide`.
  mutating func insertSliding(at index: Int, count added: Int, length: (Int) -> Double) {
    let (oldBlocks, newBlocks) = (shape.blocks(for: count), shape.blocks(for: count + added))
    let firstWhole = shape.blocks(for: index + added)
    columns.extend(by: added)
    addBlocks(from: oldBlocks, to: newBlocks)
    for blocks in slices(of: firstWhole..<newBlocks).reversed() {
      let start = shape.start(ofBlock: blocks.lowerBound)
      let end = min(shape.start(ofBlock: blocks.upperBound), count)
      columns.moveItems(start - added..<end - added, to: start)
      for block in blocks { receiveItems(added, into: block) }
    }
    columns.moveItems(index..<shape.start(ofBlock: firstWhole) - added, to: index + added)
    let new = index..<index + added
    for index in new { store(length(index), at: index) }
    packedCount = count
    packBlocks(upTo: firstWhole, new: new)
  }

  /// Requires `canSlide`.
  mutating func removeSliding(_ range: Range<Int>) {
    let newCount = count - range.count
    let (oldBlocks, newBlocks) = (shape.blocks(for: count), shape.blocks(for: newCount))
    let firstWhole = shape.blocks(for: range.upperBound)
    columns.moveItems(range.upperBound..<shape.start(ofBlock: firstWhole), to: range.lowerBound)
    for blocks in slices(of: firstWhole..<oldBlocks) {
      let start = shape.start(ofBlock: blocks.lowerBound)
      let end = min(shape.start(ofBlock: blocks.upperBound), count)
      columns.moveItems(start..<end, to: start - range.count)
      for block in blocks { passItems(range.count, of: block, newCount: newCount) }
    }
    columns.truncate(to: newCount)
    columns.checkpoints.truncate(to: (newBlocks + 1) * shape.laneCount)
    columns.bases.truncate(to: newBlocks + 1)
    columns.shifts.clear(from: newBlocks + 1)
    packedCount = newCount
    packBlocks(upTo: firstWhole, new: range.lowerBound..<range.lowerBound)
  }

  /// The number of items moved at once: about 900 KB, which is still in a cache when each block's first items
  /// are updated.
  private static let sliceCount = 65_536

  private func slices(of blocks: Range<Int>) -> [Range<Int>] {
    let length = max(1, Self.sliceCount / shape.blockSize)
    return stride(from: blocks.lowerBound, to: blocks.upperBound, by: length).map {
      $0..<min($0 + length, blocks.upperBound)
    }
  }

  /// Adds blocks and copies the last checkpoint to the new end.
  private func addBlocks(from old: Int, to new: Int) {
    guard new > old else { return }
    let ends = (0..<shape.laneCount).map { checkpoint(old, $0) }
    columns.checkpoints.grow(to: (new + 1) * shape.laneCount, with: 0)
    columns.bases.grow(to: new + 1, with: 0)
    columns.bases[new] = columns.bases[old]
    columns.shifts.extend(to: new + 1)
    for (lane, end) in ends.enumerated() { setCheckpoint(new, lane, end) }
  }

  func setCheckpoint(_ block: Int, _ lane: Int, _ position: Double) {
    columns.checkpoints[block * shape.laneCount + lane] =
      position - columns.bases[block] - columns.shifts[block, lane]
  }

  /// Updates a block's first items, which it received from the previous block.
  private func receiveItems(_ received: Int, into block: Int) {
    let start = shape.start(ofBlock: block)
    for index in (start..<min(start + received, count)).reversed() {
      let lane = Int(columns.lanes[index])
      let position = columns.starts[index] + columns.shifts[block - 1, lane]
      columns.starts[index] = position - columns.shifts[block, lane]
      setCheckpoint(block, lane, position)
    }
  }

  /// Updates a block's first items, which it passed to the previous block.
  private func passItems(_ given: Int, of block: Int, newCount: Int) {
    let start = shape.start(ofBlock: block)
    for index in start - given..<min(start, newCount) {
      let lane = Int(columns.lanes[index])
      let position = columns.starts[index] + columns.shifts[block, lane]
      columns.starts[index] = position - columns.shifts[block - 1, lane]
      setCheckpoint(block, lane, position + columns.lengths[index] + shape.spacing)
    }
  }

  /// Packs the changed blocks, then moves the rest of each lane by the distance that its end has moved.
  private mutating func packBlocks(upTo end: Int, new: Range<Int>) {
    let lanes = 0..<shape.laneCount
    let first = shape.block(of: new.lowerBound)
    // Packing overwrites the row of `end`, but the shift added below counts from the old numbers.
    let (base, ends) = (columns.bases[end], lanes.map { checkpoint(end, $0) })
    foldCheckpointShifts(first)
    columns.shifts.reset(first..<end)
    withExtendedLifetime(columns) {
      let loops = LaneLoops(columns, shape: shape)
      loops.pack(shape.start(ofBlock: first)..<new.lowerBound, retainingLanes: true)
      loops.pack(new, retainingLanes: false)
      loops.pack(new.upperBound..<shape.start(ofBlock: end), retainingLanes: true)
    }
    let newBase = columns.bases[end]
    columns.bases[end] = base
    for lane in lanes {
      let delta = newBase + columns.checkpoints[end * shape.laneCount + lane] - ends[lane]
      setCheckpoint(end, lane, ends[lane])
      if delta != 0 {
        columns.shifts.add(delta, lane: lane, from: end, count: shape.blocks(for: packedCount) + 1)
      }
    }
    isSorted = false
  }
}
