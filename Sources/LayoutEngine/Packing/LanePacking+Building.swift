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

  /// As the longer form, with one closure that gives both the length and the span.
  public init(
    _ configuration: Configuration, origin: Double = 0, count: Int,
    item: (Int) -> (length: Double, span: Int)
  ) {
    self.init(configuration, origin: origin)
    append(count: count, item: item)
  }

  /// Packs items of these lengths, in points.
  public init(_ configuration: Configuration, origin: Double = 0, lengths: some Collection<Float>) {
    self.init(configuration, origin: origin)
    append(contentsOf: lengths)
  }

  /// Packs more items behind the last one, or leaves them for later with those that are. The closures get indices from
  /// `self.count` on.
  ///
  /// - Complexity: O(count), whatever `self.count` is, but for the memory that has to grow now and then.
  public mutating func append(count: Int, span: ((Int) -> Int)? = nil, length: (Int) -> Double) {
    append(count: count) { (length($0), span?($0) ?? 1) }
  }

  /// As the longer form, with one closure that gives both the length and the span.
  public mutating func append(count: Int, item: (Int) -> (length: Double, span: Int)) {
    precondition(count >= 0, "The count of items must not be negative, but is \(count)")
    reserve(count)
    let wasPacked = isPacked
    let added = self.count..<self.count + count
    columns.lengths.extend(by: count)
    columns.keys.extend(by: count)
    let lengths = columns.lengths
    for index in added {
      let (length, span) = item(index)
      lengths[index] = LaneLength(length, at: index)
      noteSpan(span, at: index)
    }
    completeSpans()
    if wasPacked { pack(to: self.count) } else { packBehindPlacesBefore(from: added.lowerBound) }
  }

  /// Packs more items behind the last one, or leaves them for later with those that are, each covering one lane.
  ///
  /// - Complexity: O(lengths), whatever `count` is, but for the memory that has to grow now and then.
  public mutating func append(contentsOf lengths: some Collection<Float>) {
    reserve(lengths.count)
    let wasPacked = isPacked
    // Piece by piece, so that a piece is still in the cache when it is packed.
    let piece = 4096
    var rest = lengths[...]
    while !rest.isEmpty {
      let first = count
      columns.take(rest.prefix(piece))
      rest = rest.dropFirst(piece)
      columns.keys.extend(by: count - first)
      completeSpans()
      if wasPacked { pack(to: count) } else { packBehindPlacesBefore(from: first) }
    }
  }

  /// Packs other items in the place of all, in the memory of the old ones.
  public mutating func replaceAll(with lengths: some Collection<Float>) {
    makeUnique()
    unpack(from: 0)
    columns.lengths.truncate(to: 0)
    columns.keys.truncate(to: 0)
    columns.spans.truncate(to: 0)
    append(contentsOf: lengths)
  }

  /// Takes all items away and keeps their memory for the next ones.
  public mutating func removeAll(_ configuration: Configuration) {
    if isKnownUniquelyReferenced(&columns) {
      unpack(from: 0)
      columns.lengths.truncate(to: 0)
      columns.keys.truncate(to: 0)
      columns.spans.truncate(to: 0)
      columns.useLanes(configuration.laneCount)
    } else {
      columns = LaneColumns(laneCount: configuration.laneCount)
      packedCount = 0
      before = nil
    }
    self.configuration = configuration
    shape = LaneShape(configuration)
  }

  /// Packs all items anew.
  public mutating func repack(with configuration: Configuration) {
    makeUnique()
    unpack(from: 0)
    self.configuration = configuration
    shape = LaneShape(configuration)
    columns.useLanes(shape.laneCount)
    pack(to: count)
  }

  /// Packs all items anew, but later. The lanes must be as many as before.
  public mutating func repackLater(with configuration: Configuration) {
    precondition(
      configuration.laneCount == shape.laneCount,
      "Only packing at once goes from \(shape.laneCount) to \(configuration.laneCount) lanes")
    unpack(from: 0, keepingPlaces: isPacked || before != nil)
    self.configuration = configuration
    shape = LaneShape(configuration)
  }

  /// Packs that many more items of those left for later, and tells whether all are packed now. Where items are still known
  /// to lie where they lay, it goes on to the end of a block.
  @discardableResult
  public mutating func pack(atMost items: Int) -> Bool {
    pack(to: packedCount + min(max(0, items), count - packedCount))
    return isPacked
  }

  /// Packs as many items of those left for later as it takes for all that start before a position to be
  /// packed.
  public mutating func pack(through position: Double) {
    while !isPacked, lowestNextStart < LaneUnit.unitsUp(position) - originUnits {
      pack(to: min(count, packedCount + shape.blockSize))
    }
  }

  /// Takes note of the span of an item behind all those that have one.
  private func noteSpan(_ span: Int, at index: Int) {
    guard span > 1 else { return }
    columns.spans.grow(to: index, with: 1)
    columns.spans.append(UInt16(clamping: span))
  }

  /// Where some items have a span, the others have one too.
  private mutating func completeSpans() {
    guard !columns.spans.isEmpty else { return }
    isSorted = false
    columns.spans.grow(to: count, with: 1)
  }

  /// Room for that many more items and a quarter, so that the first items appended do not move all.
  private mutating func reserve(_ more: Int) {
    makeUnique()
    let needed = count + more
    guard columns.keys.capacity < needed else { return }
    columns.lengths.reserve(needed + needed / 4)
    columns.keys.reserve(needed + needed / 4)
  }
}
