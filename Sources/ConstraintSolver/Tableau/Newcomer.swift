/// A constraint that is being added or changed.
struct Newcomer {
  let symbol: Int32
  /// The value of its expression before, with which all required constraints are met.
  let valueBefore: Double
  /// Its own target, while it gives way and has `valueBefore` instead.
  var target: Double?
}
