// MARK: - What building and changing have in common

extension LanePacking {
  /// Makes the columns this value's own. Whatever changes a packing calls this first.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&columns) { columns = LaneColumns(copying: columns) }
  }

  /// Packs the items from `packedCount` on. Where what is behind them still has its old places, up to the end of a block.
  mutating func pack(to target: Int, keepingLanes: Bool = false) {
    guard target > packedCount else { return }
    makeUnique()
    var target = target
    let block = shape.block(of: packedCount)
    if before == nil {
      fold(from: block)
    } else {
      target = min(count, shape.blocks(for: target) &<< shape.blockBits)
      makeWay(upTo: target)
    }
    if packedCount == 0 {
      longest = 0
      isSorted = true
      owes = false
    }
    if keepingLanes || shape.placement != .shortestLane || !columns.spans.isEmpty { isSorted = false }

    let blockCount = shape.blocks(for: target)
    columns.rows.grow(to: (blockCount + 1) * shape.laneCount, with: 0)
    columns.starts.grow(to: blockCount, with: 0)
    columns.blocks.grow(to: blockCount, with: LaneBlock())
    withExtendedLifetime(columns) {
      LaneLoops(columns, shape: shape).pack(packedCount..<target, keepingLanes: keepingLanes)
    }
    packedCount = target
    if !columns.shifts.isEmpty { columns.shifts.reserve(blockCount + 1) }
    note(block..<blockCount)
  }

  /// Takes note of what newly packed blocks hold.
  mutating func note(_ blocks: Range<Int>) {
    for index in blocks {
      longest = max(longest, columns.blocks[index].longest)
      owes = owes || columns.blocks[index].owed != 0
    }
  }

  /// Whether the gaps of one block may be others than those of another.
  var hasOtherGaps: Bool { owes || shape.spacingOwed != 0 }

  /// Declares the items from the start of an item's block on as not packed.
  mutating func unpack(from index: Int, keepingPlaces: Bool = false) {
    if !keepingPlaces { forgetPlacesBefore() }
    guard index < packedCount else { return }
    makeUnique()
    if keepingPlaces { keepPlaces() }
    let block = shape.block(of: index)
    if before == nil {
      fold(from: block)
      packedCount = block &<< shape.blockBits
      dropBlocks(from: block)
    } else {
      foldBlock(block, until: packedCount)
      packedCount = block &<< shape.blockBits
    }
  }

  /// Forgets all checkpoints but that of the block itself, which nothing has moved.
  mutating func dropBlocks(from block: Int) {
    columns.rows.truncate(to: (block + 1) * shape.laneCount)
    columns.starts.truncate(to: block)
    columns.blocks.truncate(to: block)
    columns.shifts.clear(from: block)
    if !columns.shifts.isEmpty { columns.shifts.reserve(block + 1) }
  }

  /// Packs the items from a changed one on anew.
  mutating func packAgain(from index: Int, _ following: Following) {
    let packed = packedCount
    unpack(from: index, keepingPlaces: following == .reflowLater || before != nil)
    packAgain(around: index..<index, kept: packed, following)
  }

  /// Packs what follows a change, after `unpack(from:)`: the items of `new` have no lane yet, those around
  /// them up to `kept` have.
  mutating func packAgain(around new: Range<Int>, kept: Int, _ following: Following) {
    switch following {
    case .reflowLater: return
    case .reflow: pack(to: kept)
    case .keepLanes:
      pack(to: min(new.lowerBound, kept), keepingLanes: true)
      pack(to: min(new.upperBound, kept))
      pack(to: kept, keepingLanes: true)
    }
  }

  /// Writes the moves of one block's lanes into its keys and checkpoints, and forgets all moves from there
  /// on: those of later blocks are about to be packed anew.
  private func fold(from block: Int) {
    let (rows, shifts) = (columns.rows, columns.shifts)
    guard !shifts.isEmpty else { return }
    let next = block + 1
    if next <= shape.blocks(for: packedCount) {
      for lane in 0..<shape.laneCount { rows[next * shape.laneCount + lane] += shifts[next, lane] }
    }
    foldBlock(block, until: packedCount)
    columns.shifts.clear(from: block)
    if !columns.shifts.isEmpty { columns.shifts.reserve(block + 1) }
  }

  /// Writes the moves of one block's lanes into its keys, of those before `end`, and its checkpoint.
  func foldBlock(_ block: Int, until end: Int) {
    let (rows, keys, blocks, shifts) = (columns.rows, columns.keys, columns.blocks, columns.shifts)
    guard !shifts.isEmpty else { return }
    let moves = (0..<shape.laneCount).map { shifts[block, $0] }
    for lane in 0..<shape.laneCount { rows[block * shape.laneCount + lane] += moves[lane] }
    shifts.reset(block..<block + 1)
    let start = block &<< shape.blockBits
    let items = start..<max(start, min(start + shape.blockSize, end))
    for index in items { keys[index] += moves[shape.lane(of: keys[index])] &<< shape.laneBits }
    if !items.isEmpty, let least = moves.min(), let most = moves.max() {
      blocks[block].disorder = min(shape.limit, blocks[block].disorder + most - least)
      blocks[block].highest += most
    }
  }

  /// No item packed from here on starts before this, in units.
  var lowestNextStart: Int64 {
    let row = shape.blocks(for: packedCount)
    var lowest = Int64.max
    for lane in 0..<shape.laneCount {
      lowest = min(lowest, columns.rows[row * shape.laneCount + lane] + columns.shifts[row, lane])
    }
    return lowest
  }
}
