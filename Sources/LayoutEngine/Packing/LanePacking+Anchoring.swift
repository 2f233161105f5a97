// Items that turn out longer or shorter while others are on screen, which must not move.
//
// If no item on screen depends on the changed one, items are packed forward, as ever. Otherwise the changed item retains its
// end, and the items before it are packed backward. Here items 4 and 5 are on screen, and item 2 turns out 60 points long
// instead of 40:
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
// The first lane begins at the origin again. The other one begins 20 points behind it, which shows only at the start: lanes
// become level with `packForwardLater()`. What has moved by one distance does not move on screen, because the view scrolls by
// that distance.

extension LanePacking {
  /// Gives one item another length, in points. The items in `anchored` stay where they are to one another.
  ///
  /// If no anchored item depends on the item's length, the items behind it are left to be packed later. Otherwise the item retains
  /// its end. The items behind it and the anchored ones stay. The items before it are packed from the last to the first, each
  /// into the lane that is free furthest down. Then everything moves by one distance, so that the first lane begins at the origin.
  ///
  /// If items span several lanes, one that gets longer can send others to other lanes, and so move items that are not behind it.
  /// Then the items up to the last anchored one stay in their lanes.
  ///
  /// With `anchorsEnd`, what comes behind all items stays where it is to the anchored ones, too.
  ///
  /// - Complexity: O(lanes + block), and that of packing what is left for later. If items span several lanes, O(lanes) for each
  ///   item up to the last anchored one as well, and O(`index` · lanes) if items are packed backward.
  public mutating func resizeItem(
    at index: Int, to length: Double, anchoring anchored: Set<Int>, anchorsEnd: Bool = false
  ) {
    precondition(index >= 0 && index < count, "Item \(index) is not among the \(count) items")
    guard index < packedCount, !anchored.isEmpty else {
      return resizeItem(at: index, to: length, following: .reflowLater)
    }
    makeUnique()
    // In one lane all that is behind moves by the same distance anyway.
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

  /// Whether one of the anchored items would move if the items behind one were packed again.
  private func moves(_ anchored: Set<Int>, resizing index: Int, to length: Double) -> Bool {
    guard let last = anchored.max(), last > index else { return false }
    if !columns.spans.isEmpty { return repackingMoves(anchored, resizing: index, to: length) }
    let start = item(at: index).start
    return anchored.contains {
      guard $0 > index, $0 < packedCount else { return false }
      // Each lane moves alone.
      if retainsLanes(behind: index) { return columns.lanes[$0] == columns.lanes[index] }
      // An item that starts before the changed one got its lane without regard to it.
      return index < backCount || item(at: $0).start >= start
    }
  }

  /// Whether the items behind an index stay in their lanes, and only move along them. Lanes that take turns give each item
  /// its lane. Items that were packed backward would get other lanes forward.
  private func retainsLanes(behind index: Int) -> Bool {
    columns.spans.isEmpty && (shape.placement == .sequential || index < backCount)
  }

  /// Tries out packing from the changed item to the last anchored one. With spans nothing cheaper tells whether an
  /// anchored item would move: an item over several lanes may go to other lanes, and so move items that start before
  /// the changed one.
  ///
  /// - Complexity: O(block + items from the changed one to the last anchored one), times lanes.
  private func repackingMoves(_ anchored: Set<Int>, resizing index: Int, to length: Double) -> Bool {
    let last = min(anchored.max() ?? index, packedCount - 1)
    let block = shape.block(of: index)
    // As `resizeForward` does it: level lanes from the start of the block, others from the item.
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

  /// Positions that are meant to be the same differ by less, in points.
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

  /// Whether all lanes begin at the origin.
  public var isPackedForward: Bool { backCount == 0 }

  /// Has all lanes begin at the origin again. Items are left for later unless they do already.
  public mutating func packForwardLater() {
    guard !isPackedForward else { return }
    makeUnique()
    unpack(from: 0)
    levelStart()
  }

  /// No item is packed: the first ones will start at the origin.
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

  /// Where each lane goes on behind an item, from where the packed items are.
  func nextStarts(behind index: Int) -> [Double] {
    let block = shape.block(of: max(0, index))
    var ends = lanes.map { checkpoint(block, $0) }
    for item in shape.start(ofBlock: block)..<max(shape.start(ofBlock: block), index + 1) {
      let end = position(of: item, in: Int(columns.lanes[item])) + columns.lengths[item] + shape.spacing
      for lane in run(of: item) { ends[lane] = end }
    }
    return ends
  }

  // MARK: Going round what is anchored

  /// Gives an item another length and moves the items behind it along their lanes, up to the last anchored item. Those
  /// behind that one are left for later. Returns false and changes nothing if an anchored item would move.
  private mutating func resizeAround(_ anchored: Set<Int>, _ index: Int, of length: Double) -> Bool {
    let last = min(anchored.max() ?? index, packedCount - 1)
    let start = position(of: index, in: Int(columns.lanes[index]))
    // By the lane, where it goes on, if that is elsewhere now.
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

  // MARK: Going on behind an item

  /// Leaves an item and all behind it to be packed later. Those before it stay where they are, also if they were packed backward.
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
