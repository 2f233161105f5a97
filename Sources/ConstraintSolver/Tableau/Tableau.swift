/// The simplex tableau: every basic symbol as a sum of the symbols that are not basic.
///
/// There are as many columns as variables and as many rows as constraints. A tableau knows no constants: the value of a symbol
/// that is not basic enters a row like any other, and that of a constraint is its target there. So a constant changes values,
/// never the tableau.
///
/// **Costs.** What a point of violation costs is a vector, with an entry for each priority. Vectors compare by their first
/// entries, then by the second, and so on. A constraint's cost bends at its target; there it may lie outside the basis.
///
/// **Invariants** after every change (`checkInvariants()`):
/// - a row is right for all values of the symbols outside the basis, not only for the present ones;
/// - a constraint outside the basis is at its target, and no direction from there lowers the cost;
/// - a basic constraint has the slope of the side of its target that it lies on; a required one lies where it is free;
/// - a constraint that is set aside is basic.
///
/// A change hurts the second or the third of them: `restore` heals the third and preserves the second (dual simplex), `improve`
/// heals the second and preserves the third (primal simplex).
///
/// Cells, lines and symbols are used again, and lists retain their memory: nothing is allocated in a steady state.
struct Tableau: ~Copyable {
  /// A coefficient of the row that a pivot turns.
  struct Factor: BitwiseCopyable {
    let column: Int32
    let value: Double
  }

  /// A coefficient below this, or below this part of what was added last, is what rounding leaves of 0.
  static let epsilon = 1e-11
  /// Dividing by a coefficient below this makes more of rounding than of the coefficient.
  static let leastPivot = 1e-7
  /// Costs below this are 0.
  static let costTolerance = 1e-8

  var cells: Slab<Cell>
  var rows: Slab<Line>
  var columns: Slab<Line>
  var symbols: Slab<Symbol>
  var vacantCell = none
  var vacantRow = none
  var vacantColumn = none
  var vacantSymbol = none
  /// The order of the next symbol.
  var nextOrder: UInt32 = 0

  /// The priorities in use, and perhaps some that no longer are, from the highest on, and how many constraints have them.
  var levels: Slab<Level>
  /// For each column what a point of its symbol costs at each level, because of the slopes of the basic symbols that move along.
  var prices: Slab<Double>
  /// How many levels there is room for in a column's prices.
  var priceStride = 4

  /// Required and other basic symbols whose value does not fit their slope.
  var strayedRequired: Slab<Int32>
  var strayed: Slab<Int32>
  /// Columns whose symbol may want to enter the basis.
  var unsettled: Slab<Int32>
  /// Variables with another value than was reported.
  var changed: Slab<Int32>
  /// The constraints that are set aside.
  var broken: Slab<Int32>
  var conflicts: [(broken: Int32, others: [Int32])] = []

  /// Whether constraints that were set aside are tried again, and no conflict is a new one.
  var isRetrying = false
  /// The constraint that is being added or changed, which gives way in a conflict.
  var newcomer: Newcomer?
  /// Whether ties are broken so that the simplex cannot run in circles (Bland's rule).
  var isCareful = false
  /// Since the tableau was last built from the terms.
  var pivotCount = 0
  /// Whether rounding was worse than usual since then.
  var isRough = false
  var isRebuilding = false

  // For the length of a call.
  /// For each column a cell that may be that of a row in this column.
  var positions: Slab<Int32>
  var factors: Slab<Factor>
  var costs: Slab<Double>
  var leastCosts: Slab<Double>
  var stops: Slab<Stop>

  init() {
    cells = Slab(capacity: 256)
    rows = Slab(capacity: 64)
    columns = Slab(capacity: 64)
    symbols = Slab(capacity: 128)
    levels = Slab(capacity: 4)
    prices = Slab(capacity: 256)
    strayedRequired = Slab(capacity: 16)
    strayed = Slab(capacity: 16)
    unsettled = Slab(capacity: 16)
    changed = Slab(capacity: 64)
    broken = Slab(capacity: 4)
    positions = Slab(capacity: 64)
    factors = Slab(capacity: 32)
    costs = Slab(capacity: 8)
    leastCosts = Slab(capacity: 8)
    stops = Slab(capacity: 16)
    // Positions that were never set point here.
    cells.append(Cell(value: 0, row: Cell.vacant, column: none))
  }

  func copy() -> Tableau {
    var copy = Tableau()
    copy.cells = cells.copy()
    copy.rows = rows.copy()
    copy.columns = columns.copy()
    copy.symbols = symbols.copy()
    (copy.vacantCell, copy.vacantRow) = (vacantCell, vacantRow)
    (copy.vacantColumn, copy.vacantSymbol) = (vacantColumn, vacantSymbol)
    copy.nextOrder = nextOrder
    copy.levels = levels.copy()
    copy.prices = prices.copy()
    copy.priceStride = priceStride
    copy.changed = changed.copy()
    copy.broken = broken.copy()
    copy.conflicts = conflicts
    (copy.pivotCount, copy.isRough) = (pivotCount, isRough)
    copy.positions = positions.copy()
    return copy
  }

  // MARK: Symbols

  /// The symbol that is basic in a row.
  @inline(__always) func basic(_ row: Int32) -> Int32 { rows[row].symbol }

  /// Whether the symbol is basic.
  @inline(__always) func isBasic(_ symbol: Int32) -> Bool { symbols[symbol].location >= 0 }

  mutating func addSymbol(_ kind: Symbol.Kind) -> Int32 {
    var symbol = Symbol()
    symbol.kind = kind
    symbol.order = nextOrder
    // After four thousand million it begins again: none of the first is likely to be there still.
    nextOrder &+= 1
    let index = vacantSymbol
    guard index != none else {
      symbols.append(symbol)
      return symbols.end - 1
    }
    vacantSymbol = symbols[index].location
    symbols[index] = symbol
    return index
  }

  mutating func removeSymbol(_ symbol: Int32) {
    var term = symbols[symbol].terms
    while term != none {
      let next = cells[term].nextInRow
      freeCell(term)
      term = next
    }
    symbols[symbol].kind = .vacant
    symbols[symbol].location = vacantSymbol
    vacantSymbol = symbol
  }

  // MARK: Variables

  mutating func addVariable() -> Int32 {
    let symbol = addSymbol(.variable)
    let column = addColumn(for: symbol)
    symbols[symbol].location = ~column
    return symbol
  }

  func isMentioned(_ variable: Int32) -> Bool {
    isBasic(variable) || columns[~symbols[variable].location].count > 0
  }

  mutating func removeVariable(_ variable: Int32) {
    // A variable that no term names depends on nothing, and nothing depends on it.
    precondition(!isMentioned(variable), "A constraint still mentions the variable")
    removeColumn(~symbols[variable].location)
    if symbols[variable].isQueued {
      for index in 0..<changed.end where changed[index] == variable {
        changed.swapRemove(at: index)
        break
      }
    }
    removeSymbol(variable)
  }

  @inline(__always) mutating func noteChange(of variable: Int32) {
    guard !symbols[variable].isQueued else { return }
    symbols[variable].isQueued = true
    changed.append(variable)
  }

  /// The next variable with another value than was reported, which is reported herewith.
  mutating func popChange() -> Int32? {
    while let variable = changed.popLast() {
      symbols[variable].isQueued = false
      let (value, reported) = (symbols[variable].value, symbols[variable].target)
      // A smaller difference is what rounding leaves of a change that was undone.
      guard (value - reported).magnitude > 1e-9 else { continue }
      symbols[variable].target = value
      return variable
    }
    return nil
  }

  // MARK: Who asks

  func check(_ variable: ConstraintSystem.Variable) {
    precondition(
      variable.index < symbols.count && symbols[variable.index].order == variable.order
        && symbols[variable.index].kind == .variable, "The system has no such variable")
  }

  func check(_ constraint: ConstraintSystem.Constraint) {
    precondition(
      constraint.index < symbols.count && symbols[constraint.index].order == constraint.order
        && symbols[constraint.index].kind != .vacant, "The system has no such constraint")
  }
}
