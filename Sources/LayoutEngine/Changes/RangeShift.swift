/// What an `IndexShift` removes and inserts, as ranges: for stores that move whole ranges of memory.
struct RangeShift {
  /// In the old numbering, ascending, none touching the next.
  let removed: [Range<Int>]
  /// In the new numbering, ascending, none touching the next.
  let inserted: [Range<Int>]

  init(_ shift: IndexShift) {
    removed = IndexRanges(shift.removed).ranges
    inserted = IndexRanges(shift.inserted).ranges
  }

  /// One range that others replace, of which there may be none.
  init(replacing range: Range<Int>, by count: Int) {
    removed = range.isEmpty ? [] : [range]
    inserted = count > 0 ? [range.lowerBound..<range.lowerBound + count] : []
  }

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }
  var removedCount: Int { removed.reduce(0) { $0 + $1.count } }
  var insertedCount: Int { inserted.reduce(0) { $0 + $1.count } }

  /// The first index that may have another element. Before it, both numberings are the same.
  var firstChanged: Int { min(removed.first?.lowerBound ?? .max, inserted.first?.lowerBound ?? .max) }

  /// Whether it can be applied to so many elements.
  func fits(_ count: Int) -> Bool {
    (removed.last?.upperBound ?? 0) <= count
      && (inserted.last?.upperBound ?? 0) <= count - removedCount + insertedCount
  }

  /// Whether elements come behind so many, and nothing else happens.
  func appends(to count: Int) -> Bool { removed.isEmpty && inserted.first?.lowerBound == count }

  /// Calls `body` with each range of elements that stay and follow one another, in the old numbering, and with the new index of its first.
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
