/// Where the elements of a list end up when some are removed and others inserted: removals in the old numbering,
/// insertions in the new one, everything else stays in its order.
///
/// Stores the changes only, so a million elements with one change cost one change. Each answer is O(log changes).
public struct IndexShift: Hashable, Sendable {
  /// Ascending, each once.
  public let removed: [Int]
  /// Ascending, each once.
  public let inserted: [Int]

  /// Takes the indices in any order; repeats count once.
  public init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = Self.ascending(removed)
    self.inserted = Self.ascending(inserted)
  }

  /// The index after the change, or nil for a removed element.
  public func newIndex(of old: Int) -> Int? { Self.map(old, leaving: removed, entering: inserted) }

  /// The index before the change, or nil for an inserted element.
  public func oldIndex(of new: Int) -> Int? { Self.map(new, leaving: inserted, entering: removed) }

  /// How far elements follow one another as they did before, from one on that was there. `Int.max` where nothing changes behind it.
  package func endOfStretch(from new: Int) -> Int {
    let entered = Self.count(of: inserted) { _, value in value <= new }
    let left = oldIndex(of: new).map { old in Self.count(of: removed) { _, value in value <= old } } ?? 0
    let end = entered < inserted.count ? inserted[entered] : .max
    // Of those that stay, as many come between as did before.
    guard left < removed.count, let old = oldIndex(of: new) else { return end }
    return min(end, new + removed[left] - old)
  }

  private static func ascending(_ indices: some Sequence<Int>) -> [Int] {
    var result: [Int] = []
    for index in indices.sorted() where result.last != index { result.append(index) }
    return result
  }

  private static func map(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
    let before = count(of: leaving) { place, value in value < index }
    if before < leaving.count, leaving[before] == index { return nil }
    let rank = index - before
    // The k-th entering index e stands at or before the wanted index exactly where e − k ≤ rank.
    return rank + count(of: entering) { place, value in value - place <= rank }
  }

  /// How many elements of an ascending list satisfy a test that the first ones do and the others do not.
  private static func count(of list: [Int], where isBefore: (_ place: Int, _ value: Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle, list[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
