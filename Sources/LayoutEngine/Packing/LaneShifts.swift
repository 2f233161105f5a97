/// The distance each lane of each block has moved since it was packed.
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
