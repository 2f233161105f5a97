/// The waterfall in its plainest form, answered by looking at all items. Whole points, or what
/// lanes keep of others, so sums of doubles are exact.
nonisolated struct PlainWaterfall {
  var lengths: [Double]
  private(set) var starts: [Double] = []
  private(set) var lanes: [Int] = []
  private(set) var extent = 0.0
  private let laneCount: Int
  private let spacing: Double

  init(_ lengths: [Float], laneCount: Int, spacing: Double) {
    self.init(lengths.map(Double.init), laneCount: laneCount, spacing: spacing)
  }

  init(_ lengths: [Double], laneCount: Int, spacing: Double) {
    self.lengths = lengths
    self.laneCount = laneCount
    self.spacing = spacing
    var ends = [Double](repeating: 0, count: laneCount)
    for length in self.lengths {
      var lane = 0
      for other in ends.indices where ends[other] < ends[lane] { lane = other }
      starts.append(ends[lane])
      lanes.append(lane)
      ends[lane] += length + spacing
    }
    extent = max(0, (ends.max() ?? 0) - spacing)
  }

  mutating func placeKeepingLanes() {
    var ends = [Double](repeating: 0, count: laneCount)
    for item in lengths.indices {
      starts[item] = ends[lanes[item]]
      ends[lanes[item]] += lengths[item] + spacing
    }
  }

  func items(from lower: Double, to upper: Double) -> [Int] {
    lengths.indices.filter { starts[$0] < upper && starts[$0] + lengths[$0] > lower }
  }
}
