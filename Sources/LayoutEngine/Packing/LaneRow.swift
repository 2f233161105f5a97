/// A row of checkpoints, relative to its base.
struct LaneRow {
  private let rows: FlatColumn<Double>
  private let start: Int
  private let laneCount: Int

  init(_ index: Int, of rows: FlatColumn<Double>, laneCount: Int) {
    (self.rows, self.laneCount) = (rows, laneCount)
    start = index * laneCount
  }

  subscript(lane: Int) -> Double {
    @inline(__always) get { rows[start + lane] }
    @inline(__always) nonmutating set { rows[start + lane] = newValue }
  }

  /// Moves all ends so that the lowest is 0, and returns the distance.
  func moveToZero() -> Double {
    var lowest = self[0]
    for lane in 1..<max(1, laneCount) { lowest = min(lowest, self[lane]) }
    for lane in 0..<laneCount { self[lane] -= lowest }
    return lowest
  }

  func copy(_ other: LaneRow) {
    for lane in 0..<laneCount { self[lane] = other[lane] }
  }

  /// Returns the first lane of the run with the lowest end. Of equal runs, the first counts.
  func lowestRun(of span: Int) -> Int {
    var best = 0
    var bestEnd = Double.infinity
    var first = 0
    while first + span <= laneCount {
      var highest = -Double.infinity
      var lane = first + span - 1
      while lane >= first, self[lane] < bestEnd {
        highest = max(highest, self[lane])
        lane -= 1
      }
      if lane < first {
        best = first
        bestEnd = highest
        first += 1
      } else {
        // No run with this lane is better than the best one.
        first = lane + 1
      }
    }
    return best
  }
}
