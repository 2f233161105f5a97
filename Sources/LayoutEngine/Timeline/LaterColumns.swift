/// The columns of a cluster behind its first few, which are looked at one by one: of thousands the first that is free is
/// searched.
struct LaterColumns {
  /// How many there are before these.
  static let few = 24

  /// The ends of the columns, negative: above a start, negative, are those that are free by then.
  private var ends = MaximumTree()

  var count: Int { ends.count }

  /// The first column that is free at a start, or a new one. Where there may be no more it is the last one.
  mutating func assignColumn(from start: Double, to end: Double) -> Int {
    // One that ends at the start is free, too.
    let column = ends.first(above: (-start).nextDown)
    if column < count {
      ends.set(-end, at: column)
    } else {
      // When the last one ends matters no longer: every item that finds no other free column goes there.
      guard Self.few + count < TimelineColumns.maximumColumnCount else { return Self.few + count - 1 }
      ends.append(-end)
    }
    return Self.few + column
  }

  mutating func removeAll() { ends.truncate(to: 0) }

  func free() { ends.free() }
}
