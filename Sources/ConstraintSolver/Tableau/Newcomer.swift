struct Newcomer {
  let symbol: Int32
  /// The expression's previous value, which required constraints permit.
  let valueBefore: Double
  /// The actual target while `valueBefore` temporarily replaces it.
  var target: Double?
}
