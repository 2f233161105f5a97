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
    // Entering index e of place k is at or before the result if and only if e − k ≤ rank.
    return rank + count(of: entering) { place, value in value - place <= rank }
  }

  /// Returns the number of elements that pass the test. They must precede all others.
  private static func count(of list: [Int], where isBefore: (_ place: Int, _ value: Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle, list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
