// Inserting and removing where the items behind keep their lanes. They slide along the index, and each lane moves
// by one number. Blocks are blocks of indices, so each one hands as many items on as came or went: what is known of
// a block is brought up to date for those alone.

extension LanePacking {
  /// Whether the items behind `end` can slide by as many places: they must be packed, in one lane each, with one
  /// gap between all of them, and fill blocks that the change itself does not reach into.
  func canSlide(by places: Int, behind end: Int, newCount: Int) -> Bool {
    isPacked && columns.spans.isEmpty && !hasOtherGaps && places > 0 && places <= shape.blockSize
      && shape.blocks(for: end) < shape.blocks(for: newCount)
  }

  /// Inserts items of the given lengths; `canSlide` was asked.
  mutating func insertSliding(at index: Int, count added: Int, length: (Int) -> LaneLength) {
    let (oldBlocks, newBlocks) = (shape.blocks(for: count), shape.blocks(for: count + added))
    let firstWhole = shape.blocks(for: index + added)
    columns.lengths.extend(by: added)
    columns.keys.extend(by: added)
    addBlocks(from: oldBlocks, to: newBlocks)
    for blocks in slices(of: firstWhole..<newBlocks).reversed() {
      let start = blocks.lowerBound &<< shape.blockBits
      let end = min(blocks.upperBound &<< shape.blockBits, count)
      columns.moveItems(start - added..<end - added, to: start)
      for block in blocks {
        let start = block &<< shape.blockBits
        takeItems(start..<min(start + added, count), into: block)
      }
    }
    columns.moveItems(index..<firstWhole &<< shape.blockBits - added, to: index + added)
    let new = index..<index + added
    for index in new { columns.lengths[index] = length(index) }
    packedCount = count
    packBlocks(upTo: firstWhole, new: new)
  }

  /// Removes items; `canSlide` was asked.
  mutating func removeSliding(_ range: Range<Int>) {
    let newCount = count - range.count
    let (oldBlocks, newBlocks) = (shape.blocks(for: count), shape.blocks(for: newCount))
    let firstWhole = shape.blocks(for: range.upperBound)
    columns.moveItems(range.upperBound..<firstWhole &<< shape.blockBits, to: range.lowerBound)
    for blocks in slices(of: firstWhole..<oldBlocks) {
      let start = blocks.lowerBound &<< shape.blockBits
      columns.moveItems(
        start..<min(blocks.upperBound &<< shape.blockBits, count), to: start - range.count)
      for block in blocks {
        let start = block &<< shape.blockBits
        giveItems(start - range.count..<min(start, newCount), of: block)
      }
    }
    columns.lengths.truncate(to: newCount)
    columns.keys.truncate(to: newCount)
    columns.rows.truncate(to: (newBlocks + 1) * shape.laneCount)
    columns.starts.truncate(to: newBlocks)
    columns.blocks.truncate(to: newBlocks)
    columns.shifts.clear(from: newBlocks + 1)
    packedCount = newCount
    packBlocks(upTo: firstWhole, new: range.lowerBound..<range.lowerBound)
  }

  /// A few blocks each: moved in one go, and still in the cache when their edges are brought up to date.
  private func slices(of blocks: Range<Int>) -> [Range<Int>] {
    let length = max(1, 4096 / shape.blockSize)
    return stride(from: blocks.lowerBound, to: blocks.upperBound, by: length).map {
      $0..<min($0 + length, blocks.upperBound)
    }
  }

  /// The last checkpoint stays the last one.
  private func addBlocks(from old: Int, to new: Int) {
    guard new > old else { return }
    columns.rows.grow(to: (new + 1) * shape.laneCount, with: 0)
    columns.starts.grow(to: new, with: 0)
    columns.blocks.grow(to: new, with: LaneBlock())
    if !columns.shifts.isEmpty { columns.shifts.reserve(new + 1) }
    for lane in 0..<shape.laneCount {
      columns.rows[new * shape.laneCount + lane] =
        columns.rows[old * shape.laneCount + lane] + columns.shifts[old, lane] - columns.shifts[new, lane]
    }
  }

  /// The first items of a block were the last ones of the block before.
  private func takeItems(_ items: Range<Int>, into block: Int) {
    let (keys, rows, shifts) = (columns.keys, columns.rows, columns.shifts)
    var summary = columns.blocks[block]
    // No other item of the block starts before this.
    var lowest = shape.limit
    if items.upperBound < min((block + 1) &<< shape.blockBits, count) {
      lowest = shape.position(of: keys[items.upperBound]) - summary.disorder
    }
    for index in items.reversed() {
      let lane = shape.lane(of: keys[index])
      keys[index] += (shifts[block - 1, lane] - shifts[block, lane]) &<< shape.laneBits
      let position = shape.position(of: keys[index])
      rows[block * shape.laneCount + lane] = position
      summary.longest = max(summary.longest, columns.lengths[index].units)
      summary.highest = max(summary.highest, position)
      summary.disorder = min(shape.limit, max(summary.disorder, position - lowest))
      lowest = min(lowest, position)
    }
    columns.blocks[block] = summary
    columns.starts[block] = keys[items.lowerBound]
  }

  /// The first items of a block are now the last ones of the block before.
  private func giveItems(_ items: Range<Int>, of block: Int) {
    let (keys, rows, shifts) = (columns.keys, columns.rows, columns.shifts)
    var summary = columns.blocks[block - 1]
    for index in items {
      let lane = shape.lane(of: keys[index])
      let advance = shape.advance(columns.lengths[index])
      rows[block * shape.laneCount + lane] = shape.position(of: keys[index]) + advance + shape.spacing
      keys[index] += (shifts[block, lane] - shifts[block - 1, lane]) &<< shape.laneBits
      let position = shape.position(of: keys[index])
      summary.longest = max(summary.longest, columns.lengths[index].units)
      summary.disorder = min(shape.limit, max(summary.disorder, summary.highest - position))
      summary.highest = max(summary.highest, position)
    }
    columns.blocks[block - 1] = summary
    columns.starts[block] = keys[block &<< shape.blockBits]
  }

  /// Packs the blocks that a change reached into, from that of the first new item, and moves the lanes of all blocks
  /// behind to where they then end.
  private mutating func packBlocks(upTo end: Int, new: Range<Int>) {
    let (rows, lanes) = (columns.rows, 0..<shape.laneCount)
    let first = shape.block(of: new.lowerBound)
    let kept = lanes.map { rows[end * shape.laneCount + $0] }
    for lane in lanes { rows[first * shape.laneCount + lane] += columns.shifts[first, lane] }
    columns.shifts.reset(first..<end)
    withExtendedLifetime(columns) {
      let loops = LaneLoops(columns, shape: shape)
      loops.packIfAny(first &<< shape.blockBits..<new.lowerBound, keepingLanes: true)
      loops.packIfAny(new, keepingLanes: false)
      loops.packIfAny(new.upperBound..<end &<< shape.blockBits, keepingLanes: true)
    }
    for lane in lanes {
      let row = end * shape.laneCount + lane
      let delta = rows[row] - kept[lane] - columns.shifts[end, lane]
      rows[row] = kept[lane]
      if delta != 0 {
        let last = shape.blocks(for: packedCount)
        columns.shifts.add(delta, lane: lane, in: end..<last + 1, count: last + 1)
      }
      shape.checkLimit(nextStart(in: lane))
    }
    isSorted = false
    note(first..<end)
  }
}

extension LaneLoops {
  fileprivate func packIfAny(_ range: Range<Int>, keepingLanes: Bool) {
    if !range.isEmpty { pack(range, keepingLanes: keepingLanes) }
  }
}
