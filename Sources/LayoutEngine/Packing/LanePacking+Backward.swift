// Packing backward, each item into the lane that is free furthest down. An anchored item closes its lane
// until its turn comes, so that no later item ends up between anchored ones. Here items 1, 5 and 6 are
// anchored, and item 4 turns out 40 points long instead of 20:
//
//        y    before     backward    all moved by 20
//      −20                2  0
//        0    0  1        3  1          2  0
//       20    2  1        4  1          3  1
//       40    3  4        4  ·          4  1
//       60    5  6        5  6          4  ·
//       80    5  6        5  6          5  6
//      100                              5  6
//
// Lane 1 is closed, so 4, 3 and 2 go to lane 0. Item 1 opens lane 1 at 0, and item 0 goes there. If closed
// lanes leave an item no lane, all items stay in their lanes, or are packed forward if they don't fit there.

extension LanePacking {
  private struct LanePosition {
    var lane: Int
    var position: Double
  }

  mutating func packBackward(from index: Int, of length: Double, anchoring anchored: Set<Int>) {
    let anchoredBefore = anchored.filter { $0 < index }
    // One or two blocks suffice, because earlier items can move along their lanes.
    var first = columns.spans.isEmpty ? max(0, shape.block(of: index) - 1) : 0
    if let earliest = anchoredBefore.min() { first = min(first, shape.block(of: earliest)) }
    let old = lanes.map { checkpoint(first, $0) }
    let (start, next) = (shape.start(ofBlock: first), nextStarts(behind: index))
    store(length, at: index)
    guard
      let positions = backwardPositions(
        start...index, before: next, anchoring: anchoredBefore, retainingLanes: false)
        ?? backwardPositions(start...index, before: next, anchoring: anchoredBefore, retainingLanes: true)
    else {
      return unpack(from: start)
    }
    let new = write(positions, to: start...index, before: next, besides: anchoredBefore)
    let rows = shape.blocks(for: packedCount) + 1
    if first > 0 {
      for lane in lanes where new[lane] != old[lane] {
        let delta = new[lane] - old[lane]
        columns.shifts.add(delta, lane: lane, from: 0, count: rows)
        columns.shifts.add(-delta, lane: lane, from: first, count: rows)
      }
    }
  }

  /// Returns the items' positions, or `nil` if there is no room next to the anchored items.
  private func backwardPositions(
    _ range: ClosedRange<Int>, before nextStarts: [Double], anchoring anchored: Set<Int>, retainingLanes: Bool
  ) -> [LanePosition]? {
    var back = BackwardLanes(nextStarts: nextStarts, placement: shape.placement)
    for index in anchored { back.close(run(of: index)) }
    var positions: [LanePosition] = []
    positions.reserveCapacity(range.count)
    for item in range.reversed() {
      let lane = Int(columns.lanes[item])
      let extent = columns.lengths[item] + shape.spacing
      if anchored.contains(item) {
        let position = position(of: item, in: lane)
        guard back.nextStart(of: run(of: item)) >= position + extent - Self.anchorTolerance else {
          return nil
        }
        back.open(run(of: item), at: position)
        positions.append(LanePosition(lane: lane, position: position))
      } else {
        guard
          let lane = back.pack(item, span: span(at: item), extent: extent, in: retainingLanes ? lane : nil)
        else { return nil }
        positions.append(LanePosition(lane: lane, position: back.nextStarts[lane]))
      }
    }
    return positions.reversed()
  }

  /// Returns the start of each lane's first item in the range or after it.
  private mutating func write(
    _ positions: [LanePosition], to range: ClosedRange<Int>, before nextStarts: [Double],
    besides anchored: Set<Int>
  ) -> [Double] {
    var next = nextStarts
    for item in range.reversed() {
      let (block, target) = (shape.block(of: item), positions[item - range.lowerBound])
      if !anchored.contains(item) {
        columns.lanes[item] = UInt16(truncatingIfNeeded: target.lane)
        columns.starts[item] = target.position - columns.shifts[block, target.lane]
      }
      for lane in run(of: item) { next[lane] = target.position }
      if item == shape.start(ofBlock: block) { for lane in lanes { setCheckpoint(block, lane, next[lane]) } }
    }
    (isSorted, backCount) = (false, max(backCount, range.upperBound + 1))
    return next
  }

  /// Changes an item's length and moves the preceding items in its lane, so that its end stays in place.
  mutating func moveLaneBack(from index: Int, of length: Double) {
    let old = columns.lengths[index]
    store(length, at: index)
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

  mutating func levelFirstLane() {
    let earliest = lanes.map { checkpoint(0, $0) }.min() ?? 0
    guard earliest != 0 else { return }
    let rows = shape.blocks(for: packedCount) + 1
    for lane in lanes { columns.shifts.add(-earliest, lane: lane, from: 0, count: rows) }
  }
}

/// Lanes filled from their ends: an item goes to the first lane that is free farthest down.
struct BackwardLanes {
  /// The start of each lane's earliest item so far.
  private(set) var nextStarts: [Double]
  private let placement: LanePlacement
  /// The number of anchored items farther up in each lane. They close the lane, because an item there would
  /// be between anchored ones.
  private var fixed: [Int]

  init(nextStarts: [Double], placement: LanePlacement) {
    (self.nextStarts, self.placement) = (nextStarts, placement)
    fixed = Array(repeating: 0, count: nextStarts.count)
  }

  mutating func close(_ run: Range<Int>) { for lane in run { fixed[lane] += 1 } }

  /// Opens the lanes of an anchored item at its start.
  mutating func open(_ run: Range<Int>, at position: Double) {
    for lane in run {
      fixed[lane] -= 1
      nextStarts[lane] = position
    }
  }

  func nextStart(of run: Range<Int>) -> Double { run.reduce(Double.infinity) { min($0, nextStarts[$1]) } }

  /// Packs the next item and returns its first lane, or nil if no lane has room.
  ///
  /// - Parameters:
  ///   - extent: The item's length and the spacing after it.
  ///   - fixedLane: The required first lane, regardless of items farther up in it, or nil for the best one.
  mutating func pack(_ index: Int, span: Int, extent: Double, in fixedLane: Int? = nil) -> Int? {
    var best: (lane: Int, start: Double)?
    let only = fixedLane ?? (placement == .sequential && span == 1 ? index % nextStarts.count : nil)
    for lane in only.map({ $0...$0 }) ?? 0...nextStarts.count - span {
      let run = lane..<lane + span
      guard fixedLane != nil || run.allSatisfy({ fixed[$0] == 0 }) else { continue }
      let start = nextStart(of: run)
      if best.map({ start > $0.start }) ?? true { best = (lane, start) }
    }
    guard let best else { return nil }
    for lane in best.lane..<best.lane + span { nextStarts[lane] = best.start - extent }
    return best.lane
  }
}
