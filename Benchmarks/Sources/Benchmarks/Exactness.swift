import LayoutEngine

/// The gate before any figure counts: every query answers exactly what looking at all items answers.
struct Exactness {
  struct Findings {
    var queries = 0
    var missed = 0
    var extra = 0
  }

  let corpus: OddCorpus
  let count: Int
  let queries: Int

  /// Before and after a thousand resizes that keep lanes; anywhere, and at the bottom.
  func check() -> Findings {
    var findings = Findings()
    let lengths = corpus.lengths(count)
    for laneCount in [3, 9] {
      var packing = LanePacking(.init(laneCount: laneCount, itemSpacing: 8), lengths: lengths)
      var model = PlainWaterfall(lengths, laneCount: laneCount, spacing: 8)
      compare(packing, model, &findings)

      var numbers = Numbers(seed: 7)
      for _ in 0..<1000 {
        let index = Int(numbers.nextUnit() * Double(count))
        let length = numbers.next() % 2_000
        packing.resizeItem(at: index, to: Double(length), following: .keepLanes)
        model.lengths[index] = Double(length)
      }
      model.placeKeepingLanes()
      compare(packing, model, &findings)
    }
    return findings
  }

  private func compare(_ packing: LanePacking, _ model: PlainWaterfall, _ findings: inout Findings) {
    var numbers = Numbers(seed: 99)
    for query in 0..<queries {
      let isAtTheBottom = query % 10 == 0
      let top = isAtTheBottom ? packing.extent - 900 : numbers.nextUnit() * packing.extent
      let found = packing.items(from: top, to: top + 900)
      let expected = model.items(from: top, to: top + 900)
      findings.queries += 1
      findings.missed += Set(expected).subtracting(found).count
      findings.extra += Set(found).subtracting(expected).count + (found.count - Set(found).count)
    }
  }
}

/// The waterfall in its plainest form. Whole points, so sums of doubles are exact.
private struct PlainWaterfall {
  var lengths: [Double]
  private var starts: [Double]
  private var lanes: [Int]
  private let laneCount: Int
  private let spacing: Double

  init(_ lengths: [Float], laneCount: Int, spacing: Double) {
    self.lengths = lengths.map(Double.init)
    self.laneCount = laneCount
    self.spacing = spacing
    starts = []
    lanes = []
    var ends = [Double](repeating: 0, count: laneCount)
    for length in self.lengths {
      var lane = 0
      for other in ends.indices where ends[other] < ends[lane] { lane = other }
      starts.append(ends[lane])
      lanes.append(lane)
      ends[lane] += length + spacing
    }
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
