// Resizing items while others are on screen, which must not move.
//
// If no item on screen depends on the changed one, items are packed forward as usual. Otherwise the changed
// item keeps its end, and the items before it are packed backward. Here items 4 and 5 are on screen, and item
// 2 turns out 60 points long instead of 40:
//
//        y    before     backward    all moved by 20
//      −20                0  ·
//        0    0  1        0  1          0  ·
//       20    0  1        2  1          0  1
//       40    2  1        2  1          2  1
//       60    2  3        2  3          2  1
//       80    4  5        4  5          2  3
//      100    4  5        4  5          4  5
//      120                              4  5
//
// The first lane begins at the origin again. The other lane begins 20 points later, which shows only at the
// start. `packForwardLater()` makes the lanes level. Moving everything by one distance doesn't show on
// screen, because the view scrolls by the same distance.

extension LanePacking {
  /// Changes an item's length, in points, while the items in `anchored` keep their positions relative to one
  /// another.
  ///
  /// If no anchored item depends on the item's length, the items after it are left for later packing.
  /// Otherwise the item keeps its end, and the items after it and the anchored ones stay in place. The items
  /// before it are packed from the last to the first, each into the lane that is free furthest down. Then
  /// everything moves by one distance, so that the first lane begins at the origin.
  ///
  /// If items span several lanes, a growing item can send others to other lanes, and so move items that
  /// precede it. Then the items up to the last anchored one stay in their lanes.
  ///
  /// If `anchorsEnd` is `true`, content after all items also keeps its position relative to the anchored
  /// items.
  ///
  /// - Complexity: O(lanes + block), plus the cost of packing the items left for later. If items span several
  ///   lanes, add O(lanes) for each item up to the last anchored one, and O(`index` · lanes) if items are
  ///   packed backward.
  public mutating func resizeItem(
    at index: Int, to length: Double, anchoring anchored: Set<Int>, anchorsEnd: Bool = false
  ) {
    precondition(index >= 0 && index < count, "Item \(index) is not among the \(count) items")
    guard index < packedCount, !anchored.isEmpty else {
      return resizeItem(at: index, to: length, following: .reflowLater)
    }
    makeUnique()
    // In a single lane, all following items move by the same distance anyway.
    guard shape.laneCount > 1, anchorsEnd || moves(anchored, resizing: index, to: length) else {
      return resizeForward(index, to: length)
    }
    if columns.spans.isEmpty, shape.placement == .sequential {
      moveLaneBack(from: index, of: length)
    } else if columns.spans.isEmpty || anchorsEnd || !resizeAround(anchored, index, of: length) {
      packBackward(from: index, of: length, anchoring: anchored)
    }
    levelFirstLane()
  }

  /// Returns whether an anchored item would move if the items after the resized one were packed again.
  private func moves(_ anchored: Set<Int>, resizing index: Int, to length: Double) -> Bool {
    guard let last = anchored.max(), last > index else { return false }
    if !columns.spans.isEmpty { return repackingMoves(anchored, resizing: index, to: length) }
    let start = item(at: index).start
    return anchored.contains {
      guard $0 > index, $0 < packedCount else { return false }
      // Each lane moves independently.
      if retainsLanes(behind: index) { return columns.lanes[$0] == columns.lanes[index] }
      // An item that starts before the changed one got its lane independently of it.
      return index < backCount || item(at: $0).start >= start
    }
  }

  /// Returns whether the items after an index stay in their lanes and only move along them.
  ///
  /// Sequential placement fixes each item's lane. Items packed backward would get other lanes when packed
  /// forward.
  private func retainsLanes(behind index: Int) -> Bool {
    columns.spans.isEmpty && (shape.placement == .sequential || index < backCount)
  }

  /// Tries packing from the changed item to the last anchored one, and returns whether an anchored item would
  /// move.
  ///
  /// With spans, there is no cheaper test: an item over several lanes may change lanes, and so move items
  /// that start before the changed one.
  ///
  /// - Complexity: O(block + items from the changed one to the last anchored one), times lanes.
  private func repackingMoves(_ anchored: Set<Int>, resizing index: Int, to length: Double) -> Bool {
    let last = min(anchored.max() ?? index, packedCount - 1)
    let block = shape.block(of: index)
    // Like `resizeForward`: level lanes start at the block, others at the item.
    let first = isPackedForward ? shape.start(ofBlock: block) : index
    let base = columns.bases[block]
    let starts =
      isPackedForward
      ? lanes.map { columns.checkpoints[block * shape.laneCount + $0] + columns.shifts[block, $0] }
      : nextStarts(behind: index - 1).map { $0 - base }
    var moves = false
    FlatColumn<Double>.withTemporary(count: shape.laneCount) { column in
      let ends = LaneRow(0, of: column, laneCount: shape.laneCount)
      for lane in lanes { ends[lane] = starts[lane] }
      for item in stride(from: first, through: last, by: 1) {
        let span = span(at: item)
        let isInTurn = shape.placement == .sequential && span == 1
        let lane = isInTurn ? item % shape.laneCount : ends.lowestRun(of: span)
        let start = (lane..<lane + span).reduce(-Double.infinity) { max($0, ends[$1]) }
        if anchored.contains(item), item > index {
          let old = (
            lane: Int(columns.lanes[item]), start: position(of: item, in: Int(columns.lanes[item]))
          )
          if lane != old.lane || (start + base - old.start).magnitude > Self.anchorTolerance {
            return moves = true
          }
        }
        let length = item == index ? LaneUnit.length(length) : columns.lengths[item]
        for lane in lane..<lane + span { ends[lane] = start + length + shape.spacing }
      }
    }
    return moves
  }

  /// The tolerance for positions that are meant to be equal, in points.
  static var anchorTolerance: Double { 1e-6 }

  private mutating func resizeForward(_ index: Int, to length: Double) {
    if retainsLanes(behind: index) {
      resizeItem(at: index, to: length, following: .retainLanes)
    } else if isPackedForward {
      resizeItem(at: index, to: length, following: .reflowLater)
    } else {
      unpackExactly(from: index)
      store(length, at: index)
    }
  }

  /// A Boolean value that indicates whether all lanes begin at the origin.
  public var isPackedForward: Bool { backCount == 0 }

  /// Makes all lanes begin at the origin again. Unless they already do, all items are left for later packing.
  public mutating func packForwardLater() {
    guard !isPackedForward else { return }
    makeUnique()
    unpack(from: 0)
    levelStart()
  }

  /// Resets the start of all lanes to the origin while no item is packed.
  mutating func levelStart() {
    guard !isPackedForward else { return }
    columns.bases[0] = 0
    for lane in 0..<shape.laneCount { columns.checkpoints[lane] = 0 }
    columns.shifts.clear(from: 0)
    backCount = 0
  }

  var lanes: Range<Int> { 0..<shape.laneCount }

  func run(of index: Int) -> Range<Int> {
    let lane = Int(columns.lanes[index])
    return lane..<lane + span(at: index)
  }

  /// Returns the position at which each lane continues after an item, given the packed items.
  func nextStarts(behind index: Int) -> [Double] {
    let block = shape.block(of: max(0, index))
    var ends = lanes.map { checkpoint(block, $0) }
    for item in shape.start(ofBlock: block)..<max(shape.start(ofBlock: block), index + 1) {
      let end = position(of: item, in: Int(columns.lanes[item])) + columns.lengths[item] + shape.spacing
      for lane in run(of: item) { ends[lane] = end }
    }
    return ends
  }

  // MARK: Resizing around anchored items

  /// Changes an item's length and moves the items after it along their lanes, up to the last anchored item.
  /// The items after that one are left for later packing.
  ///
  /// - Returns: `false`, and changes nothing, if an anchored item would move.
  private mutating func resizeAround(_ anchored: Set<Int>, _ index: Int, of length: Double) -> Bool {
    let last = min(anchored.max() ?? index, packedCount - 1)
    let start = position(of: index, in: Int(columns.lanes[index]))
    // For each lane, the position at which it continues, if the position has changed.
    var ends: [Double?] = Array(repeating: nil, count: shape.laneCount)
    for lane in run(of: index) { ends[lane] = start + LaneUnit.length(length) + shape.spacing }
    var moved: [(item: Int, position: Double)] = []
    var old = nextStarts(behind: index)
    var rows: [(block: Int, ends: [Double?])] = []
    for item in stride(from: index + 1, through: last, by: 1) {
      if item == shape.start(ofBlock: shape.block(of: item)) { rows.append((shape.block(of: item), ends)) }
      let (run, extent) = (run(of: item), columns.lengths[item] + shape.spacing)
      var position = position(of: item, in: run.lowerBound)
      if run.contains(where: { ends[$0] != nil }) {
        guard !anchored.contains(item) else { return false }
        position = run.reduce(-Double.infinity) { max($0, ends[$1] ?? old[$1]) }
        moved.append((item, position))
        for lane in run { ends[lane] = position + extent }
      }
      for lane in run { old[lane] = position + extent }
    }
    let behind = shape.block(of: last + 1)
    if last + 1 == shape.start(ofBlock: behind) { rows.append((behind, ends)) }
    store(length, at: index)
    for (item, position) in moved {
      columns.starts[item] = position - columns.shifts[shape.block(of: item), Int(columns.lanes[item])]
    }
    for (block, ends) in rows {
      for lane in lanes { if let end = ends[lane] { setCheckpoint(block, lane, end) } }
    }
    (isSorted, backCount) = (false, max(backCount, last + 1))
    unpackExactly(from: last + 1)
    return true
  }

  // MARK: Continuing after an item

  /// Leaves an item and all items after it for later packing. The items before it stay in place, even if they
  /// were packed backward.
  private mutating func unpackExactly(from index: Int) {
    if isPacked { extentBefore = extent }
    let block = shape.block(of: index)
    let ends = nextStarts(behind: index - 1)
    packedCount = index
    columns.checkpoints.truncate(to: (block + 1) * shape.laneCount)
    columns.bases.truncate(to: block + 1)
    foldShifts(fromBlock: block)
    guard index > shape.start(ofBlock: block) else { return }
    let base = ends.min() ?? 0
    columns.bases.append(base)
    columns.checkpoints.append(repeating: 0, count: shape.laneCount)
    for lane in lanes { columns.checkpoints[(block + 1) * shape.laneCount + lane] = ends[lane] - base }
    columns.shifts.extend(to: block + 2)
  }
}
