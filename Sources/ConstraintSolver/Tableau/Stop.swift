/// Where a basic symbol reaches its target while another one moves.
struct Stop: BitwiseCopyable {
  /// How far the other one has moved then.
  let distance: Double
  /// By how much a point beyond this stop costs more than a point before it.
  let cost: Double
  /// The level of that cost; ``none`` where going on is forbidden.
  let level: Int32
  /// The cell of the basic symbol in the column that moves.
  let cell: Int32
  /// The basic symbol.
  let symbol: Int32
  /// Whether the symbol is below its target before.
  let isFromBelow: Bool
  /// Whether the other one moves on.
  var isPassed = false
}
