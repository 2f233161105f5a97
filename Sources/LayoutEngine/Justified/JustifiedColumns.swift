/// The storage of `JustifiedRows`, an object so that copying the rows is cheap.
final class JustifiedColumns: @unchecked Sendable {
  // Unchecked for the reasons given in `LaneColumns`.

  @exclusivity(unchecked) var ratios = LengthColumn()
  /// For every 64th item, the sum of the ratios before it in the previous item's row.
  @exclusivity(unchecked) var sums = FlatColumn<Double>()
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
