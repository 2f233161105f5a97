/// The storage of a `JustifiedRows` per item and per row. It's a single object, so copying the rows copies
/// one reference.
final class JustifiedColumns: @unchecked Sendable {
  // Both are unchecked for the reasons given in `LaneColumns`.

  @exclusivity(unchecked) var ratios = LengthColumn()
  /// For every 64th item, the sum of the ratios before it in the previous item's row.
  @exclusivity(unchecked) var sums = FlatColumn<Double>()
  /// The full rows.
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
