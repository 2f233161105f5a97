import LayoutEngine

/// The waterfall in the simplest form, with queries through all items.
///
/// Lengths are whole points, so sums of doubles are exact.
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

  /// Creates a waterfall with the items at a packing's positions.
  init(copying packing: LanePacking) {
    laneCount = packing.configuration.laneCount
    spacing = packing.configuration.itemSpacing
    lengths = (0..<packing.count).map(packing.length(at:))
    for index in 0..<packing.count {
      let item = packing.item(at: index)
      starts.append(item.start)
      lanes.append(item.lane)
    }
    extent = packing.extent
  }

  mutating func repackInLanes() {
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
