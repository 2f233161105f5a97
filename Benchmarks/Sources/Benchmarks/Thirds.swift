import LayoutEngine

/// Lengths that no binary number holds: thirds of points. Lanes must answer what looking at all items answers, of the lengths
/// as they keep them; lines of the lengths as given.
nonisolated struct Thirds {
  let count: Int
  let queries: Int

  /// What was found, and how far the item furthest from where exact thirds would put it is from there, in points.
  func check() -> (findings: Exactness.Findings, error: Double) {
    var numbers = Numbers()
    let thirds = (0..<count).map { _ in 100 + numbers.next() % 700 }
    let lengths = thirds.map { Double($0) / 3 }
    var findings = Exactness.Findings()
    let packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), count: count) { lengths[$0] }
    let model = PlainWaterfall((0..<count).map(packing.length(at:)), laneCount: 3, spacing: 8)
    findings.compare(
      queries: queries, extent: packing.extent, found: { packing.items(from: $0, to: $1) },
      expected: { model.items(from: $0, to: $1) })
    findings.compareLines(
      queries: queries, breadths: Corpus.breadths(count: count).map { Double($0) / 3 }, extents: lengths)

    // In the same lanes, since one unit more or less may decide for another one.
    var ends = [Int](repeating: 0, count: 3)
    var error = 0.0
    for index in 0..<count {
      let item = packing.item(at: index)
      error = max(error, abs(item.start - Double(ends[item.lane]) / 3))
      ends[item.lane] += thirds[index] + 3 * 8
    }
    return (findings, error)
  }
}
