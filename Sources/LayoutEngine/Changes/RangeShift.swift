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
