/// The point at which a moving column takes a basic symbol to its target.
struct Stop: BitwiseCopyable {
  let distance: Double
  /// The additional cost per point beyond this stop.
  let cost: Double
  /// The cost's level; ``none`` if moving on is forbidden.
  let level: Int32
  let cell: Int32
  let symbol: Int32
  let isFromBelow: Bool
  var isPassed = false
}
