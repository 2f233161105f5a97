import LayoutEngine

/// Lengths without an exact binary representation: thirds of points.
///
/// A query must return the result of a search through all items. For lanes, the search uses the packing's
/// positions. For lines, it computes positions from the lengths.
nonisolated struct Thirds {
  /// The maximum distance of an item from its position with exact thirds, in points.
  static let tolerance = 1.0 / 64

  enum Kind: String, CaseIterable {
    case random = "random thirds of points"
    case equal = "all items 33⅓ points long"
  }

  let kind: Kind
  let count: Int
  let queries: Int

  /// Returns the findings, and the largest distance of an item from its position with exact thirds, in
  /// points.
  func check() -> (findings: Exactness.Findings, error: Double) {
    var numbers = Numbers()
    let thirds = (0..<count).map { _ in kind == .equal ? 100 : 100 + numbers.next() % 700 }
    let lengths = thirds.map { Double($0) / 3 }
    var findings = Exactness.Findings()
    let packing = LanePacking(.init(laneCount: 3, itemSpacing: 8), count: count) { lengths[$0] }
    let model = PlainWaterfall(copying: packing)
    findings.compare(
      queries: queries, extent: packing.extent, found: { packing.items(from: $0, to: $1) },
      expected: { model.items(from: $0, to: $1) })
    findings.compareLines(
      queries: queries, breadths: Corpus.breadths(count: count).map { Double($0) / 3 }, extents: lengths)

    // Uses the packing's lanes, because a tiny difference can lead to another lane. But a lane may be longer
    // than the shortest one only by this difference.
    var ends = [Int](repeating: 0, count: 3)
    var error = 0.0
    for index in 0..<count {
      let item = packing.item(at: index)
      let excess = ends[item.lane] - min(ends[0], ends[1], ends[2])
      error = max(error, abs(item.start - Double(ends[item.lane]) / 3), Double(excess) / 3)
      ends[item.lane] += thirds[index] + 3 * 8
    }
    return (findings, error)
  }
}
