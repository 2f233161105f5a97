/// The storage of a `LanePacking`: values per item, per block, and per lane.
///
/// It's a single object, so copying a packing copies one reference.
///
/// For an item in a block, and for a lane before a block:
///
/// ```text
/// the item starts at    starts[item] + shifts[block, lane]
/// the lane goes on at   bases[block] + checkpoints[block * laneCount + lane] + shifts[block, lane]
/// ```
///
/// The example has eight items in two lanes, in blocks of four. (Real blocks have 256 or more items.) Item 1
/// then grows by 5 points, with retained lanes:
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
/// Before block 1, the lanes continue at 40 + 30 = 70 and at 40. After the change, they continue at 70 and at
/// 40 + 5. Item 5 starts at 50, and after the change at 50 + 5. The change writes no item after its own
/// block.
final class LaneColumns: @unchecked Sendable {
  // `Sendable` and exclusivity are unchecked. Copies of a packing share the object only until one of them
  // writes, and a writer already has exclusive access to its packing. Checking each access would take a sixth
  // of a query.

  // MARK: Item columns

  /// The length of each item, in points, rounded to `LaneUnit`.
  @exclusivity(unchecked) var lengths = LengthColumn()
  /// The start of each item, in points from the origin, without the shift. Meaningless from `packedCount` on.
  @exclusivity(unchecked) var starts = FlatColumn<Double>()
  /// The first lane that each item covers.
  @exclusivity(unchecked) var lanes = FlatColumn<UInt16>()
  /// The number of lanes requested for each item. Empty while every item covers one lane.
  @exclusivity(unchecked) var spans = FlatColumn<UInt16>()

  // MARK: Block columns

  /// The base of each row of checkpoints, in points from the origin.
  ///
  /// If the packing `isSorted`, the base of row `b` is the end of the lane that ends first, and so the start
  /// of block `b`'s first item.
  @exclusivity(unchecked) var bases = FlatColumn<Double>()
  /// A row for each block, with one number for each lane: the start of the lane's next item, relative to the
  /// row's base.
  ///
  /// One more row has these numbers for the end of the packed items.
  @exclusivity(unchecked) var checkpoints = FlatColumn<Double>()
  /// The distance each lane of a block has moved since the block was packed.
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

  /// Discards all checkpoints and starts over with another number of lanes.
  func useLanes(_ laneCount: Int) {
    shifts.free()
    shifts = LaneShifts(laneCount: laneCount)
    bases.truncate(to: 1)
    bases[0] = 0
    checkpoints.truncate(to: 0)
    checkpoints.append(repeating: 0, count: laneCount)
  }

  /// Reserves memory for a number of items.
  func reserve(_ count: Int) {
    lengths.reserve(count)
    starts.reserve(count)
    lanes.reserve(count)
  }

  /// Adds items without a position. The caller must write their lengths before anyone reads them.
  func extend(by added: Int) {
    lengths.extend(by: added)
    starts.extend(by: added)
    lanes.extend(by: added)
  }

  /// Inserts items among those without a position.
  ///
  /// The caller writes their lengths. Starts don't move because the caller packs these items again.
  func makeWay(for added: Int, at index: Int) {
    lengths.replace(index..<index, count: added)
    starts.extend(by: added)
    lanes.insert(repeating: 0, count: added, at: index)
    if !spans.isEmpty { spans.insert(repeating: 1, count: added, at: index) }
  }

  /// Removes items that have no position. Starts don't move here either.
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

  /// Copies the lengths, starts, and lanes of items to other indices, overwriting the values there.
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
