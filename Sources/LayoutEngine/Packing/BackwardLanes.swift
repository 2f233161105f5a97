/// Lanes that are filled from their ends: an item goes to the lane that is free furthest down, of equal ones the first.
///
/// LanePacking+Backward.swift has a picture.
struct BackwardLanes {
  /// By the lane, where its first item so far starts. The next one ends before that.
  private(set) var nextStarts: [Double]
  private let placement: LanePlacement
  /// By the lane: how many anchored items lie further up. As long as there is one, the lane is closed: an item in it
  /// would lie between anchored ones.
  private var fixed: [Int]

  init(nextStarts: [Double], placement: LanePlacement) {
    (self.nextStarts, self.placement) = (nextStarts, placement)
    fixed = Array(repeating: 0, count: nextStarts.count)
  }

  /// Says that an anchored item lies further up in these lanes.
  mutating func close(_ run: Range<Int>) { for lane in run { fixed[lane] += 1 } }

  /// Says that it is the turn of that item, which starts at a position.
  mutating func open(_ run: Range<Int>, at position: Double) {
    for lane in run {
      fixed[lane] -= 1
      nextStarts[lane] = position
    }
  }

  /// Where the next item of all these lanes ends at the latest.
  func nextStart(of run: Range<Int>) -> Double { run.reduce(Double.infinity) { min($0, nextStarts[$1]) } }

  /// Packs the next item and returns its first lane. Nil where no lane has room.
  ///
  /// - Parameters:
  ///   - extent: the item's length and the spacing behind it.
  ///   - fixedLane: the first lane that the item is to have, whatever else is further up in it; nil for the best one.
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
