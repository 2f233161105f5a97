extension LanePacking {
  /// The treatment of packed items after a change.
  public enum Following: Hashable, Sendable {
    /// The items only move along their lanes.
    case retainLanes
    /// The items are packed again, with the same result as in a new packing.
    case reflow
    /// The items are packed again later, by `pack(through:)` and `pack(atMost:)`. `packedCount` may decrease.
    case reflowLater
  }

  /// Changes an item's length, in points, and its span if one is given.
  ///
  /// - Complexity: The cost of packing the items after it. If these keep their lanes and have no spans, the
  ///   cost of changing one block, up to 64 numbers, and one number for every 64 blocks.
  public mutating func resizeItem(
    at index: Int, to length: Double, span: Int? = nil, following: Following = .reflow
  ) {
    precondition(index >= 0 && index < count, "Item \(index) is out of range (\(count) items)")
    makeUnique()
    let (old, oldSpan) = (columns.lengths[index], columns.spans.isEmpty ? 1 : Int(columns.spans[index]))
    let newSpan = span.map { Int(UInt16(clamping: max(1, $0))) } ?? oldSpan
    store(length, at: index)
    if newSpan != oldSpan {
      setSpan(newSpan, at: index)
      completeSpans()
      // The item now covers other lanes, so the other items can't just move along their lanes.
      return packAgain(from: index, following == .retainLanes ? .reflow : following)
    }
    let delta = columns.lengths[index] - old
    guard index < packedCount, delta != 0 else { return }
    // With one lane or sequential placement, items stay in their lanes anyway.
    let retainsLanes = following == .retainLanes || shape.laneCount == 1 || shape.placement == .sequential
    guard retainsLanes, columns.spans.isEmpty else { return packAgain(from: index, following) }
    moveLane(behind: index, by: delta)
  }

  private mutating func moveLane(behind index: Int, by delta: Double) {
    let block = shape.block(of: index)
    let lane = columns.lanes[index]
    let end = min(shape.start(ofBlock: block + 1), packedCount)
    LaneLoops(columns, shape: shape).move(index + 1..<end, lane: lane, by: delta)
    let blockCount = shape.blocks(for: packedCount)
    columns.shifts.add(delta, lane: Int(lane), from: block + 1, count: blockCount + 1)
    isSorted = false
  }

  /// Inserts items before `index`. The closures get the indices of the new items.
  ///
  /// - Complexity: O(n).
  public mutating func insertItems(
    at index: Int, count: Int, following: Following = .reflow, span: ((Int) -> Int)? = nil,
    length: (Int) -> Double
  ) {
    precondition(
      index >= 0 && index <= self.count,
      "Insertion index \(index) is out of range (\(self.count) items)")
    precondition(count >= 0, "The number of items must not be negative, but is \(count)")
    let end = index < packedCount || isPacked ? packedCount + count : packedCount
    makeUnique()
    if following == .retainLanes, span == nil,
      canSlide(by: count, behind: index + count, newCount: self.count + count)
    {
      return insertSliding(at: index, count: count, length: length)
    }
    unpack(from: index)
    let new = index..<index + count
    columns.makeWay(for: count, at: index)
    for index in new {
      store(length(index), at: index)
      if let span = span?(index), span > 1 { setSpan(span, at: index) }
    }
    completeSpans()
    packAgain(around: new, upTo: end, following)
  }

  /// Removes items.
  ///
  /// - Complexity: O(n).
  public mutating func removeItems(_ range: Range<Int>, following: Following = .reflow) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Items \(range.lowerBound)..<\(range.upperBound) are out of range (\(count) items)")
    let end = packedCount - range.clamped(to: 0..<packedCount).count
    makeUnique()
    if following == .retainLanes,
      canSlide(by: range.count, behind: range.upperBound, newCount: count - range.count)
    {
      return removeSliding(range)
    }
    unpack(from: range.lowerBound)
    columns.remove(range)
    packAgain(around: range.lowerBound..<range.lowerBound, upTo: end, following)
  }

  /// Moves an item so that its final index is `target`.
  ///
  /// - Complexity: O(n).
  public mutating func moveItem(from index: Int, to target: Int, following: Following = .reflow) {
    precondition(index >= 0 && index < count, "Item \(index) is out of range (\(count) items)")
    let length = columns.lengths[index]
    let span = columns.spans.isEmpty ? nil : Int(columns.spans[index])
    removeItems(index..<index + 1, following: following)
    insertItems(
      at: target, count: 1, following: following, span: span.map { span in { _ in span } },
      length: { _ in length })
  }
}
