/// A variable, or the value of a constraint's expression.
struct Symbol: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The symbol was removed, and its index is free.
    case vacant
    case variable
    case soft
    case required
    /// A required constraint that is set aside. It's basic and costs nothing at any value.
    case broken
    /// A constraint without costs while it's removed from the solution.
    case released
  }

  var value = 0.0
  /// A constraint's constant, or a variable's last reported value.
  var target = 0.0
  /// The row of a basic symbol, `~column` of a nonbasic symbol, or the next vacant symbol.
  var location = none
  /// The rank of the symbol's priority: 0 for the highest below required.
  var level: Int32 = 0
  /// The first of the constraint's terms.
  var terms = none
  /// The symbol's place in the order of addition; later symbols have greater numbers.
  var order: UInt32 = 0
  var kind = Kind.vacant
  /// The cost of one more point of a basic symbol at its level: `least` below the target, `most` above, and
  /// either at the target.
  var slope: Int8 = 0
  /// −1 if a value below the target costs, otherwise 0.
  var least: Int8 = 0
  /// 1 if a value above the target costs, otherwise 0.
  var most: Int8 = 0
  /// `true` if the symbol is in a queue.
  var isQueued = false

  /// The largest distance from the target at which a value counts as equal to it.
  var tolerance: Double { 1e-8 + 1e-12 * (value.magnitude + target.magnitude) }

  /// `true` if a basic symbol's slope doesn't match the side of its target.
  @inline(__always) var isAstray: Bool {
    let excess = value - target
    if excess.magnitude <= 1e-8 { return false }
    guard excess.magnitude > tolerance else { return false }
    switch kind {
    case .soft: return slope != (excess > 0 ? most : least)
    case .required: return (excess > 0 ? most : least) != 0
    case .variable, .broken, .released, .vacant: return false
    }
  }

  /// `true` if values on both sides of the target cost.
  var isEquality: Bool { least != 0 && most != 0 }

  /// Returns `true` if moving up or down from the target is forbidden.
  @inline(__always) func isBarred(upwards: Bool) -> Bool {
    kind == .required && (upwards ? most : least) != 0
  }
}
