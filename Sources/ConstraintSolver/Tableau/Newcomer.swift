/// A constraint that is being added or changed.
struct Newcomer {
  let symbol: Int32
  /// The previous value of its expression, which lets all required constraints be met.
  let valueBefore: Double
  /// The constraint's actual target while `valueBefore` temporarily replaces it.
  var target: Double?
}
