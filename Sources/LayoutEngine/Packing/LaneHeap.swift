/// A binary heap of lane numbers, ordered by the lanes' ends, then by number.
struct LaneHeap {
  private let lanes: FlatColumn<Int>
  private let ends: LaneRow

  /// `lanes` is the heap's memory. Only the lane last returned by `next()` may change its end in `ends`, and
  /// the end may only grow.
  init(in lanes: FlatColumn<Int>, ends: LaneRow) {
    (self.lanes, self.ends) = (lanes, ends)
    for lane in 0..<lanes.count { lanes[lane] = lane }
    for hole in (0..<lanes.count / 2).reversed() { sink(from: hole) }
  }

  func next() -> Int {
    sink(from: 0)
    return lanes[0]
  }

  private func sink(from start: Int) {
    let lane = lanes[start]
    var hole = start
    while true {
      var child = hole * 2 + 1
      guard child < lanes.count else { break }
      if child + 1 < lanes.count, isBefore(lanes[child + 1], lanes[child]) { child += 1 }
      guard isBefore(lanes[child], lane) else { break }
      lanes[hole] = lanes[child]
      hole = child
    }
    lanes[hole] = lane
  }

  private func isBefore(_ lane: Int, _ other: Int) -> Bool {
    ends[lane] < ends[other] || ends[lane] == ends[other] && lane < other
  }
}
