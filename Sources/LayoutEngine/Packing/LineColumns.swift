/// All that a `LineBreaking` stores per item and per line. One object, so that copying the lines copies one reference.
final class LineColumns: @unchecked Sendable {
  // Unchecked, for the reasons that `LaneColumns` gives.

  /// Lengths are along and across the axis, so that one store serves both directions.
  @exclusivity(unchecked) var breadths = LengthColumn()
  @exclusivity(unchecked) var extents = LengthColumn()
  /// For every 128th item: its start in its line, at the minimum spacing. Those of the items behind it follow by addition.
  /// Meaningless where the item is the first of its line.
  @exclusivity(unchecked) var offsets = FlatColumn<Double>()
  @exclusivity(unchecked) var lines = FlatColumn<LineBreaking.Line>()

  init() {}

  init(copying other: LineColumns) {
    breadths = other.breadths.duplicate()
    extents = other.extents.duplicate()
    offsets = other.offsets.duplicate()
    lines = other.lines.duplicate()
  }

  deinit {
    breadths.free()
    extents.free()
    offsets.free()
    lines.free()
  }
}
