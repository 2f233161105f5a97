/// The simplex tableau: every basic symbol as a sum of nonbasic symbols.
///
/// A tableau has one column per variable and one row per constraint. It contains no constants: nonbasic
/// symbols enter rows with their values, and a nonbasic constraint's value is its target. So changing a
/// constant never changes the tableau.
///
/// **Costs.** The cost of a point of violation is a vector with an entry for each priority, compared
/// lexicographically. A constraint at its target may be nonbasic.
///
/// **Invariants** after every change (`checkInvariants()`):
/// - A row is correct for all values of the nonbasic symbols.
/// - A nonbasic constraint is at its target, and no direction from there lowers the cost.
/// - A basic constraint has the slope of its side. A required one costs nothing.
/// - A constraint that is set aside is basic.
/// - A deferred variable has the value that its definition gives it.
///
/// `restore` repairs the third invariant and keeps the second (dual simplex); `improve` does the opposite
/// (primal simplex).
///
/// Memory is reused, so a steady state needs no allocations.
struct Tableau: ~Copyable {
  struct Factor: BitwiseCopyable {
    let column: Int32
    let value: Double
  }

  /// The largest sum that counts as 0. If the last summand is above 1, this is relative to it.
  static let epsilon = 1e-11
  /// The smallest permitted divisor. Smaller ones amplify rounding errors.
  static let leastPivot = 1e-7
  static let costTolerance = 1e-8

  var cells: GrowableBuffer<Cell>
  var rows: GrowableBuffer<Line>
  var columns: GrowableBuffer<Line>
  var symbols: GrowableBuffer<Symbol>
  var vacantCell = none
  var vacantRow = none
  var vacantColumn = none
  var vacantSymbol = none
  var nextOrder: UInt32 = 0

  /// The priorities, highest first. Some may be unused.
  var levels: GrowableBuffer<Level>
  /// The cost per point of each column's symbol at each level.
  var prices: GrowableBuffer<Double>
  /// The capacity for levels in each column's prices.
  var priceStride = 4

  /// Basic symbols whose values may not match their slopes.
  var strayedRequired: GrowableBuffer<Int32>
  var strayed: GrowableBuffer<Int32>
  /// Columns whose symbols may have to enter the basis.
  var unsettled: GrowableBuffer<Int32>
  /// Variables with unreported values.
  var changed: GrowableBuffer<Int32>
  var broken: GrowableBuffer<Int32>
  /// Variables without rows, each after those that its definition mentions.
  var deferred: GrowableBuffer<Int32>
  /// `true` if a symbol in a definition has moved.
  var deferredAreStale = false
  /// The length from which rows of variables are deferred. Tests lower it.
  var longRow: Int32 = 16
  var conflicts: [(broken: Int32, others: [Int32])] = []

  /// While `true`, conflicts aren't reported.
  var isRetrying = false
  /// The constraint being added or changed, which gives way in a conflict.
  var pending: PendingConstraint?
  /// `true` if Bland's rule breaks ties, which prevents cycles.
  var isCareful = false
  /// The pivots since the tableau was last built.
  var pivotCount = 0
  /// `true` after unusually large rounding errors.
  var isRough = false
  var isRebuilding = false

  /// For each column, a cell that may belong to the current row.
  var positions: GrowableBuffer<Int32>
  var factors: GrowableBuffer<Factor>
  var costs: GrowableBuffer<Double>
  var leastCosts: GrowableBuffer<Double>
  var breakpoints: GrowableBuffer<Breakpoint>

  init() {
    cells = GrowableBuffer(capacity: 256)
    rows = GrowableBuffer(capacity: 64)
    columns = GrowableBuffer(capacity: 64)
    symbols = GrowableBuffer(capacity: 128)
    levels = GrowableBuffer(capacity: 4)
    prices = GrowableBuffer(capacity: 256)
    strayedRequired = GrowableBuffer(capacity: 16)
    strayed = GrowableBuffer(capacity: 16)
    unsettled = GrowableBuffer(capacity: 16)
    changed = GrowableBuffer(capacity: 64)
    broken = GrowableBuffer(capacity: 4)
    deferred = GrowableBuffer(capacity: 4)
    positions = GrowableBuffer(capacity: 64)
    factors = GrowableBuffer(capacity: 32)
    costs = GrowableBuffer(capacity: 8)
    leastCosts = GrowableBuffer(capacity: 8)
    breakpoints = GrowableBuffer(capacity: 16)
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
    copy.deferred = deferred.copy()
    copy.longRow = longRow
    copy.conflicts = conflicts
    (copy.pivotCount, copy.isRough) = (pivotCount, isRough)
    copy.positions = positions.copy()
    return copy
  }

  // MARK: Symbols

  @inline(__always) func basic(_ row: Int32) -> Int32 { rows[row].symbol }

  @inline(__always) func isBasic(_ symbol: Int32) -> Bool { symbols[symbol].location >= 0 }

  mutating func addSymbol(_ kind: Symbol.Kind) -> Int32 {
    var symbol = Symbol()
    symbol.kind = kind
    symbol.order = nextOrder
    // Wraps around after four billion symbols, when the first ones are most likely gone.
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
    isBasic(variable) || symbols[variable].uses > 0 || columns[~symbols[variable].location].count > 0
  }

  mutating func removeVariable(_ variable: Int32) {
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

  mutating func popChange() -> Int32? {
    while let variable = changed.popLast() {
      symbols[variable].isQueued = false
      let (value, reported) = (symbols[variable].value, symbols[variable].target)
      // Smaller differences are rounding errors of undone changes.
      guard (value - reported).magnitude > 1e-9 else { continue }
      symbols[variable].target = value
      return variable
    }
    return nil
  }

  // MARK: Identifier checks

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
