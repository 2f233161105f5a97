/// All that a `JustifiedRows` stores per item and per row. One object, so that copying the rows copies one reference.
final class JustifiedColumns: @unchecked Sendable {
  // Unchecked, both: for the reasons that `LaneColumns` gives.

  @exclusivity(unchecked) var ratios = LengthColumn()
  /// Of every 64th item: the sum of the ratios before it in the row of the item before it.
  @exclusivity(unchecked) var sums = FlatColumn<Double>()
  /// The rows that are full.
  @exclusivity(unchecked) var rows = FlatColumn<JustifiedRows.Row>()

  init() {}

  init(copying other: JustifiedColumns) {
    ratios = other.ratios.duplicate()
    sums = other.sums.duplicate()
    rows = other.rows.duplicate()
  }

  deinit {
    ratios.free()
    sums.free()
    rows.free()
  }
}
