import Floor

/// The memory of the waterfall in C.
final class FloorLanes {
  let lengths: UnsafeMutableBufferPointer<Float>
  let starts: UnsafeMutableBufferPointer<Double>
  let lanes: UnsafeMutableBufferPointer<UInt8>
  private let pages: UnsafeMutableBufferPointer<Double>
  /// The distance moved by each block in each lane, and by each item of the first block.
  private let bases: UnsafeMutableBufferPointer<Double>
  private let moves: UnsafeMutableBufferPointer<Float>

  init(_ lengths: [Float]) {
    let count = lengths.count
    self.lengths = .allocate(capacity: count)
    _ = self.lengths.initialize(from: lengths)
    starts = .allocate(capacity: count)
    starts.initialize(repeating: 0)
    lanes = .allocate(capacity: count)
    lanes.initialize(repeating: 0)
    let page = FLOOR_PAGE
    pages = .allocate(capacity: (count + page - 1) / page)
    let block = FLOOR_BLOCK
    bases = .allocate(capacity: (count + block - 1) / block * FLOOR_LANES)
    bases.initialize(repeating: 0)
    moves = .allocate(capacity: block)
    moves.initialize(repeating: 0)
    _ = pack()
    for index in pages.indices { pages[index] = starts[index * page] }
  }

  isolated deinit {
    lengths.deallocate()
    starts.deallocate()
    lanes.deallocate()
    pages.deallocate()
    bases.deallocate()
    moves.deallocate()
  }

  var count: Int { lengths.count }

  @discardableResult
  func pack(from first: Int = 0, after ends: floor_ends = floor_no_items()) -> floor_ends {
    pack(first..<count, after: ends)
  }

  func pack(_ range: Range<Int>, after ends: floor_ends = floor_no_items()) -> floor_ends {
    floor_waterfall(
      lengths.baseAddress, starts.baseAddress, lanes.baseAddress, range.lowerBound, range.upperBound, ends)
  }

  /// Returns the last checkpoint before an item, and the lanes' ends there.
  func checkpoint(before index: Int) -> (index: Int, ends: floor_ends) {
    let block = FLOOR_BLOCK
    let start = index / block * block
    return (start, pack(0..<start))
  }

  func packInTurn() -> Double {
    floor_round_robin(lengths.baseAddress, starts.baseAddress, lanes.baseAddress, count)
  }

  var packing: floor_packing {
    floor_packing(
      starts: starts.baseAddress, lengths: lengths.baseAddress, pages: pages.baseAddress, count: count,
      page_count: pages.count, longest: 300)
  }

  func moveFirstLane(by delta: Float) {
    floor_move_lane(moves.baseAddress, lanes.baseAddress, count, bases.baseAddress, delta)
  }

  /// Moves the least data that an insertion or removal at the front requires: all stored data of the other
  /// items.
  func moveAll() {
    lengths.moveUp()
    starts.moveUp()
    lanes.moveUp()
  }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  fileprivate func moveUp() {
    guard let base = baseAddress, count > 1 else { return }
    (base + 1).update(from: base, count: count - 1)
  }
}
