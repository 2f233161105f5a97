// Items that turn out longer or shorter while others are on screen, which must not move. Those further down are packed as ever.
// For those further up it works the other way round: the item keeps its end, and the items before it are placed from the
// last one to the first. Lanes do not begin level then, until somebody says `levelLanes()`.

extension LanePacking {
  /// Gives one item another length, in points. The items in `held` stay where they are to one another.
  ///
  /// If none of them depends on the item's length, the items behind it are left for later. Otherwise the item, all items behind it and the held ones stay, and those before them are placed anew,
  /// the last one first, each in the lane that is free furthest down. The first lane then begins at the origin, so that all
  /// that stays may have moved by one distance.
  ///
  /// - Complexity: O(lanes + block), and that of packing what is left for later; placing items that span several lanes anew
  ///   takes O(`index` · lanes).
  public mutating func resizeItem(at index: Int, to length: Double, holding held: Set<Int>) {
    precondition(index >= 0 && index < count, "Item \(index) is not among the \(count) items")
    guard index < packedCount, !held.isEmpty else {
      return resizeItem(at: index, to: length, following: .reflowLater)
    }
    makeUnique()
    // In one lane all that is behind moves by the same distance anyway.
    guard shape.laneCount > 1, dependsOn(index, held) else { return resizeForward(index, to: length) }
    if shape.placement == .sequential, columns.spans.isEmpty {
      moveLaneBack(from: index, of: length)
    } else {
      placeBack(from: index, of: length, holding: held)
    }
    levelFirstLane()
  }

  /// Whether one of the held items would move if the items behind one were packed again.
  private func dependsOn(_ index: Int, _ held: Set<Int>) -> Bool {
    let start = item(at: index).start
    return held.contains {
      guard $0 > index, $0 < packedCount else { return false }
      // Lanes that are kept move alone.
      if keepsLanes(behind: index) { return columns.lanes[$0] == columns.lanes[index] }
      // What starts before the item was placed without regard to it.
      return index < backCount || item(at: $0).start >= start
    }
  }

  /// Whether the items behind one can only be moved along their lanes, because they did not come there in their order.
  private func keepsLanes(behind index: Int) -> Bool {
    columns.spans.isEmpty && (shape.placement == .sequential || index < backCount)
  }

  private mutating func resizeForward(_ index: Int, to length: Double) {
    if keepsLanes(behind: index) {
      resizeItem(at: index, to: length, following: .keepLanes)
    } else if isLevel {
      resizeItem(at: index, to: length, following: .reflowLater)
    } else {
      unpackExactly(from: index)
      keep(length, at: index)
    }
  }

  /// Whether all lanes begin at the origin.
  public var isLevel: Bool { backCount == 0 }

  /// Has all lanes begin at the origin again. Items are left for later unless they do already.
  public mutating func levelLanes() {
    guard !isLevel else { return }
    makeUnique()
    unpack(from: 0)
    levelStart()
  }

  /// No item is packed: the first ones will start at the origin.
  mutating func levelStart() {
    guard !isLevel else { return }
    columns.bases[0] = 0
    for lane in 0..<shape.laneCount { columns.checkpoints[lane] = 0 }
    columns.shifts.clear(from: 0)
    backCount = 0
  }

  // MARK: Placing back

  private mutating func placeBack(from index: Int, of length: Double, holding held: Set<Int>) {
    let heldBefore = held.filter { $0 < index }
    // Items in one lane can be moved with their lane, so only a block or two are placed anew.
    var first = columns.spans.isEmpty ? max(0, shape.block(of: index) - 1) : 0
    if let earliest = heldBefore.min() { first = min(first, shape.block(of: earliest)) }
    let old = lanes.map { checkpoint(first, $0) }
    var back = BackwardLanes(nextStarts: nextStarts(behind: index), placement: shape.placement)
    for index in heldBefore { back.close(run(of: index)) }
    keep(length, at: index)
    for item in (shape.start(ofBlock: first)...index).reversed() {
      if heldBefore.contains(item) {
        back.open(run(of: item), at: position(of: item, in: Int(columns.lanes[item])))
      } else {
        guard let lane = back.place(item, span: span(at: item), extent: columns.lengths[item] + shape.spacing)
        else {
          // There is no room beside what is held.
          return unpack(from: shape.start(ofBlock: first))
        }
        columns.lanes[item] = UInt16(truncatingIfNeeded: lane)
        columns.starts[item] = back.nextStarts[lane] - columns.shifts[shape.block(of: item), lane]
      }
      let block = shape.block(of: item)
      if item == shape.start(ofBlock: block) {
        for lane in lanes { setCheckpoint(block, lane, back.nextStarts[lane]) }
      }
    }
    (isSorted, backCount) = (false, max(backCount, index + 1))
    let rows = shape.blocks(for: packedCount) + 1
    if first > 0 {
      for lane in lanes where back.nextStarts[lane] != old[lane] {
        let delta = back.nextStarts[lane] - old[lane]
        columns.shifts.add(delta, lane: lane, from: 0, count: rows)
        columns.shifts.add(-delta, lane: lane, from: first, count: rows)
      }
    }
  }

  /// Moves the items before one in its lane, so that it keeps its end.
  private mutating func moveLaneBack(from index: Int, of length: Double) {
    let old = columns.lengths[index]
    keep(length, at: index)
    let delta = old - columns.lengths[index]
    let (block, lane) = (shape.block(of: index), columns.lanes[index])
    LaneLoops(columns, shape: shape).move(shape.start(ofBlock: block)..<index + 1, lane: lane, by: delta)
    columns.checkpoints[block * shape.laneCount + Int(lane)] += delta
    (isSorted, backCount) = (false, max(backCount, index + 1))
    guard block > 0 else { return }
    let rows = shape.blocks(for: packedCount) + 1
    columns.shifts.add(delta, lane: Int(lane), from: 0, count: rows)
    columns.shifts.add(-delta, lane: Int(lane), from: block, count: rows)
  }

  /// Has the first lane begin at the origin, by moving everything.
  private mutating func levelFirstLane() {
    let earliest = lanes.map { checkpoint(0, $0) }.min() ?? 0
    guard earliest != 0 else { return }
    let rows = shape.blocks(for: packedCount) + 1
    for lane in lanes { columns.shifts.add(-earliest, lane: lane, from: 0, count: rows) }
  }

  private var lanes: Range<Int> { 0..<shape.laneCount }

  private func run(of index: Int) -> Range<Int> {
    let lane = Int(columns.lanes[index])
    return lane..<lane + span(at: index)
  }

  /// Where each lane goes on behind an item, from where the packed items are.
  private func nextStarts(behind index: Int) -> [Double] {
    let block = shape.block(of: max(0, index))
    var ends = lanes.map { checkpoint(block, $0) }
    for item in shape.start(ofBlock: block)..<max(shape.start(ofBlock: block), index + 1) {
      let end = position(of: item, in: Int(columns.lanes[item])) + columns.lengths[item] + shape.spacing
      for lane in run(of: item) { ends[lane] = end }
    }
    return ends
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
