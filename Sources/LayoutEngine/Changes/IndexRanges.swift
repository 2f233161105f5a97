/// A set of mostly consecutive indices.
public struct IndexRanges: Hashable, Sendable {
  /// The ranges: ascending, nonempty, and not adjacent.
  public private(set) var ranges: [Range<Int>] = []

  /// Creates a set from indices in any order.
  public init(_ indices: [Int]? = nil) {
    for index in indices ?? [] { insert(index..<index + 1) }
  }

  /// Returns `true` if the set contains an index.
  ///
  /// - Complexity: O(log ranges)
  public func contains(_ index: Int) -> Bool {
    let next = firstRange(endingBehind: index)
    return next < ranges.count && ranges[next].contains(index)
  }

  /// Adds a range of indices. This is fastest if the range follows all others.
  public mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      return
    }
    // Ranges that touch or overlap are merged.
    let first = firstRange(endingBehind: range.lowerBound - 1)
    var (end, merged) = (first, range)
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      merged = min(merged.lowerBound, ranges[end].lowerBound)..<max(merged.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(first..<end, with: [merged])
  }

  /// Removes an index, if present.
  public mutating func remove(_ index: Int) {
    let rangeIndex = firstRange(endingBehind: index)
    guard rangeIndex < ranges.count, ranges[rangeIndex].contains(index) else { return }
    let range = ranges[rangeIndex]
    let parts = [range.lowerBound..<index, index + 1..<range.upperBound]
    ranges.replaceSubrange(rangeIndex...rangeIndex, with: parts.filter { !$0.isEmpty })
  }

  /// Updates the set for a moved item.
  public mutating func moveIndex(from source: Int, to target: Int) {
    let isMember = contains(source)
    var moved = IndexRanges()
    let between = ranges.flatMap { split($0, at: source) }.map {
      $0.lowerBound > source ? shifted($0, by: -1) : $0
    }
    for range in between.flatMap({ split($0, before: target) }) {
      moved.insert(range.lowerBound >= target ? shifted(range, by: 1) : range)
    }
    if isMember { moved.insert(target..<target + 1) }
    self = moved
  }

  /// Returns the indices after a shift. Inserted items aren't members.
  public func following(_ shift: IndexShift?) -> IndexRanges {
    guard let shift else { return self }
    var moved = IndexRanges()
    for range in ranges {
      var index = range.lowerBound
      while index < range.upperBound {
        guard let start = shift.newIndex(of: index) else {
          index += 1
          continue
        }
        let gone = shift.removed.first { $0 > index } ?? range.upperBound
        let come = shift.inserted.first { $0 > start } ?? .max
        let count = min(min(gone, range.upperBound) - index, come - start)
        moved.insert(start..<start + count)
        index += count
      }
    }
    return moved
  }

  private func split(_ range: Range<Int>, at index: Int) -> [Range<Int>] {
    guard range.contains(index) else { return [range] }
    return [range.lowerBound..<index, index + 1..<range.upperBound].filter { !$0.isEmpty }
  }

  private func split(_ range: Range<Int>, before index: Int) -> [Range<Int>] {
    guard range.contains(index) else { return [range] }
    return [range.lowerBound..<index, index..<range.upperBound].filter { !$0.isEmpty }
  }

  private func shifted(_ range: Range<Int>, by distance: Int) -> Range<Int> {
    range.lowerBound + distance..<range.upperBound + distance
  }

  private func firstRange(endingBehind index: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound > index { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
