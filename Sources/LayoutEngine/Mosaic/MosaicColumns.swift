/// The storage of a `MosaicGrid` per item and per cell. It's a single object, so copying a grid copies one
/// reference.
final class MosaicColumns: @unchecked Sendable {
  // All are unchecked for the reasons given in `LaneColumns`.

  // MARK: Elements per item

  @exclusivity(unchecked) var spans = FlatColumn<MosaicGrid.StoredSpan>()
  /// The first cell of each item.
  @exclusivity(unchecked) var firstCells = FlatColumn<Int>()
  /// The items, in the order of their first cells.
  @exclusivity(unchecked) var order = FlatColumn<UInt32>()
  /// The end of every 16 items in this order: the line after the last one they cover.
  @exclusivity(unchecked) var ends = MaximumTree()

  // MARK: Cells

  @exclusivity(unchecked) var cells: MosaicCells
  /// The number of items that start before each 64 cells.
  @exclusivity(unchecked) var headsBefore = FlatColumn<Int>()

  /// The first cell that may be free for each small span, by `cursor(of:)`.
  @exclusivity(unchecked) var cursors = FlatColumn<Int>()
  @exclusivity(unchecked) var cursorsOfLarge: [MosaicGrid.Span: Int] = [:]
  /// The first cell that may be free.
  @exclusivity(unchecked) var firstFree = 0

  init(laneCount: Int) { cells = MosaicCells(laneCount: laneCount) }

  init(copying other: MosaicColumns) {
    firstFree = other.firstFree
    cells = other.cells.duplicate()
    spans = other.spans.duplicate()
    firstCells = other.firstCells.duplicate()
    order = other.order.duplicate()
    ends = other.ends.duplicate()
    headsBefore = other.headsBefore.duplicate()
    cursors = other.cursors.duplicate()
    cursorsOfLarge = other.cursorsOfLarge
  }

  /// Marks all cells as free.
  func clear(laneCount: Int) {
    cells.clear(laneCount: laneCount)
    headsBefore.truncate(to: 0)
    cursors.truncate(to: 0)
    cursorsOfLarge = [:]
    firstFree = 0
  }

  /// Removes all items.
  func truncate() {
    spans.truncate(to: 0)
    firstCells.truncate(to: 0)
    order.truncate(to: 0)
    ends.truncate(to: 0)
  }

  deinit {
    spans.free()
    firstCells.free()
    order.free()
    ends.free()
    cells.free()
    headsBefore.free()
    cursors.free()
  }
}
