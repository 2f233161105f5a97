/// All that a `MosaicGrid` stores per item and per cell. One object, so that copying a grid copies one reference.
final class MosaicColumns: @unchecked Sendable {
  // Unchecked, all: for the reasons that `LaneColumns` gives.

  // MARK: An element an item

  @exclusivity(unchecked) var spans = FlatColumn<MosaicGrid.StoredSpan>()
  /// The first cell of each item.
  @exclusivity(unchecked) var firstCells = FlatColumn<Int>()
  /// The items in the order of their cells.
  @exclusivity(unchecked) var order = FlatColumn<UInt32>()
  /// The ends of every 16 items in that order: the line behind the last that one of them covers.
  @exclusivity(unchecked) var ends = MaximumTree()

  // MARK: The cells

  @exclusivity(unchecked) var cells: MosaicCells
  /// How many items start before each 64 cells.
  @exclusivity(unchecked) var headsBefore = FlatColumn<Int>()

  /// Of each small span, by `cursor(of:)`: no cells before this one are free for it.
  @exclusivity(unchecked) var cursors = FlatColumn<Int>()
  @exclusivity(unchecked) var cursorsOfLarge: [MosaicGrid.Span: Int] = [:]
  /// No cell before this one is free.
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

  /// Makes all cells free.
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
