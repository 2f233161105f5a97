/// The columns of a cluster after its first few. The first few are checked one by one; among thousands, a
/// search finds the first free column.
struct LaterColumns {
  /// The number of columns before these.
  static let few = 24

  /// The negated ends of the columns. A column is free at a start if its negated end isn't below the negated
  /// start.
  private var ends = MaximumTree()

  var count: Int { ends.count }

  /// Returns the first column that is free at a start, or a new one. If no more columns are allowed, returns
  /// the last one.
  mutating func assignColumn(from start: Double, to end: Double) -> Int {
    // A column that ends at the start is free, too.
    let column = ends.first(above: (-start).nextDown)
    if column < count {
      ends.set(-end, at: column)
    } else {
      // The end of the last column doesn't matter: every item without another free column goes there.
      guard Self.few + count < TimelineColumns.maximumColumnCount else { return Self.few + count - 1 }
      ends.append(-end)
    }
    return Self.few + column
  }

  mutating func removeAll() { ends.truncate(to: 0) }

  func free() { ends.free() }
}
