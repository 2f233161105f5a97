/// All that a `LanePacking` keeps per item, per block and per lane. One object, so that copying a packing
/// copies one reference.
final class LaneColumns: @unchecked Sendable {
  // Unchecked, both: copies of a packing share the object only as long as none of them writes, and whoever holds a
  // packing to write to it has it for itself already. Checking each access again would be a sixth of a query.

  @exclusivity(unchecked) var lengths = FlatColumn<LaneLength>()
  /// Where an item starts, in units, in the high bits, its first lane in the low ones. In a block that has
  /// moved since it was packed, `shifts` comes on top.
  @exclusivity(unchecked) var keys = FlatColumn<Int64>()
  /// How many lanes an item wants to cover. Empty as long as every item covers one.
  @exclusivity(unchecked) var spans = FlatColumn<UInt16>()
  /// Row `b`, one number a lane: where its next item would start before block `b`, in units. The last row is
  /// the state behind the last packed item. `shifts` comes on top here too.
  @exclusivity(unchecked) var rows = FlatColumn<Int64>()
  /// The key of each block's first item.
  @exclusivity(unchecked) var starts = FlatColumn<Int64>()
  @exclusivity(unchecked) var blocks = FlatColumn<LaneBlock>()
  @exclusivity(unchecked) var shifts: LaneShifts

  init(laneCount: Int) {
    shifts = LaneShifts(laneCount: laneCount)
    rows.append(repeating: 0, count: laneCount)
  }

  init(copying other: LaneColumns) {
    lengths = other.lengths.duplicate()
    keys = other.keys.duplicate()
    spans = other.spans.duplicate()
    rows = other.rows.duplicate()
    starts = other.starts.duplicate()
    blocks = other.blocks.duplicate()
    shifts = other.shifts.duplicate()
  }

  /// Forgets all checkpoints, for another number of lanes.
  func useLanes(_ laneCount: Int) {
    shifts.free()
    shifts = LaneShifts(laneCount: laneCount)
    rows.truncate(to: 0)
    rows.append(repeating: 0, count: laneCount)
  }

  /// Adds lengths, in points.
  func take(_ points: some Collection<Float>) {
    let taken: Void? = points.withContiguousStorageIfAvailable { LaneLength.append($0, to: &lengths) }
    guard taken == nil else { return }
    for length in points { lengths.append(LaneLength(Double(length), at: lengths.count)) }
  }

  /// Copies the lengths and places of items to other indices, over what is there.
  func moveItems(_ range: Range<Int>, to index: Int) {
    lengths.move(range, to: index)
    keys.move(range, to: index)
  }

  deinit {
    lengths.free()
    keys.free()
    spans.free()
    rows.free()
    starts.free()
    blocks.free()
    shifts.free()
  }
}

/// What is known of a block of consecutive items beyond its checkpoint, in units.
struct LaneBlock: Hashable, Sendable {
  /// No item is longer.
  var longest: Int64 = 0
  /// No item starts later.
  var highest: Int64 = 0
  /// No item starts more than this before an earlier one of the block.
  var disorder: Int64 = 0
  /// What the block's lengths owe, in all lanes together.
  var owed: Int64 = 0
  /// How much the block makes up for in each lane, of what is owed before it.
  var madeUp: Int64 = 0
  /// What is still owed before it then, in all lanes together: in parts of a unit, `LaneShape.partsOfUnit` each.
  var rest: Int64 = 0
}
