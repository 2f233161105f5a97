// Items that turn out longer or shorter while others are on screen, which must not move. Those further down are packed as ever.
// For those further up it works the other way round: the item keeps its end, and the items before it are placed from the
// last one to the first. Lanes do not begin level then, until somebody says `packForwardLater()`.

extension LanePacking {
  /// Gives one item another length, in points. The items in `anchored` stay where they are to one another.
  ///
  /// If none of them depends on the item's length, the items behind it are left for later. Otherwise the item, all items behind it
  /// and the anchored ones stay, and those before them are placed anew, the last one first, each in the lane that is free furthest
  /// down. The first lane then begins at the origin, so that all that stays may have moved by one distance.
  ///
  /// Where items cover several lanes, one that gets longer can send others to other lanes, and so move what is not behind it. Then
  /// the items up to the last anchored one keep their lanes.
  ///
  /// With `anchorsEnd`, what comes behind all items stays where it is to the anchored ones, too.
  ///
  /// - Complexity: O(lanes + block), and that of packing what is left for later. Where items cover several lanes, O(lanes) for each
  ///   item up to the last anchored one as well, and O(`index` · lanes) where items are placed anew.
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
      // Lanes that are kept move alone.
      if retainsLanes(behind: index) { return columns.lanes[$0] == columns.lanes[index] }
      // What starts before the item was placed without regard to it.
      return index < backCount || item(at: $0).start >= start
    }
  }

  /// Whether the items behind one can only be moved along their lanes, because they did not come there in their order.
  private func retainsLanes(behind index: Int) -> Bool {
    columns.spans.isEmpty && (shape.placement == .sequential || index < backCount)
  }

  /// Packs the items from one to the last anchored one for a try. Where an item covers several lanes, that alone tells: it may go to
  /// others, and so move what starts before the changed item.
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

  /// Gives an item another length where it lies and moves what follows it in its lanes. No item changes its lane up to the last
  /// anchored one; those behind are left for later. Returns false, and changes nothing, if an anchored item follows.
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

  /// Leaves for later an item and all behind it. Those before it keep their places, however they came there.
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
