/// Lanes filled from their ends: an item goes to the first lane that is free farthest down.
/// LanePacking+Backward.swift contains a diagram.
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
