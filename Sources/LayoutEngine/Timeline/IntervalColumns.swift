/// The storage of `TimelineColumns`, one object so that copying the columns copies one reference.
final class IntervalColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  // MARK: Values per item

  @exclusivity(unchecked) var starts = LengthColumn()
  /// The items' ends, because a start and a length may not add up exactly to the end.
  @exclusivity(unchecked) var ends = LengthColumn()
  /// The column of each item in its cluster.
  @exclusivity(unchecked) var itemColumns = FlatColumn<UInt16>()
  /// The number of columns in each item's cluster.
  @exclusivity(unchecked) var widths = FlatColumn<UInt16>()
  /// The items, sorted by start, then from longest to shortest, then by index. Empty if they already have
  /// this order.
  @exclusivity(unchecked) var order = FlatColumn<UInt32>()

  /// `true` if added items are in order so far.
  @exclusivity(unchecked) var isAppendedInOrder = true

  /// For every 16 items in this order, the last end.
  @exclusivity(unchecked) var reaches = MaximumTree()

  init() {}

  init(copying other: IntervalColumns) {
    starts = other.starts.duplicate()
    ends = other.ends.duplicate()
    itemColumns = other.itemColumns.duplicate()
    widths = other.widths.duplicate()
    order = other.order.duplicate()
    reaches = other.reaches.duplicate()
  }

  var count: Int { starts.count }

  @inline(__always) func item(at rank: Int) -> Int { order.isEmpty ? rank : Int(order[rank]) }

  @inline(__always) func isBefore(_ item: Int, _ other: Int) -> Bool {
    let (start, otherStart) = (starts[item], starts[other])
    if start != otherStart { return start < otherStart }
    let (end, otherEnd) = (ends[item], ends[other])
    return end != otherEnd ? end > otherEnd : item < other
  }

  func makeRoom(for added: Int) {
    starts.makeRoom(for: added)
    ends.makeRoom(for: added)
    itemColumns.makeRoom(for: added)
    widths.makeRoom(for: added)
  }

  func truncate() {
    starts.truncate(to: 0)
    ends.truncate(to: 0)
    itemColumns.truncate(to: 0)
    widths.truncate(to: 0)
    order.truncate(to: 0)
    reaches.truncate(to: 0)
  }

  deinit {
    starts.free()
    ends.free()
    itemColumns.free()
    widths.free()
    order.free()
    reaches.free()
  }
}
