/// By how much each lane has moved, from a block on, since the block was packed.
///
/// A move of everything behind an item touches the blocks up to the next group of 64, then one number a
/// group.
struct LaneShifts {
  private static let groupBits = 6
  private let laneCount: Int
  private var blocks = FlatColumn<Double>()
  private var groups = FlatColumn<Double>()

  init(laneCount: Int) { self.laneCount = laneCount }

  /// Whether nothing has moved.
  var isEmpty: Bool { blocks.isEmpty }

  @inline(__always) subscript(block: Int, lane: Int) -> Double {
    isEmpty ? 0 : blocks[block * laneCount + lane] + groups[(block >> Self.groupBits) * laneCount + lane]
  }

  /// Moves a lane from a block on, of `count`.
  mutating func add(_ delta: Double, lane: Int, from first: Int, count: Int) {
    reserve(count)
    let firstGroup = (first + (1 << Self.groupBits) - 1) >> Self.groupBits
    for block in first..<max(first, min(firstGroup << Self.groupBits, count)) {
      blocks[block * laneCount + lane] += delta
    }
    let groupCount = groups.count / laneCount
    for group in firstGroup..<max(firstGroup, groupCount) { groups[group * laneCount + lane] += delta }
  }

  /// Forgets the moves of some blocks.
  func reset(_ range: Range<Int>) {
    guard !isEmpty else { return }
    for block in range {
      for lane in 0..<laneCount {
        blocks[block * laneCount + lane] = -groups[(block >> Self.groupBits) * laneCount + lane]
      }
    }
  }

  /// Forgets all moves from a block on, and the blocks.
  mutating func clear(from block: Int) {
    guard !isEmpty else { return }
    let groupCount = block > 0 ? block >> Self.groupBits + 1 : 0
    groups.truncate(to: groupCount * laneCount)
    blocks.truncate(to: block * laneCount)
  }

  /// Where something has moved: gives the blocks added since their zeros.
  mutating func extend(to count: Int) {
    if !isEmpty { reserve(count) }
  }

  private mutating func reserve(_ count: Int) {
    let known = blocks.count / laneCount
    let grouped = (groups.count / laneCount) << Self.groupBits
    groups.grow(to: ((count - 1) >> Self.groupBits + 1) * laneCount, with: 0)
    blocks.grow(to: count * laneCount, with: 0)
    // The group they are in may have moved.
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
