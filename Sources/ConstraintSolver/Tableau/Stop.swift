/// A point at which a basic symbol reaches its target while a column's symbol moves.
struct Stop: BitwiseCopyable {
  /// The distance the column's symbol has moved at this stop.
  let distance: Double
  /// The increase in cost per point beyond this stop.
  let cost: Double
  /// The level of that cost; ``none`` if moving on is forbidden.
  let level: Int32
  /// The basic symbol's cell in the moving column.
  let cell: Int32
  /// The basic symbol.
  let symbol: Int32
  /// `true` if the symbol reaches its target from below.
  let isFromBelow: Bool
  /// `true` if the column's symbol moves past this stop.
  var isPassed = false
}
