let none: Int32 = -1

/// A nonzero coefficient of the tableau, linked with the other cells of its row and column.
///
/// Cells also store the original terms of constraints. The `row` of such a cell is ``term``, its `column` is
/// a variable's symbol, and only `nextInRow` links it to other cells.
struct Cell: BitwiseCopyable {
  static let vacant: Int32 = -1
  static let term: Int32 = -2

  var value: Double
  var row: Int32
  var column: Int32
  var nextInRow = none
  var previousInRow = none
  var nextInColumn = none
  var previousInColumn = none
}

struct Line: BitwiseCopyable {
  /// The first cell or, in a vacant line, the next vacant line.
  var first = none
  var count: Int32 = 0
  /// The row's basic symbol, the column's nonbasic symbol, or ``none`` for a vacant line.
  var symbol = none
  var isQueued = false
}

/// A variable, or the value of a constraint's expression.
struct Symbol: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case vacant
    case variable
    case soft
    case required
    /// A required constraint that is set aside: basic, without costs.
    case broken
    /// A constraint that is temporarily outside the solution and has no costs.
    case released
  }

  var value = 0.0
  /// A constraint's constant, or a variable's last reported value.
  var target = 0.0
  /// The row of a basic symbol, `~column` of a nonbasic symbol, or the next vacant symbol.
  var location = none
  /// The priority's rank: 0 for the highest below required.
  var level: Int32 = 0
  var terms = none
  var order: UInt32 = 0
  var kind = Kind.vacant
  /// The change in a basic soft constraint's cost as its value grows by one point: `least` below the target,
  /// `most` above, and either one at the target. 0 for other symbols.
  var slope: Int8 = 0
  /// −1 if values below the target violate the constraint.
  var least: Int8 = 0
  /// 1 if values above the target violate the constraint.
  var most: Int8 = 0
  var isQueued = false
  /// The constraint that defines a deferred variable, or the deferred variable that a constraint defines.
  var partner = none
  /// The number of deferred variables whose definitions mention the symbol.
  var uses: Int32 = 0

  /// The location of a basic variable without a row. See ``Tableau/define(by:)``.
  static let deferred = Int32.max

  var isDeferred: Bool { location == Self.deferred }

  var tolerance: Double { 1e-8 + 1e-12 * (value.magnitude + target.magnitude) }

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

  var isEquality: Bool { least != 0 && most != 0 }

  @inline(__always) func isBarred(upwards: Bool) -> Bool {
    kind == .required && (upwards ? most : least) != 0
  }
}
