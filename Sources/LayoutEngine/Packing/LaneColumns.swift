/// The storage of a `LanePacking`, as one object so that copying a packing copies one reference.
///
/// For an item in a block, and for a lane before a block:
///
/// ```text
/// the item starts at    starts[item] + shifts[block, lane]
/// the lane goes on at   bases[block] + checkpoints[block * laneCount + lane] + shifts[block, lane]
/// ```
///
/// Here item 1 grows by 5 points, with retained lanes and blocks of four. (Real blocks have 256 or more
/// items.)
///
/// ```text
/// lengths      30 20 20 40 │ 10 20 30 20 │           30 25 20 40 │ 10 20 30 20 │
/// lanes         0  1  1  0 │  1  1  0  1 │            0  1  1  0 │  1  1  0  1 │
/// starts        0  0 20 30 │ 40 50 70 70 │            0  0 25 30 │ 40 50 70 70 │
/// bases         0          │ 40          │ 90         0          │ 40          │ 90
/// checkpoints   0, 0       │ 30, 0       │ 10, 0      0, 0       │ 30, 0       │ 10, 0
/// shifts        0, 0       │  0, 0       │  0, 0      0, 0       │  0, 5       │  0, 5
/// ```
///
/// The change writes no item after its own block.
final class LaneColumns: @unchecked Sendable {
  // Unchecked, because a writer already has exclusive access to its packing, and checking each access would
  // take a sixth of a query.

  // MARK: Item columns

  /// The items' lengths, in points, rounded to `LaneUnit`.
  @exclusivity(unchecked) var lengths = LengthColumn()
  /// The items' starts, in points from the origin, without the shifts. Invalid from `packedCount` on.
  @exclusivity(unchecked) var starts = FlatColumn<Double>()
  /// The first lane that each item covers.
  @exclusivity(unchecked) var lanes = FlatColumn<UInt16>()
  /// The number of lanes that each item covers. Empty while every item covers one lane.
  @exclusivity(unchecked) var spans = FlatColumn<UInt16>()

  // MARK: Block columns

  /// The base of each row of checkpoints, in points from the origin. If the packing `isSorted`, it's the
  /// start of the block's first item.
  @exclusivity(unchecked) var bases = FlatColumn<Double>()
  /// A row for each block and one for the end. A row contains the start of each lane's next item, relative to
  /// the row's base.
  @exclusivity(unchecked) var checkpoints = FlatColumn<Double>()
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

  func useLanes(_ laneCount: Int) {
    shifts.free()
    shifts = LaneShifts(laneCount: laneCount)
    bases.truncate(to: 1)
    bases[0] = 0
    checkpoints.truncate(to: 0)
    checkpoints.append(repeating: 0, count: laneCount)
  }

  func reserve(_ count: Int) {
    lengths.reserve(count)
    starts.reserve(count)
    lanes.reserve(count)
  }

  /// Adds items with uninitialized positions and lengths.
  func extend(by added: Int) {
    lengths.extend(by: added)
    starts.extend(by: added)
    lanes.extend(by: added)
  }

  /// Inserts unpacked items of length 0. Starts don't move.
  func makeWay(for added: Int, at index: Int) {
    lengths.replace(index..<index, count: added)
    starts.extend(by: added)
    lanes.insert(repeating: 0, count: added, at: index)
    if !spans.isEmpty { spans.insert(repeating: 1, count: added, at: index) }
  }

  /// Removes unpacked items. Starts don't move.
  func remove(_ range: Range<Int>) {
    lengths.replace(range, count: 0)
    starts.truncate(to: lengths.count)
    lanes.remove(range)
    if !spans.isEmpty { spans.remove(range) }
  }

  func truncate(to count: Int) {
    lengths.truncate(to: count)
    starts.truncate(to: count)
    lanes.truncate(to: count)
    spans.truncate(to: count)
  }

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
