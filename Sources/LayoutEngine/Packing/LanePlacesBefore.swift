/// What there is to know of the places that items had before a change, as long as they have got no new ones.
///
/// Packing is in place: what has no new place still has its old key, and whole blocks have their old checkpoints. So this is
/// only what a packing has beside its columns; no place is copied.
struct LanePlacesBefore: Sendable {
  /// As many lanes as there are now.
  var shape: LaneShape
  /// Whether some gaps are wider than the spacing, and the lanes' ends may be a little further on than their last items'.
  var isLoose = false
  var longest: Int64
  var isSorted: Bool
  /// In the blocks before this one the old places are gone.
  var firstBlock = 0
  /// Where each lane's next item would have started before that block, in units: its checkpoint is the new packing's
  /// last one.
  var row: [Int64] = []

  /// What is to become of items that are still seen as they were: ascending, each index once, taken up to `taken`.
  private var changes: [Change] = []
  private var taken = 0

  struct Change: Sendable {
    let index: Int
    let length: LaneLength
    /// Nil where the item covers as many lanes as before.
    let span: UInt16?
  }

  init(of packing: LanePacking) {
    (shape, longest, isSorted) = (packing.shape, packing.longest, packing.isSorted)
  }

  /// The place of an item's change among all, or where it would belong.
  private func place(of index: Int) -> Int {
    // Most come in order.
    if let last = changes.last, last.index < index { return changes.count }
    return (taken..<changes.count).partition { changes[$0].index >= index }
  }

  func change(of index: Int) -> Change? {
    let place = place(of: index)
    return place < changes.count && changes[place].index == index ? changes[place] : nil
  }

  mutating func add(_ change: Change) {
    let place = place(of: change.index)
    guard place < changes.count, changes[place].index == change.index else {
      return changes.insert(change, at: place)
    }
    changes[place] = Change(
      index: change.index, length: change.length, span: change.span ?? changes[place].span)
  }

  /// Takes out what is to become of the next item before an index.
  mutating func takeChange(before index: Int) -> Change? {
    guard taken < changes.count, changes[taken].index < index else { return nil }
    taken += 1
    return changes[taken - 1]
  }
}

extension LanePacking {
  /// The packing as it was, as far as items still lie where they lay then; for looking only. Nil where nothing is known
  /// of that.
  var placesBefore: LanePacking? {
    guard let before else { return nil }
    var packing = self
    packing.before = nil
    packing.shape = before.shape
    packing.longest = before.longest
    packing.isSorted = before.isSorted
    packing.firstBlock = before.firstBlock
    packing.packedCount = count
    return packing
  }

  /// Whether all items that met what lies behind a position still lie where they lay. Positions are as of now.
  func hasPlacesBefore(from position: Double) -> Bool {
    guard let before else { return false }
    let lower = LaneUnit.unitsDown(position) - originUnits
    return before.firstBlock == 0 || before.row.allSatisfy { $0 - before.shape.spacing <= lower }
  }

  func hasPlaceBefore(ofItem index: Int) -> Bool {
    before.map { index >= $0.firstBlock &<< shape.blockBits } ?? false
  }

  /// Whether what an item is to become has to wait, because it is still seen as it was.
  func isSeenAsBefore(_ index: Int) -> Bool { index >= packedCount && hasPlaceBefore(ofItem: index) }

  // MARK: Keeping them

  /// From here on the items left for later are known as they are.
  mutating func keepPlaces() {
    if before == nil, isPacked { before = LanePlacesBefore(of: self) }
  }

  /// Makes way for new places up to an item, at the start of a block or behind the last one.
  mutating func makeWay(upTo target: Int) {
    let (first, end) = (shape.block(of: packedCount), shape.blocks(for: target))
    passPlacesBefore(upToBlock: end)
    columns.shifts.reset(first..<end + 1)
    applyChanges(before: target)
    if target == count { before = nil }
  }

  /// In the blocks before this one the old places are gone from here on.
  mutating func passPlacesBefore(upToBlock end: Int) {
    guard let first = before?.firstBlock, end > first else { return }
    foldBlock(end, until: count)
    if first == 0 { before?.row = [Int64](repeating: 0, count: shape.laneCount) }
    for lane in 0..<shape.laneCount { before?.row[lane] = columns.rows[end * shape.laneCount + lane] }
    before?.firstBlock = end
  }

  /// Whether what lies where it lay can follow what has been packed since: not where others in between have lost their places.
  var canCatchUpPlacesBefore: Bool {
    before.map { $0.firstBlock == 0 || $0.firstBlock == shape.block(of: packedCount) } ?? false
  }

  /// Takes the new places as those before, and what lies where it lay as following them; `canCatchUpPlacesBefore` was asked.
  mutating func catchUpPlacesBefore() {
    guard var before, before.firstBlock > 0 else { return }
    makeUnique()
    let (first, end) = (before.firstBlock, shape.blocks(for: count) + 1)
    var moves = (0..<shape.laneCount).map { nextStart(in: $0) - before.row[$0] }
    // What covers several lanes takes them all along.
    if !columns.spans.isEmpty, let most = moves.max() { moves = moves.map { _ in most } }
    for (lane, move) in moves.enumerated() {
      columns.shifts.add(move, lane: lane, in: first..<end, count: end)
      // This checkpoint is the new one already.
      columns.rows[first * shape.laneCount + lane] -= move
    }
    foldBlock(first, until: count)
    before.isLoose = before.isLoose || !columns.spans.isEmpty || before.shape != shape
    let spacing = min(before.shape.spacing, shape.spacing)
    if shape.sharesOwed { before.shape = shape }
    before.shape.spacing = spacing
    (before.firstBlock, before.row, before.isSorted) = (0, [], false)
    before.longest = max(before.longest, longest)
    self.before = before
  }

  /// What is left for later has no place from here on.
  mutating func forgetPlacesBefore() {
    guard before != nil else { return }
    makeUnique()
    applyChanges(before: count)
    before = nil
    dropBlocks(from: shape.blocks(for: packedCount))
  }

  /// Packs the last items behind those that lie where they lay.
  mutating func packBehindPlacesBefore(from first: Int) {
    guard var before else { return }
    let now = (packedCount, longest, isSorted, shape)
    (packedCount, longest, isSorted, shape) = (first, before.longest, before.isSorted, before.shape)
    self.before = nil
    pack(to: count)
    (before.longest, before.isSorted) = (longest, isSorted)
    (packedCount, longest, isSorted, shape) = now
    self.before = before
  }

  private mutating func applyChanges(before index: Int) {
    while let change = before?.takeChange(before: index) {
      columns.lengths[change.index] = change.length
      if let span = change.span { setSpan(span, at: change.index) }
    }
  }

  /// Items that cover others are in no order.
  mutating func setSpan(_ span: UInt16, at index: Int) {
    guard !columns.spans.isEmpty || span > 1 else { return }
    columns.spans.grow(to: count, with: 1)
    columns.spans[index] = span
    isSorted = false
  }

  // MARK: How far it is

  /// No item packed from here on starts before this, in points.
  var nextStart: Double { LaneUnit.points(lowestNextStart + originUnits) }

  /// How much further on the lanes went before the items left for later than they go now, in points. Nil where that is not
  /// known.
  var shiftBefore: Double? {
    guard let before, let old = placesBefore else { return nil }
    let first = shape.block(of: packedCount)
    // What lies between has neither its old nor its new place.
    guard first >= before.firstBlock else { return nil }
    let start = before.firstBlock == 0 ? old.lowestStart(ofBlock: first) : before.row.min() ?? 0
    return LaneUnit.points(start - lowestNextStart)
  }

  /// About how many items left for later lie before a position of the places before, which are as of now.
  func missingCount(beforeOldPosition position: Double) -> Int? {
    guard let old = placesBefore, let before else { return nil }
    let target = LaneUnit.unitsUp(position) - originUnits
    if let start = before.row.min(), target <= start {
      return max(0, before.firstBlock &<< shape.blockBits - packedCount)
    }
    let block = max(before.firstBlock, shape.block(of: packedCount))
    return max(0, old.firstIndex(startingAt: target, behind: block) - packedCount)
  }

  /// The first item of a block behind one, before which no item starts at the position or behind it, or the count. It takes
  /// the fewer steps the nearer it is.
  private func firstIndex(startingAt position: Int64, behind block: Int) -> Int {
    let end = shape.blocks(for: count)
    var step = 1
    var first = block + 1
    while first + step < end, lowestStart(ofBlock: first + step) < position {
      first += step
      step *= 2
    }
    let last = max(first, min(first + step, end))
    let found = (first..<last).partition { lowestStart(ofBlock: $0) >= position }
    return min(count, found &<< shape.blockBits)
  }

  private func lowestStart(ofBlock block: Int) -> Int64 {
    var lowest = Int64.max
    for lane in 0..<shape.laneCount { lowest = min(lowest, checkpoint(block, lane)) }
    return lowest
  }
}
