struct Newcomer {
  let symbol: Int32
  /// The previous value of the constraint's expression, which the required constraints allow.
  let valueBefore: Double
  /// The actual target while `valueBefore` temporarily replaces it.
  var target: Double?
}
