/// All that a `LanePacking` keeps per item, per block and per lane. One object, so that copying a packing
/// copies one reference.
final class LaneColumns: @unchecked Sendable {
  // Unchecked, both: copies of a packing share the object only as long as none of them writes, and whoever holds a
  // packing to write to it has it for itself already. Checking each access again would be a sixth of a query.

  // MARK: An element an item

  /// In points, multiples of `LaneUnit`.
  @exclusivity(unchecked) var lengths = FlatColumn<Double>()
  /// Where an item starts, in points from the origin; `shifts` comes on top.
  @exclusivity(unchecked) var starts = FlatColumn<Double>()
  /// The first lane that an item covers.
  @exclusivity(unchecked) var lanes = FlatColumn<UInt16>()
  /// How many lanes an item wants to cover. Empty as long as every item covers one.
  @exclusivity(unchecked) var spans = FlatColumn<UInt16>()

  // MARK: An element a block

  /// What row `b` of the checkpoints counts from, in points from the origin: the lowest of the lanes' ends. Where the
  /// starts ascend that is where the first item of block `b` starts.
  @exclusivity(unchecked) var bases = FlatColumn<Double>()
  /// Row `b`, one number a lane: where the lane's next item would start before block `b`, from the base. The last row is
  /// the state behind the last packed item. `shifts` comes on top here, too.
  @exclusivity(unchecked) var checkpoints = FlatColumn<Double>()
  /// By how much each lane of a block has moved since the block was packed.
  @exclusivity(unchecked) var shifts: LaneShifts

  init(laneCount: Int) {
    shifts = LaneShifts(laneCount: laneCount)
    bases.append(0)
    checkpoints.append(repeating: 0, count: laneCount)
  }

  init(copying other: LaneColumns) {
    lengths = other.lengths.duplicate()
    starts = other.starts.duplicate()
    lanes = other.lanes.duplicate()
    spans = other.spans.duplicate()
    bases = other.bases.duplicate()
    checkpoints = other.checkpoints.duplicate()
    shifts = other.shifts.duplicate()
  }

  /// Forgets all checkpoints, for another number of lanes.
  func useLanes(_ laneCount: Int) {
    shifts.free()
    shifts = LaneShifts(laneCount: laneCount)
    bases.truncate(to: 1)
    bases[0] = 0
    checkpoints.truncate(to: 0)
    checkpoints.append(repeating: 0, count: laneCount)
  }

  /// Room for that many items.
  func reserve(_ count: Int) {
    lengths.reserve(count)
    starts.reserve(count)
    lanes.reserve(count)
  }

  /// Adds items without a place, their lengths to be written before they are read.
  func extend(by added: Int) {
    lengths.extend(by: added)
    starts.extend(by: added)
    lanes.extend(by: added)
  }

  /// Makes way for items that are to be written before they are read.
  func makeWay(for added: Int, at index: Int) {
    lengths.insert(repeating: 0, count: added, at: index)
    starts.insert(repeating: 0, count: added, at: index)
    lanes.insert(repeating: 0, count: added, at: index)
  }

  func remove(_ range: Range<Int>) {
    lengths.remove(range)
    starts.remove(range)
    lanes.remove(range)
    if !spans.isEmpty { spans.remove(range) }
  }

  func truncate(to count: Int) {
    lengths.truncate(to: count)
    starts.truncate(to: count)
    lanes.truncate(to: count)
    spans.truncate(to: count)
  }

  /// Copies the lengths and places of items to other indices, over what is there.
  func moveItems(_ range: Range<Int>, to index: Int) {
    lengths.move(range, to: index)
    starts.move(range, to: index)
    lanes.move(range, to: index)
  }

  deinit {
    lengths.free()
    starts.free()
    lanes.free()
    spans.free()
    bases.free()
    checkpoints.free()
    shifts.free()
  }
}
