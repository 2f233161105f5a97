/// The storage of a `LanePacking`, as one object so that copying a packing copies one reference.
///
/// For an item in a block, and for a lane before a block:
///
/// ```text
/// the item starts at    starts[item] + shifts[block, lane]
/// the lane continues at bases[block] + checkpoints[block * laneCount + lane] + shifts[block, lane]
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
/// The change writes no item after the changed block.
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

/// A row of checkpoints, relative to its base.
struct LaneRow {
  private let rows: FlatColumn<Double>
  private let start: Int
  private let laneCount: Int

  init(_ index: Int, of rows: FlatColumn<Double>, laneCount: Int) {
    (self.rows, self.laneCount) = (rows, laneCount)
    start = index * laneCount
  }

  subscript(lane: Int) -> Double {
    @inline(__always) get { rows[start + lane] }
    @inline(__always) nonmutating set { rows[start + lane] = newValue }
  }

  /// Moves all ends so that the lowest is 0, and returns the distance.
  func moveToZero() -> Double {
    var lowest = self[0]
    for lane in 1..<max(1, laneCount) { lowest = min(lowest, self[lane]) }
    for lane in 0..<laneCount { self[lane] -= lowest }
    return lowest
  }

  func copy(_ other: LaneRow) {
    for lane in 0..<laneCount { self[lane] = other[lane] }
  }

  /// Returns the first lane of the run with the lowest end, or of the first such run.
  func lowestRun(of span: Int) -> Int {
    var best = 0
    var bestEnd = Double.infinity
    var first = 0
    while first + span <= laneCount {
      var highest = -Double.infinity
      var lane = first + span - 1
      while lane >= first, self[lane] < bestEnd {
        highest = max(highest, self[lane])
        lane -= 1
      }
      if lane < first {
        best = first
        bestEnd = highest
        first += 1
      } else {
        // No run with this lane is better than the best one.
        first = lane + 1
      }
    }
    return best
  }
}

/// The distance that each lane of each block has moved since the block was packed.
///
/// A shift is the sum of the block's number and the number of its group of 64 blocks, so that a move changes
/// few numbers.
struct LaneShifts {
  private static let groupBits = 6
  private let laneCount: Int
  private var blocks = FlatColumn<Double>()
  private var groups = FlatColumn<Double>()

  init(laneCount: Int) { self.laneCount = laneCount }

  /// `true` if nothing has moved.
  var isEmpty: Bool { blocks.isEmpty }

  @inline(__always) subscript(block: Int, lane: Int) -> Double {
    isEmpty ? 0 : blocks[block * laneCount + lane] + groups[(block >> Self.groupBits) * laneCount + lane]
  }

  /// Moves a lane from block `first` on. `count` is the number of blocks.
  mutating func add(_ delta: Double, lane: Int, from first: Int, count: Int) {
    reserve(count)
    let firstGroup = (first + (1 << Self.groupBits) - 1) >> Self.groupBits
    for block in first..<max(first, min(firstGroup << Self.groupBits, count)) {
      blocks[block * laneCount + lane] += delta
    }
    let groupCount = groups.count / laneCount
    for group in firstGroup..<max(firstGroup, groupCount) { groups[group * laneCount + lane] += delta }
  }

  /// Resets shifts to 0. The blocks' own numbers then cancel those of their groups.
  func reset(_ range: Range<Int>) {
    guard !isEmpty else { return }
    for block in range {
      for lane in 0..<laneCount {
        blocks[block * laneCount + lane] = -groups[(block >> Self.groupBits) * laneCount + lane]
      }
    }
  }

  mutating func clear(from block: Int) {
    guard !isEmpty else { return }
    let groupCount = block > 0 ? block >> Self.groupBits + 1 : 0
    groups.truncate(to: groupCount * laneCount)
    blocks.truncate(to: block * laneCount)
  }

  /// New blocks need no memory unless something has moved.
  mutating func extend(to count: Int) {
    if !isEmpty { reserve(count) }
  }

  private mutating func reserve(_ count: Int) {
    let known = blocks.count / laneCount
    let grouped = (groups.count / laneCount) << Self.groupBits
    groups.grow(to: ((count - 1) >> Self.groupBits + 1) * laneCount, with: 0)
    blocks.grow(to: count * laneCount, with: 0)
    // New blocks haven't moved, but their group may have.
    if known < count { reset(known..<max(known, min(count, grouped))) }
  }

  func free() {
    blocks.free()
    groups.free()
  }

  func duplicate() -> LaneShifts {
    var copy = self
    copy.blocks = blocks.duplicate()
    copy.groups = groups.duplicate()
    return copy
  }
}
