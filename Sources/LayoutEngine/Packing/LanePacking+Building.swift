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

  /// Packs more items behind the last one, after those left for later. The closures get indices from `self.count` on.
  ///
  /// - Complexity: O(count) where all items have a place, whatever `self.count` is, but for the memory that has to grow
  ///   now and then.
  public mutating func append(count: Int, span: ((Int) -> Int)? = nil, length: (Int) -> Double) {
    append(count: count) { (length($0), span?($0) ?? 1) }
  }

  /// As the longer form, with one closure that gives both the length and the span.
  public mutating func append(count: Int, item: (Int) -> (length: Double, span: Int)) {
    precondition(count >= 0, "The count of items must not be negative, but is \(count)")
    reserve(count)
    let added = self.count..<self.count + count
    columns.extend(by: count)
    for index in added {
      let (length, span) = item(index)
      keep(length, at: index)
      if span > 1 { setSpan(span, at: index) }
    }
    completeSpans()
    pack(to: self.count)
  }

  /// Packs more items behind the last one, after those left for later, each covering one lane.
  ///
  /// - Complexity: O(lengths) where all items have a place, whatever `count` is, but for the memory that has to grow now
  ///   and then.
  public mutating func append(contentsOf lengths: some Collection<Float>) {
    let taken: Void? = lengths.withContiguousStorageIfAvailable { append($0) }
    guard taken == nil else { return }
    var rest = lengths.makeIterator()
    append(count: lengths.count) { _ in (Double(rest.next() ?? 0), 1) }
  }

  private mutating func append(_ points: UnsafeBufferPointer<Float>) {
    reserve(points.count)
    // Piece by piece, so that a piece is still in the cache when it is packed.
    let piece = 1024
    for start in stride(from: 0, to: points.count, by: piece) {
      let first = count
      let more = UnsafeBufferPointer(rebasing: points[start..<min(start + piece, points.count)])
      columns.extend(by: more.count)
      keep(more, from: first)
      completeSpans()
      pack(to: count)
    }
  }

  /// Packs other items in the place of all, in the memory of the old ones.
  public mutating func replaceAll(with lengths: some Collection<Float>) {
    makeUnique()
    removeAll()
    append(contentsOf: lengths)
  }

  /// Takes all items away and keeps their memory for the next ones.
  public mutating func removeAll(_ configuration: Configuration) {
    if isKnownUniquelyReferenced(&columns) {
      removeAll()
      columns.useLanes(configuration.laneCount)
    } else {
      columns = LaneColumns(laneCount: configuration.laneCount)
      (packedCount, longest) = (0, 0)
    }
    self.configuration = configuration
    shape = LaneShape(configuration)
  }

  private mutating func removeAll() {
    unpack(from: 0)
    columns.truncate(to: 0)
    longest = 0
  }

  /// Packs all items anew.
  public mutating func repack(with configuration: Configuration) {
    repackLater(with: configuration)
    pack(to: count)
  }

  /// Packs all items anew, but later.
  public mutating func repackLater(with configuration: Configuration) {
    makeUnique()
    unpack(from: 0)
    self.configuration = configuration
    shape = LaneShape(configuration)
    columns.useLanes(shape.laneCount)
  }

  // MARK: Taking items in

  /// Keeps an item's length, given in points.
  mutating func keep(_ points: Double, at index: Int) {
    let length = LaneUnit.length(points)
    columns.lengths[index] = length
    longest = max(longest, length)
  }

  private mutating func keep(_ points: UnsafeBufferPointer<Float>, from first: Int) {
    let lengths = columns.lengths
    // Two loops without a branch, so that each takes several at a time.
    for place in 0..<points.count { lengths[first &+ place] = LaneUnit.length(Double(points[place])) }
    // The bits of numbers that are not negative are in the order of the numbers; what is not a number is above infinity.
    var longest: Int32 = 0
    for point in points { longest = max(longest, Int32(bitPattern: point.bitPattern)) }
    let bits = min(UInt32(bitPattern: longest), Float.infinity.bitPattern)
    self.longest = max(self.longest, LaneUnit.length(Double(Float(bitPattern: bits))))
  }

  /// Items that cover others are in no order.
  mutating func setSpan(_ span: Int, at index: Int) {
    columns.spans.grow(to: index + 1, with: 1)
    columns.spans[index] = UInt16(clamping: max(1, span))
    isSorted = false
  }

  /// Where some items have a span, the others have one too.
  mutating func completeSpans() {
    if !columns.spans.isEmpty { columns.spans.grow(to: count, with: 1) }
  }

  /// Room for that many more items and a sixteenth, so that the first items appended do not move all.
  private mutating func reserve(_ more: Int) {
    makeUnique()
    let needed = count + more
    if columns.lengths.capacity < needed { columns.reserve(needed + needed / 16) }
  }
}
