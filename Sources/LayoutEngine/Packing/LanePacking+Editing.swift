extension LanePacking {
  /// What becomes of the packed items behind a change. Those left for later stay so.
  public enum Following: Hashable, Sendable {
    /// They keep their lanes and only move along.
    case keepLanes
    /// They are placed anew, as if the packing had been built that way.
    case reflow
    /// As `reflow`, but not yet: `packedCount` falls back, and `pack(atMost:)` or `pack(through:)` goes on
    /// from there.
    case reflowLater
  }

  /// Gives one item another length, in points, and another span where one is given.
  ///
  /// - Complexity: O(n) with a small factor where what follows keeps its lanes, as it does in one lane or with lanes in
  ///   turn, and covers one lane each: the items of a block and one number for every 16,384 items are touched. Else as long as packing the
  ///   items behind.
  public mutating func resizeItem(
    at index: Int, to length: Double, span: Int? = nil, following: Following = .reflow
  ) {
    precondition(index >= 0 && index < count, "Item \(index) is not among the \(count) items")
    makeUnique()
    let newSpan = span.map { UInt16(clamping: max(1, $0)) }
    let changesSpan = newSpan.map { $0 != (columns.spans.isEmpty ? 1 : columns.spans[index]) } ?? false
    // In one lane, and with lanes in turn, all keep theirs anyway. Among lanes as they are, an item that covers others has
    // no place.
    let keepsLanes =
      (following == .keepLanes || shape.laneCount == 1 || shape.placement == .sequential)
      && columns.spans.isEmpty && !changesSpan
    let old = columns.lengths[index]
    let newLength =
      keepsLanes && shape.sharesOwed
      ? LaneLength(length, at: index, owingAs: old) : LaneLength(length, at: index, keeping: old)
    if following == .reflowLater, !keepsLanes, newLength != old || changesSpan {
      unpack(from: index, keepingPlaces: isPacked || before != nil)
    }
    if isSeenAsBefore(index) {
      before?.add(LanePlacesBefore.Change(index: index, length: newLength, span: newSpan))
      return
    }
    columns.lengths[index] = newLength
    if changesSpan, let newSpan {
      setSpan(newSpan, at: index)
      return packAgain(from: index, following == .keepLanes ? .reflow : following)
    }
    guard index < packedCount, newLength != old else { return }
    guard keepsLanes else { return packAgain(from: index, following) }
    moveLane(behind: index, old)
  }

  /// Moves what lies behind an item in its lane, after its length has changed.
  private mutating func moveLane(behind index: Int, _ old: LaneLength) {
    let new = columns.lengths[index]
    let delta = shape.advance(new) - shape.advance(old)

    let blocks = columns.blocks
    let block = shape.block(of: index)
    let lane = shape.lane(of: columns.keys[index])
    let blockEnd = min((block + 1) &<< shape.blockBits, packedCount)
    LaneLoops(columns, shape: shape).move(index + 1..<blockEnd, lane: lane, by: delta)
    blocks[block].longest = max(blocks[block].longest, new.units)
    if shape.sharesOwed { blocks[block].owed += new.owed - old.owed }
    blocks[block].highest += max(0, delta)
    blocks[block].disorder = min(shape.limit, blocks[block].disorder + abs(delta))
    longest = max(longest, new.units)
    isSorted = false
    moveBlocks(from: block + 1, lane: lane, by: delta)
    shape.checkLimit(nextStart(in: lane))
  }

  /// Moves a lane from a block to the last of those that have been packed.
  private mutating func moveBlocks(from block: Int, lane: Int, by delta: Int64) {
    let last = shape.blocks(for: packedCount)
    guard before != nil else {
      return columns.shifts.add(delta, lane: lane, in: block..<last + 1, count: last + 1)
    }
    passPlacesBefore(upToBlock: last)
    // The last checkpoint is also where items lie that stay where they were.
    columns.shifts.add(delta, lane: lane, in: block..<last, count: shape.blocks(for: count) + 1)
    columns.rows[last * shape.laneCount + lane] += delta
  }

  /// Inserts items before `index`. The closures get the new items' indices.
  ///
  /// - Complexity: O(n).
  public mutating func insertItems(
    at index: Int, count: Int, following: Following = .reflow, span: ((Int) -> Int)? = nil,
    length: (Int) -> Double
  ) {
    insertItems(at: index, count: count, following, span: span) { LaneLength(length($0), at: $0) }
  }

  private mutating func insertItems(
    at index: Int, count: Int, _ following: Following, span: ((Int) -> Int)?, length: (Int) -> LaneLength
  ) {
    precondition(
      index >= 0 && index <= self.count, "Nothing can be inserted at \(index) of \(self.count) items")
    precondition(count >= 0, "The count of items must not be negative, but is \(count)")
    let kept = index < packedCount || isPacked ? packedCount + count : packedCount
    makeUnique()
    if following == .keepLanes, span == nil,
      canSlide(by: count, behind: index + count, newCount: self.count + count)
    {
      return insertSliding(at: index, count: count, length: length)
    }
    unpack(from: index)
    let range = index..<index + count
    columns.lengths.insert(repeating: .zero, count: count, at: index)
    columns.keys.insert(repeating: 0, count: count, at: index)
    for index in range { columns.lengths[index] = length(index) }
    insertSpans(range.map { UInt16(clamping: max(1, span?($0) ?? 1)) }, at: index)
    packAgain(around: range, kept: kept, following)
  }

  /// Removes items.
  ///
  /// - Complexity: O(n).
  public mutating func removeItems(_ range: Range<Int>, following: Following = .reflow) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The items \(range.lowerBound) ..< \(range.upperBound) are not among the \(count) items")
    let kept = packedCount - range.clamped(to: 0..<packedCount).count
    makeUnique()
    if following == .keepLanes,
      canSlide(by: range.count, behind: range.upperBound, newCount: count - range.count)
    {
      return removeSliding(range)
    }
    unpack(from: range.lowerBound)
    columns.lengths.remove(range)
    columns.keys.remove(range)
    if !columns.spans.isEmpty { columns.spans.remove(range) }
    let start = range.lowerBound
    packAgain(around: start..<start, kept: kept, following)
  }

  /// Takes an item out and puts it in so that its index is `target` in the end.
  ///
  /// - Complexity: O(n).
  public mutating func moveItem(from index: Int, to target: Int, following: Following = .reflow) {
    precondition(index >= 0 && index < count, "Item \(index) is not among the \(count) items")
    let length = keptLength(at: index)
    let kept = columns.spans.isEmpty ? nil : Int(columns.spans[index])
    let span = before?.change(of: index)?.span.map { Int($0) } ?? kept
    removeItems(index..<index + 1, following: following)
    insertItems(
      at: target, count: 1, following, span: span.map { span in { _ in span } }, length: { _ in length })
  }

  private mutating func insertSpans(_ new: [UInt16], at index: Int) {
    guard !columns.spans.isEmpty || new.contains(where: { $0 > 1 }) else { return }
    isSorted = false
    columns.spans.grow(to: count - new.count, with: 1)
    columns.spans.insert(repeating: 1, count: new.count, at: index)
    for (offset, span) in new.enumerated() { columns.spans[index + offset] = span }
  }
}
