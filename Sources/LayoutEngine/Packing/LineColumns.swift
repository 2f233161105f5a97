/// The storage of a `LineBreaking`: values per item and per line.
///
/// It's a single object, so copying the lines copies one reference.
final class LineColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  /// The breadth of each item. Lengths are stored along and across the axis, so one store serves both
  /// directions.
  @exclusivity(unchecked) var breadths = LengthColumn()
  @exclusivity(unchecked) var extents = LengthColumn()
  /// The start of every 128th item in its line, at the minimum spacing.
  ///
  /// The starts of the following items result from addition. The value is meaningless if the item is the
  /// first of its line.
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
