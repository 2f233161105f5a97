extension LanePacking {
  /// Creates a packing of items with the lengths that a closure returns, in points.
  ///
  /// `span` is a closure that returns the number of adjacent lanes an item covers, clamped to 1 … the
  /// lane count.
  ///
  /// `length` is a closure that returns an item's length. It's called once for each item, in order.
  public init(
    _ configuration: Configuration, origin: Double = 0, count: Int, span: ((Int) -> Int)? = nil,
    length: (Int) -> Double
  ) {
    self.init(configuration, origin: origin)
    append(count: count, span: span, length: length)
  }

  /// Creates a packing of items with these lengths, in points.
  public init(_ configuration: Configuration, origin: Double = 0, lengths: some Collection<Float>) {
    self.init(configuration, origin: origin)
    append(contentsOf: lengths)
  }

  /// Packs items left for later, then appends more items. The closures get indices from `self.count` on.
  ///
  /// - Complexity: O(`count`) amortized if all items are packed.
  public mutating func append(count: Int, span: ((Int) -> Int)? = nil, length: (Int) -> Double) {
    append(count: count) { (length($0), span?($0) ?? 1) }
  }

  /// Appends and packs items, with one closure for length and span.
  public mutating func append(count: Int, item: (Int) -> (length: Double, span: Int)) {
    precondition(count >= 0, "The number of items must not be negative, but is \(count)")
    reserve(count)
    let end = self.count + count
    let lengths = UnsafeMutableBufferPointer<Double>.allocate(capacity: min(count, Self.pieceCount))
    defer { lengths.deallocate() }
    for start in stride(from: self.count, to: end, by: Self.pieceCount) {
      let piece = start..<min(start + Self.pieceCount, end)
      columns.extend(by: piece.count)
      for index in piece {
        let (length, span) = item(index)
        lengths[index &- start] = length
        if span > 1 { setSpan(span, at: index) }
      }
      store(UnsafeBufferPointer(rebasing: lengths[..<piece.count]), from: start)
      completeSpans()
      pack(to: self.count)
    }
  }

  /// Packs items left for later, then appends more items, each in one lane.
  ///
  /// - Complexity: O(lengths) amortized if all items are packed.
  public mutating func append(contentsOf lengths: some Collection<Float>) {
    let wasAppended: Void? = lengths.withContiguousStorageIfAvailable { append($0) }
    guard wasAppended == nil else { return }
    var rest = lengths.makeIterator()
    append(count: lengths.count) { _ in (Double(rest.next() ?? 0), 1) }
  }

  private mutating func append(_ points: UnsafeBufferPointer<Float>) {
    reserve(points.count)
    let first = count
    pack(to: first)
    columns.extend(by: points.count)
    completeSpans()
    let lengths = columns.lengths
    var longest = Float(longest)
    pack(to: count) { run in
      let given = UnsafeBufferPointer(rebasing: points[run.lowerBound - first..<run.upperBound - first])
      Self.store(given, in: lengths, at: run, &longest)
    }
    self.longest = max(self.longest, Double(longest))
  }

  /// Appends and packs items without first copying the lengths.
  public mutating func append(contentsOf lengths: UnsafeBufferPointer<Double>) {
    reserve(lengths.count)
    for start in stride(from: 0, to: lengths.count, by: Self.pieceCount) {
      let first = count
      let piece = start..<min(start + Self.pieceCount, lengths.count)
      columns.extend(by: piece.count)
      store(UnsafeBufferPointer(rebasing: lengths[piece]), from: first)
      completeSpans()
      pack(to: count)
    }
  }

  /// The number of items stored at once, few enough to be still in the cache when they are packed.
  private static let pieceCount = 1024

  /// Replaces all items and reuses their memory.
  public mutating func replaceAll(with lengths: some Collection<Float>) {
    makeUnique()
    removeAll()
    append(contentsOf: lengths)
  }

  /// Removes all items, keeps their memory, and changes the configuration.
  public mutating func removeAll(_ configuration: Configuration) {
    if isKnownUniquelyReferenced(&columns) {
      removeAll()
      columns.useLanes(configuration.laneCount)
    } else {
      columns = LaneColumns(laneCount: configuration.laneCount)
      (packedCount, longest, backCount) = (0, 0, 0)
    }
    self.configuration = configuration
    shape = LaneShape(configuration)
  }

  private mutating func removeAll() {
    unpack(from: 0)
    levelStart()
    columns.truncate(to: 0)
    longest = 0
  }

  /// Packs all items with another configuration.
  public mutating func repack(with configuration: Configuration) {
    repackLater(with: configuration)
    pack(to: count)
  }

  /// Changes the configuration and leaves all items for later packing.
  public mutating func repackLater(with configuration: Configuration) {
    makeUnique()
    unpack(from: 0)
    self.configuration = configuration
    shape = LaneShape(configuration)
    columns.useLanes(shape.laneCount)
    backCount = 0
  }

  // MARK: Appending items

  mutating func store(_ points: Double, at index: Int) {
    let length = LaneUnit.length(points)
    columns.lengths[index] = length
    longest = max(longest, length)
  }

  private static func store(
    _ points: UnsafeBufferPointer<Float>, in lengths: LengthColumn, at range: Range<Int>,
    _ longest: inout Float
  ) {
    // The bits of nonnegative numbers have the same order as the numbers.
    let least = Int32(bitPattern: LaneUnit.shortestExact.bitPattern)
    var most = Int32(bitPattern: longest.bitPattern)
    // Negative if a length is changed when stored or exceeds the longest one, which is rare.
    var signs: Int32 = 0
    lengths.fill(range) {
      let bits = Int32(bitPattern: points[$0].bitPattern)
      signs |= bits | (bits &- least) | (most &- bits)
      return points[$0]
    }
    guard signs < 0 else { return }
    lengths.fill(range) {
      let length = LaneUnit.length(points[$0])
      most = max(most, Int32(bitPattern: length.bitPattern))
      return length
    }
    longest = Float(bitPattern: UInt32(bitPattern: most))
  }

  private mutating func store(_ points: UnsafeBufferPointer<Double>, from first: Int) {
    columns.lengths.fill(first..<first + points.count, withAny: { LaneUnit.length(points[$0]) })
    // Stored lengths are never negative or NaN, so their bits have the same order.
    var longest: UInt64 = 0
    for point in points { longest = max(longest, LaneUnit.length(point).bitPattern) }
    self.longest = max(self.longest, Double(bitPattern: longest))
  }

  mutating func setSpan(_ span: Int, at index: Int) {
    columns.spans.grow(to: index + 1, with: 1)
    columns.spans[index] = UInt16(clamping: max(1, span))
    // An item over several lanes may start after the item that follows it.
    isSorted = false
  }

  mutating func completeSpans() {
    if !columns.spans.isEmpty { columns.spans.grow(to: count, with: 1) }
  }

  /// Reserves a sixteenth more, because the next append would otherwise move everything.
  private mutating func reserve(_ more: Int) {
    makeUnique()
    let needed = count + more
    if columns.lengths.capacity < needed { columns.reserve(needed + needed / 16) }
  }
}
