/// The columns of a cluster, by when each is free again.
///
/// A few are looked at one by one; where there are more, those behind are searched.
struct ColumnEnds {
  private static let few = 24

  private var first = FlatColumn<Double>()
  /// The ends of those behind, negative: the greatest is free first.
  private var rest = MaximumTree()

  init() { first.reserve(Self.few) }

  @inline(__always) var count: Int { first.count + rest.count }

  /// The first column that is free at a start, or a new one. Where there may be no more it is the last one.
  @inline(__always) mutating func takeColumn(from start: Double, to end: Double) -> Int {
    var column = 0
    while column < first.count {
      if first[column] <= start {
        first[column] = end
        return column
      }
      column &+= 1
    }
    guard column == Self.few else {
      first.appendInRoom(end)
      return column
    }
    return Self.few + takeLaterColumn(from: start, to: end)
  }

  private mutating func takeLaterColumn(from start: Double, to end: Double) -> Int {
    // Above what is just below the start, negative: at the start, or before it.
    let column = rest.first(above: (-start).nextDown)
    if column < rest.count {
      rest.set(-end, at: column)
    } else if count < TimelineColumns.maximumColumnCount {
      rest.append(-end)
    } else {
      rest.set(min(rest[column - 1], -end), at: column - 1)
      return column - 1
    }
    return column
  }

  @inline(__always) mutating func removeAll() {
    first.truncate(to: 0)
    if rest.count > 0 { rest.truncate(to: 0) }
  }

  func free() {
    first.free()
    rest.free()
  }
}
