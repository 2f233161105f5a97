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

  /// Moves a lane from a block to the last of `count` blocks.
  mutating func add(_ delta: Int64, lane: Int, from block: Int, count: Int) {
    reserve(count)
    let group = (block + (1 << Self.groupBits) - 1) >> Self.groupBits
    for index in block..<max(block, min(group << Self.groupBits, count)) {
      blocks[index * laneCount + lane] += delta
    }
    for index in stride(from: group * laneCount + lane, to: groups.count, by: laneCount) {
      groups[index] += delta
    }
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
    groups.grow(to: ((count - 1) >> Self.groupBits + 1) * laneCount, with: 0)
    let known = blocks.count / laneCount
    guard known < count else { return }
    for block in known..<count {
      for lane in 0..<laneCount { blocks.append(-groups[(block >> Self.groupBits) * laneCount + lane]) }
    }
  }
}
