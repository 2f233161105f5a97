/// The columns of a cluster after the first `few`, stored for a fast search.
struct LaterColumns {
  static let few = 24

  /// The columns' negated ends. A column is free if its negated end isn't below the item's negated start.
  private var ends = MaximumTree()

  var count: Int { ends.count }

  /// Returns the first free column, a new one, or the last one allowed.
  mutating func assignColumn(from start: Double, to end: Double) -> Int {
    // A column that ends at the start is free, too.
    let column = ends.first(above: (-start).nextDown)
    if column < count {
      ends.set(-end, at: column)
    } else {
      // The last column takes every item without a free column, so its end doesn't matter.
      guard Self.few + count < TimelineColumns.maximumColumnCount else { return Self.few + count - 1 }
      ends.append(-end)
    }
    return Self.few + column
  }

  mutating func removeAll() { ends.truncate(to: 0) }

  func free() { ends.free() }
}
