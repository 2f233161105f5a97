/// A variable, or what the expression of a constraint comes to.
struct Symbol: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Nothing: its symbol was removed, and its index is free.
    case vacant
    case variable
    case soft
    case required
    /// A required constraint that is set aside. It is basic, and costs nothing wherever it is.
    case broken
    /// A constraint that costs nothing while it is removed from the solution.
    case released
  }

  var value = 0.0
  /// Of a constraint its constant; of a variable the value that was last reported.
  var target = 0.0
  /// The row of a basic symbol; `~column` of one that is not basic. Of a vacant symbol the next vacant one.
  var location = none
  /// The rank of the priority among all, 0 for the highest below required.
  var level: Int32 = 0
  /// The first of the constraint's terms.
  var terms = none
  /// Greater for a symbol that was added later.
  var order: UInt32 = 0
  var kind = Kind.vacant
  /// What a point more costs a basic symbol at its level: `least` below the target, `most` above, and either at it.
  var slope: Int8 = 0
  /// −1 where being below the target costs, else 0.
  var least: Int8 = 0
  /// 1 where being above the target costs, else 0.
  var most: Int8 = 0
  /// Whether it waits in a list of symbols to look at.
  var isQueued = false

  /// Values closer to a target than this are at it.
  var tolerance: Double { 1e-8 + 1e-12 * (value.magnitude + target.magnitude) }

  /// Whether the slope of a basic symbol is not that of the side of its target that it lies on.
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

  /// Whether it costs something to be on either side of its target.
  var isEquality: Bool { least != 0 && most != 0 }

  /// Whether going up or down from its target is forbidden.
  @inline(__always) func isBarred(upwards: Bool) -> Bool {
    kind == .required && (upwards ? most : least) != 0
  }
}
