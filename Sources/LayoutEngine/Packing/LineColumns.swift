/// The storage of `LineBreaking`, one object so that copying the lines copies one reference.
final class LineColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  @exclusivity(unchecked) var breadths = LengthColumn()
  @exclusivity(unchecked) var extents = LengthColumn()
  /// The start of every 128th item in its line. Invalid for a line's first item.
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
