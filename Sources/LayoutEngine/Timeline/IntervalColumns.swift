/// All that a `TimelineColumns` stores per item. One object, so that copying the columns copies one reference.
final class IntervalColumns: @unchecked Sendable {
  // Unchecked, all: for the reasons that `LaneColumns` gives.

  // MARK: An element an item

  @exclusivity(unchecked) var starts = LengthColumn()
  /// Stored instead of the lengths: a start and a length need not add up to the end that another item starts at.
  @exclusivity(unchecked) var ends = LengthColumn()
  /// The column in the item's cluster.
  @exclusivity(unchecked) var itemColumns = FlatColumn<UInt16>()
  /// How many columns the item's cluster has.
  @exclusivity(unchecked) var widths = FlatColumn<UInt16>()
  /// The items by their start, of equal ones the longer first, then by their index. Empty as long as they are in that order.
  @exclusivity(unchecked) var order = FlatColumn<UInt32>()

  /// Whether the items that are being added come behind one another, and behind those before.
  @exclusivity(unchecked) var isAppendedInOrder = true

  /// The last end of every 16 items in that order.
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

  /// The item of a rank.
  @inline(__always) func item(at rank: Int) -> Int { order.isEmpty ? rank : Int(order[rank]) }

  /// Whether an item comes before another one.
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
