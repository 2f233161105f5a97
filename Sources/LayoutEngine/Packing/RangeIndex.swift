/// Finds the ranges that overlap a given one, in a tree of their greatest ends.
struct RangeIndex: Sendable {
  private let order: [Int32]
  private let starts: [Double]
  /// A tree in an array: the children of `n` are `2n` and `2n + 1`.
  private var ends: [Double]
  private let leafCount: Int

  /// - Complexity: O(*n*) for sorted ranges, otherwise O(*n* log *n*)
  init(_ ranges: [ClosedRange<Double>]) {
    var order = Array(ranges.indices)
    if order.dropFirst().contains(where: { ranges[$0].lowerBound < ranges[$0 - 1].lowerBound }) {
      order.sort { (ranges[$0].lowerBound, $0) < (ranges[$1].lowerBound, $1) }
    }
    self.order = order.map(Int32.init)
    starts = order.map { ranges[$0].lowerBound }
    var leafCount = 1
    while leafCount < ranges.count { leafCount *= 2 }
    self.leafCount = leafCount
    ends = [Double](repeating: -.infinity, count: 2 * leafCount)
    for (rank, leaf) in order.enumerated() { ends[leafCount + rank] = ranges[leaf].upperBound }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      ends[node] = max(ends[2 * node], ends[2 * node + 1])
    }
  }

  /// Calls `body` with the indices of the ranges that overlap the one from `low` to `high`, in the order of
  /// their starts.
  ///
  /// - Complexity: O((1 + hits) · log *n*)
  func forEach(from low: Double, to high: Double, _ body: (Int) -> Void) {
    visit(1, 0, leafCount, (0..<starts.count).partition { starts[$0] >= high }, low, body)
  }

  private func visit(
    _ node: Int, _ first: Int, _ length: Int, _ end: Int, _ low: Double, _ body: (Int) -> Void
  ) {
    guard first < end, ends[node] > low else { return }
    if length == 1 { return body(Int(order[first])) }
    visit(2 * node, first, length / 2, end, low, body)
    visit(2 * node + 1, first + length / 2, length / 2, end, low, body)
  }
}

extension Range<Int> {
  /// Returns the first index for which `isRight` returns `true`, or the end. `isRight` must return `true` for
  /// all later indices.
  ///
  /// - Complexity: O(log *n*)
  @inlinable package func partition(where isRight: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isRight(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
