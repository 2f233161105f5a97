// Resizing items without moving the items on screen.
//
// If an item on screen depends on the changed one, the changed item keeps its end, and the items before it
// are packed backward. Here items 4 and 5 are on screen, and item 2 turns out 60 points long instead of 40:
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
// Lane 1 begins 20 points late until `packForwardLater()`. Moving everything isn't visible, because the view
// scrolls by the same distance.

extension LanePacking {
  /// Changes an item's length, in points, while the items in `anchored` keep their positions relative to one
  /// another.
  ///
  /// If no anchored item depends on the length, the items after the changed one are left for later packing.
  /// Otherwise the changed item keeps its end, and the items before it are packed backward, each into the
  /// lane that is free furthest down. Then everything moves, so that the earliest lane begins at the origin
  /// again. With spans, the items up to the last anchored one may stay in their lanes instead. If
  /// `anchorsEnd` is `true`, content after all items also keeps its position.
  ///
  /// - Complexity: O(lanes + block), plus later packing. With spans, add O(lanes) for each item up to the
  ///   last anchored one, and O(`index` · lanes) for packing backward.
  public mutating func resizeItem(
    at index: Int, to length: Double, anchoring anchored: Set<Int>, anchorsEnd: Bool = false
  ) {
    precondition(index >= 0 && index < count, "Item \(index) is out of range (\(count) items)")
    guard index < packedCount, !anchored.isEmpty else {
      return resizeItem(at: index, to: length, following: .reflowLater)
    }
    makeUnique()
    // In a single lane, all following items move alike anyway.
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

  private func moves(_ anchored: Set<Int>, resizing index: Int, to length: Double) -> Bool {
    guard let last = anchored.max(), last > index else { return false }
    if !columns.spans.isEmpty { return repackingMoves(anchored, resizing: index, to: length) }
    let start = item(at: index).start
    return anchored.contains {
      guard $0 > index, $0 < packedCount else { return false }
      if retainsLanes(behind: index) { return columns.lanes[$0] == columns.lanes[index] }
      // An item that starts earlier got its lane independently of the changed item.
      return index < backCount || item(at: $0).start >= start
    }
  }

  /// Returns `true` if later items stay in their lanes. Items packed backward would get other lanes when
  /// packed forward.
  private func retainsLanes(behind index: Int) -> Bool {
    columns.spans.isEmpty && (shape.placement == .sequential || index < backCount)
  }

  /// Returns `true` if packing forward would move an anchored item. With spans, there is no cheaper test than
  /// packing, because an item over several lanes can move items that start earlier.
  ///
  /// - Complexity: O(block + items), times lanes.
  private func repackingMoves(_ anchored: Set<Int>, resizing index: Int, to length: Double) -> Bool {
    let last = min(anchored.max() ?? index, packedCount - 1)
    let block = shape.block(of: index)
    // As in `resizeForward`, packing starts at the block if all lanes begin at the origin, otherwise at the
    // item.
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

  /// In points.
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

  /// Makes all lanes begin at the origin. If they don't already, all items are left for later packing.
  public mutating func packForwardLater() {
    guard !isPackedForward else { return }
    makeUnique()
    unpack(from: 0)
    levelStart()
  }

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

  /// Moves the items after a resized one along their lanes, up to the last anchored item.
  ///
  /// - Returns: `false`, and changes nothing, if an anchored item would move.
  private mutating func resizeAround(_ anchored: Set<Int>, _ index: Int, of length: Double) -> Bool {
    let last = min(anchored.max() ?? index, packedCount - 1)
    let start = position(of: index, in: Int(columns.lanes[index]))
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

  /// Leaves the items from `index` on for later packing. Earlier items stay in place, even if packed
  /// backward.
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
