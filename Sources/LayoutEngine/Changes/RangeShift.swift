/// The removals and insertions of an `IndexShift` as ranges, for storage that moves whole ranges of memory.
struct RangeShift {
  /// The removed ranges with old indices, ascending and not adjacent.
  let removed: [Range<Int>]
  /// The inserted ranges with new indices, ascending and not adjacent.
  let inserted: [Range<Int>]

  init(_ shift: IndexShift) {
    removed = IndexRanges(shift.removed).ranges
    inserted = IndexRanges(shift.inserted).ranges
  }

  /// Creates the replacement of a range by a number of elements, possibly 0.
  init(replacing range: Range<Int>, by count: Int) {
    removed = range.isEmpty ? [] : [range]
    inserted = count > 0 ? [range.lowerBound..<range.lowerBound + count] : []
  }

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }
  var removedCount: Int { removed.reduce(0) { $0 + $1.count } }
  var insertedCount: Int { inserted.reduce(0) { $0 + $1.count } }

  /// The first index that may have another element. Earlier indices don't change.
  var firstChanged: Int { min(removed.first?.lowerBound ?? .max, inserted.first?.lowerBound ?? .max) }

  /// Returns `true` if the shift can be applied to a number of elements.
  func fits(_ count: Int) -> Bool {
    (removed.last?.upperBound ?? 0) <= count
      && (inserted.last?.upperBound ?? 0) <= count - removedCount + insertedCount
  }

  /// Returns `true` if the shift only inserts elements after the first `count`.
  func appends(to count: Int) -> Bool { removed.isEmpty && inserted.first?.lowerBound == count }

  /// Calls `body` with each range of consecutive elements that stay: their old indices, and the new index of
  /// the first.
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
