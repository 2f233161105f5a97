extension LanePacking {
  /// Packs items of the lengths that the closure gives, in points, each asked once and in order. `span` tells
  /// how many adjacent lanes an item covers; from the lane count on it covers all, below 1 it covers one.
  public init(
    _ configuration: Configuration, origin: Double = 0, count: Int, span: ((Int) -> Int)? = nil,
    length: (Int) -> Double
  ) {
    self.init(configuration, origin: origin)
    append(count: count, span: span, length: length)
  }

  /// Packs items of these lengths, in points.
  public init(_ configuration: Configuration, origin: Double = 0, lengths: some Collection<Float>) {
    self.init(configuration, origin: origin)
    append(contentsOf: lengths)
  }

  /// Packs more items behind the last one. The closures get indices from `self.count` on.
  ///
  /// - Complexity: O(count), whatever `self.count` is, but for the memory that has to grow now and then.
  public mutating func append(count: Int, span: ((Int) -> Int)? = nil, length: (Int) -> Double) {
    precondition(count >= 0, "The count of items must not be negative, but is \(count)")
    reserve(count)
    let added = self.count..<self.count + count
    lengths.append(contentsOf: repeatElement(0, count: count))
    keys.append(contentsOf: repeatElement(0, count: count))
    for index in added {
      lengths[index] = Self.accepted(Float(length(index)))
      setSpan(span?(index) ?? 1, at: index)
    }
    pack(to: self.count)
  }

  /// Packs more items behind the last one, each covering one lane.
  ///
  /// - Complexity: O(lengths), whatever `count` is, but for the memory that has to grow now and then.
  public mutating func append(contentsOf lengths: some Collection<Float>) {
    reserve(lengths.count)
    let packed: Void? = lengths.withContiguousStorageIfAvailable { appendPieces(of: $0) }
    guard packed == nil else { return }
    for length in lengths {
      self.lengths.append(Self.accepted(length))
      keys.append(0)
      setSpan(1, at: count - 1)
    }
    pack(to: count)
  }

  /// Packs other items in the place of all, in the memory of the old ones.
  public mutating func replaceAll(with lengths: some Collection<Float>) {
    unpack(from: 0)
    self.lengths.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    spans.removeAll()
    append(contentsOf: lengths)
  }

  /// Packs all items anew.
  public mutating func repack(with configuration: Configuration) {
    self.configuration = configuration
    shape = LaneShape(configuration)
    shifts = LaneShifts(laneCount: shape.laneCount)
    rows = Array(repeating: 0, count: shape.laneCount)
    unpack(from: 0)
    pack(to: count)
  }

  /// Packs up to that many more items of those left for later, and tells whether all are packed now.
  @discardableResult
  public mutating func pack(atMost items: Int) -> Bool {
    pack(to: min(count, packedCount + max(0, items)))
    return isPacked
  }

  /// Packs as many items of those left for later as it takes for all that start before a position to be
  /// packed.
  public mutating func pack(through position: Double) {
    while !isPacked, lowestNextStart < LaneUnit.unitsUp(position) - originUnits {
      pack(to: min(count, packedCount + shape.blockSize))
    }
  }

  /// A length within what the packing loops can take.
  @inline(__always) static func accepted(_ length: Float) -> Float {
    // In this order a comparison with NaN ends at 0.
    length > 0 ? (length < maximumLength ? length : maximumLength) : 0
  }

  /// Takes note of an item's span; spans come in the order of the items.
  mutating func setSpan(_ span: Int, at index: Int) {
    guard span > 1 || !spans.isEmpty else { return }
    if spans.isEmpty { spans = Array(repeating: 1, count: index) }
    spans.append(UInt16(clamping: max(1, span)))
  }

  /// Piece by piece, so that a piece is still in the cache when it is packed.
  private mutating func appendPieces(of lengths: UnsafeBufferPointer<Float>) {
    let piece = 4096
    for first in stride(from: 0, to: lengths.count, by: piece) {
      let part = lengths[first..<min(first + piece, lengths.count)]
      let first = count
      self.lengths.append(contentsOf: part)
      LaneBuffers.accept(first..<count, of: &self.lengths)
      keys.append(contentsOf: repeatElement(0, count: part.count))
      if !spans.isEmpty { spans.append(contentsOf: repeatElement(1, count: part.count)) }
      pack(to: count)
    }
  }

  /// Room for that many more items and a quarter, so that the first items appended do not move all.
  private mutating func reserve(_ more: Int) {
    let needed = count + more
    guard keys.capacity < needed else { return }
    let capacity = needed + needed / 4
    lengths.reserveCapacity(capacity)
    keys.reserveCapacity(capacity)
  }
}

// MARK: - The state of packing

extension LanePacking {
  /// Packs the items from `packedCount` on.
  mutating func pack(to target: Int, keepingLanes: Bool = false) {
    guard target > packedCount else { return }
    let block = shape.block(of: packedCount)
    fold(from: block)
    if packedCount == 0 {
      longest = 0
      isSorted = true
    }
    if keepingLanes || shape.placement != .shortestLane || !spans.isEmpty { isSorted = false }

    let blockCount = shape.blocks(for: target)
    rows.grow(to: (blockCount + 1) * shape.laneCount, with: 0)
    starts.grow(to: blockCount, with: 0)
    blocks.grow(to: blockCount, with: LaneBlock())
    LaneBuffers.pack(
      packedCount..<target, keepingLanes: keepingLanes, shape: shape, lengths: &lengths, keys: &keys,
      spans: &spans,
      hasSpans: !spans.isEmpty, rows: &rows, starts: &starts, blocks: &blocks)
    packedCount = target
    if !shifts.isEmpty { shifts.reserve(blockCount + 1) }
    for index in block..<blockCount { longest = max(longest, blocks[index].longest) }
  }

  /// Declares the items from the start of an item's block on as not packed.
  mutating func unpack(from index: Int) {
    guard index < packedCount else { return }
    let block = shape.block(of: index)
    fold(from: block)
    packedCount = block << shape.blockBits
    rows.removeLast(rows.count - (block + 1) * shape.laneCount)
    starts.removeLast(starts.count - block)
    blocks.removeLast(blocks.count - block)
  }

  /// Packs the items from a changed one on anew.
  mutating func packAgain(from index: Int, _ following: Following) {
    let packed = packedCount
    unpack(from: index)
    packAgain(around: index..<index, kept: packed, following)
  }

  /// Packs what follows a change, after `unpack(from:)`: the items of `new` have no lane yet, those around
  /// them up to `kept` have.
  mutating func packAgain(around new: Range<Int>, kept: Int, _ following: Following) {
    switch following {
    case .reflowLater: return
    case .reflow: pack(to: kept)
    case .keepLanes:
      pack(to: min(new.lowerBound, kept), keepingLanes: true)
      pack(to: min(new.upperBound, kept))
      pack(to: kept, keepingLanes: true)
    }
  }

  /// Writes the moves of one block's lanes into its keys and checkpoints, and forgets all moves from there
  /// on: those of later blocks are about to be packed anew.
  private mutating func fold(from block: Int) {
    guard !shifts.isEmpty else { return }
    for row in block...min(block + 1, shape.blocks(for: packedCount)) {
      for lane in 0..<shape.laneCount { rows[row * shape.laneCount + lane] += shifts[row, lane] }
    }
    let moves = (0..<shape.laneCount).map { shifts[block, $0] }
    let items = (block << shape.blockBits)..<min((block + 1) << shape.blockBits, packedCount)
    for index in items { keys[index] += moves[shape.lane(of: keys[index])] << shape.laneBits }
    if !items.isEmpty, let least = moves.min(), let most = moves.max() {
      blocks[block].disorder = min(shape.limit, blocks[block].disorder + most - least)
      blocks[block].highest += most
    }
    shifts.clear(from: block)
    if !shifts.isEmpty { shifts.reserve(block + 1) }
  }

  /// No item packed from here on starts before this, in units.
  private var lowestNextStart: Int64 {
    let row = shape.blocks(for: packedCount)
    var lowest = Int64.max
    for lane in 0..<shape.laneCount {
      lowest = min(lowest, rows[row * shape.laneCount + lane] + shifts[row, lane])
    }
    return lowest
  }
}

extension Array {
  fileprivate mutating func grow(to count: Int, with element: Element) {
    if self.count < count { append(contentsOf: repeatElement(element, count: count - self.count)) }
  }
}
