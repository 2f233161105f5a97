/// The new positions of a list's elements after removals and insertions.
///
/// Only changes are stored. Each query is O(log changes).
public struct IndexShift: Hashable, Sendable {
  /// The removed old indices, ascending and unique.
  public let removed: [Int]
  /// The inserted new indices, ascending and unique.
  public let inserted: [Int]

  /// Creates a shift from indices in any order.
  public init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = Self.ascending(removed)
    self.inserted = Self.ascending(inserted)
  }

  /// Returns the new index, or nil for a removed element.
  public func newIndex(of old: Int) -> Int? { Self.map(old, leaving: removed, entering: inserted) }

  /// Returns the old index, or nil for an inserted element.
  public func oldIndex(of new: Int) -> Int? { Self.map(new, leaving: inserted, entering: removed) }

  package var difference: Int { inserted.count - removed.count }

  private static func ascending(_ indices: some Sequence<Int>) -> [Int] {
    var result: [Int] = []
    for index in indices.sorted() where result.last != index { result.append(index) }
    return result
  }

  private static func map(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
    let before = count(of: leaving) { place, value in value < index }
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    // The entering index e at place k is at or before the result if and only if e − k ≤ rank.
    return rank + count(of: entering) { place, value in value - place <= rank }
  }

  /// Returns the number of elements that pass the test. These elements must precede all others.
  private static func count(of list: [Int], where isBefore: (_ place: Int, _ value: Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle, list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// An `IndexShift` for storage that moves whole ranges of memory.
struct RangeShift {
  /// Old indices, ascending and not adjacent.
  let removed: [Range<Int>]
  /// New indices, ascending and not adjacent.
  let inserted: [Range<Int>]

  init(_ shift: IndexShift) {
    removed = IndexRanges(shift.removed).ranges
    inserted = IndexRanges(shift.inserted).ranges
  }

  init(replacing range: Range<Int>, by count: Int) {
    removed = range.isEmpty ? [] : [range]
    inserted = count > 0 ? [range.lowerBound..<range.lowerBound + count] : []
  }

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }
  var removedCount: Int { removed.reduce(0) { $0 + $1.count } }
  var insertedCount: Int { inserted.reduce(0) { $0 + $1.count } }

  /// The first changed index. Earlier indices keep their elements.
  var firstChanged: Int { min(removed.first?.lowerBound ?? .max, inserted.first?.lowerBound ?? .max) }

  func fits(_ count: Int) -> Bool {
    (removed.last?.upperBound ?? 0) <= count
      && (inserted.last?.upperBound ?? 0) <= count - removedCount + insertedCount
  }

  func appends(to count: Int) -> Bool { removed.isEmpty && inserted.first?.lowerBound == count }

  /// Calls `body` with each remaining range and its first new index.
  func forEachRun(of count: Int, _ body: (_ old: Range<Int>, _ new: Int) -> Void) {
    var (old, new) = (0, 0)
    var (removed, inserted) = (removed[...], inserted[...])
    while old < count {
      if let range = inserted.first, range.lowerBound == new {
        new = range.upperBound
        inserted = inserted.dropFirst()
      } else if let range = removed.first, range.lowerBound == old {
        old = range.upperBound
        removed = removed.dropFirst()
      } else {
        let stay = min(
          (removed.first?.lowerBound ?? count) - old, (inserted.first?.lowerBound ?? .max) - new)
        body(old..<old + stay, new)
        (old, new) = (old + stay, new + stay)
      }
    }
  }
}
