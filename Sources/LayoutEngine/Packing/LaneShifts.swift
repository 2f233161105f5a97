/// By how much each lane has moved, from a block on, since the block was packed.
///
/// A move of everything behind an item touches the blocks up to the next group of 64, then one number a
/// group.
struct LaneShifts {
  private static let groupBits = 6
  private let laneCount: Int
  private var blocks = FlatColumn<Int64>()
  private var groups = FlatColumn<Int64>()

  init(laneCount: Int) { self.laneCount = laneCount }

  var isEmpty: Bool { blocks.isEmpty }

  @inline(__always) subscript(block: Int, lane: Int) -> Int64 {
    isEmpty ? 0 : blocks[block * laneCount + lane] + groups[(block >> Self.groupBits) * laneCount + lane]
  }

  /// Moves a lane in some blocks, of `count`. It takes fewer steps where they are the last ones.
  mutating func add(_ delta: Int64, lane: Int, in range: Range<Int>, count: Int) {
    reserve(count)
    let firstGroup = (range.lowerBound + (1 << Self.groupBits) - 1) >> Self.groupBits
    let endGroup = range.upperBound < count ? range.upperBound >> Self.groupBits : groups.count / laneCount
    let whole = firstGroup..<max(firstGroup, endGroup)
    func add(to blocks: Range<Int>) {
      for index in blocks { self.blocks[index * laneCount + lane] += delta }
    }
    add(to: range.clamped(to: 0..<whole.lowerBound << Self.groupBits))
    for group in whole { groups[group * laneCount + lane] += delta }
    add(to: range.clamped(to: whole.upperBound << Self.groupBits..<Int.max))
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

  /// Forgets all moves from a block on.
  mutating func clear(from block: Int) {
    guard !isEmpty else { return }
    guard block > 0 else {
      blocks.truncate(to: 0)
      groups.truncate(to: 0)
      return
    }
    let group = (block >> Self.groupBits) + 1
    groups.truncate(to: group * laneCount)
    blocks.truncate(to: block * laneCount)
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

  /// Gives the blocks added since their zeros.
  mutating func reserve(_ count: Int) {
    let known = blocks.count / laneCount
    let moved = (groups.count / laneCount) << Self.groupBits
    groups.grow(to: ((count - 1) >> Self.groupBits + 1) * laneCount, with: 0)
    blocks.grow(to: count * laneCount, with: 0)
    // The group they are in may have moved.
    if known < count { reset(known..<max(known, min(count, moved))) }
  }
}
