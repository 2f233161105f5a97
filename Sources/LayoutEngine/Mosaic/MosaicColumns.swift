/// The storage of a `MosaicGrid`, an object so that copying a grid is cheap.
final class MosaicColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  // MARK: Elements per item

  @exclusivity(unchecked) var spans = FlatColumn<MosaicGrid.StoredSpan>()
  @exclusivity(unchecked) var firstCells = FlatColumn<Int>()
  /// The items in the order of their first cells.
  @exclusivity(unchecked) var order = FlatColumn<UInt32>()
  /// For every 16 items in `order`, the line after them.
  @exclusivity(unchecked) var ends = MaximumTree()

  // MARK: Cells

  @exclusivity(unchecked) var cells: MosaicCells
  /// For every 64 cells, the number of items that start before them.
  @exclusivity(unchecked) var headsBefore = FlatColumn<Int>()

  /// For each small span, the first cell that may be free, by `index(of:)`.
  @exclusivity(unchecked) var cursors = FlatColumn<Int>()
  @exclusivity(unchecked) var cursorsOfLarge: [MosaicGrid.Span: Int] = [:]
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

  func clear(laneCount: Int) {
    cells.clear(laneCount: laneCount)
    headsBefore.truncate(to: 0)
    cursors.truncate(to: 0)
    cursorsOfLarge = [:]
    firstFree = 0
  }

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
