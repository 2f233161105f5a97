import LayoutEngine

/// The check before any measurement: every query must return exactly the result of a search through all
/// items.
nonisolated struct Exactness {
  struct Findings {
    var queries = 0
    var missed = 0
    var extra = 0

    /// Compares results at random positions and at the bottom.
    mutating func compare(
      queries: Int, extent: Double, found: (Double, Double) -> [Int], expected: (Double, Double) -> [Int]
    ) {
      var numbers = Numbers(seed: 99)
      for query in 0..<queries {
        let isAtTheBottom = query % 10 == 0
        // Uses half points, so that the ends are also exact.
        let top = ((isAtTheBottom ? extent - 900 : numbers.nextUnit() * extent) * 2).rounded() / 2
        let (found, expected) = (found(top, top + 900), expected(top, top + 900))
        self.queries += 1
        missed += Set(expected).subtracting(found).count
        extra += Set(found).subtracting(expected).count + (found.count - Set(found).count)
      }
    }
  }

  let corpus: OddCorpus
  let count: Int
  let queries: Int

  /// Checks lines, and checks lanes before and after a thousand resizes that keep every item in its lane.
  ///
  /// Queries are at random positions and at the bottom.
  func check() -> Findings {
    var findings = Findings()
    let lengths = corpus.lengths(count)
    for laneCount in [3, 9] {
      var packing = LanePacking(.init(laneCount: laneCount, itemSpacing: 8), lengths: lengths)
      var model = PlainWaterfall(lengths, laneCount: laneCount, spacing: 8)
      func compareLanes() {
        findings.compare(
          queries: queries, extent: packing.extent, found: { packing.items(from: $0, to: $1) },
          expected: { model.items(from: $0, to: $1) })
      }
      compareLanes()

      var numbers = Numbers(seed: 7)
      for _ in 0..<1000 {
        let index = Int(numbers.nextUnit() * Double(count))
        let length = numbers.next() % 2_000
        packing.resizeItem(at: index, to: Double(length), following: .retainLanes)
        model.lengths[index] = Double(length)
      }
      model.repackInLanes()
      compareLanes()
    }
    compareLines(lengths, &findings)
    return findings
  }

  private func compareLines(_ lengths: [Float], _ findings: inout Findings) {
    let breadths = Corpus.breadths(count: count).map(Double.init)
    findings.compareLines(queries: queries, breadths: breadths, extents: lengths.map(Double.init))
  }
}

nonisolated extension Exactness.Findings {
  mutating func compareLines(queries: Int, breadths: [Double], extents: [Double]) {
    var lines = LineBreaking(rules: LineRules(breadth: 1000, itemSpacing: 8, lineSpacing: 8))
    lines.append(count: extents.count) { LayoutSize(width: breadths[$0], height: extents[$0]) }
    let model = PlainLines(breadths: breadths, extents: extents, breadth: 1000, spacing: 8)
    compare(
      queries: queries, extent: lines.extent,
      found: { low, high in
        var found: [Int] = []
        lines.forEachItem(in: LayoutRect(x: 0, y: low, width: 1000, height: high - low)) { item, _ in
          found.append(item)
        }
        return found
      }, expected: { model.items(from: $0, to: $1) })
  }
}
