extension Tableau {
  /// Adds a constraint and solves the system. Only probes have priority 0.
  mutating func add(
    _ expression: borrowing LinearExpression, _ relation: ConstraintSystem.Relation, _ target: Double,
    priority: Float
  ) -> Int32 {
    let symbol = addSymbol(.released)
    symbols[symbol].target = target
    switch relation {
    case .lessThanOrEqual: symbols[symbol].most = 1
    case .greaterThanOrEqual: symbols[symbol].least = -1
    case .equal: (symbols[symbol].least, symbols[symbol].most) = (-1, 1)
    }
    expression.forEach { addTerm($0.coefficient, $0.variable.index, to: symbol) }
    if relation == .equal, priority == ConstraintSystem.required, define(by: symbol) { return symbol }
    symbols[symbol].location = addRow(for: symbol)
    fillRow(of: symbol)
    enter(symbol, priority: priority)
    return symbol
  }

  private mutating func addTerm(_ coefficient: Double, _ variable: Int32, to symbol: Int32) {
    precondition(coefficient.isFinite, "A coefficient must be finite")
    let term = newCell()
    cells[term] = Cell(value: coefficient, row: Cell.term, column: variable, nextInRow: symbols[symbol].terms)
    symbols[symbol].terms = term
  }

  mutating func fillRow(of symbol: Int32) {
    let row = symbols[symbol].location
    var value = 0.0
    var term = symbols[symbol].terms
    while term != none {
      let (coefficient, variable) = (cells[term].value, cells[term].column)
      value += coefficient * symbols[variable].value
      accumulate(coefficient, times: variable, row: row)
      term = cells[term].nextInRow
    }
    symbols[symbol].value = value
    removeZeros(from: row)
  }

  mutating func removeConstraint(_ symbol: Int32) {
    let wasBroken = symbols[symbol].kind == .broken
    let wasRequired = symbols[symbol].kind == .required
    release(symbol)
    if wasBroken { forgetBroken(symbol) }
    for index in conflicts.indices.reversed()
    where conflicts[index].broken == symbol || conflicts[index].others.contains(symbol) {
      conflicts.remove(at: index)
    }
    removeRow(symbols[symbol].location)
    removeSymbol(symbol)
    solve()
    if wasRequired { retryBroken() }
  }

  mutating func setTarget(of symbol: Int32, to target: Double) {
    guard target != symbols[symbol].target else { return }
    let pending = PendingConstraint(symbol: symbol, valueBefore: symbols[symbol].value)
    moveTarget(of: symbol, to: target)
    solve(pending: pending)
    retryBroken()
  }

  /// Sets a constraint's target. The caller must solve the system afterward.
  mutating func moveTarget(of symbol: Int32, to target: Double) {
    let difference = target - symbols[symbol].target
    symbols[symbol].target = target
    if isBasic(symbol) {
      queueIfAstray(symbol)
    } else {
      move(~symbols[symbol].location, by: difference)
      symbols[symbol].value = target
    }
  }

  mutating func setPriority(of symbol: Int32, to priority: Float) {
    let before =
      symbols[symbol].kind == .soft ? levels[symbols[symbol].level].priority : ConstraintSystem.required
    guard priority != before else { return }
    let wasBroken = symbols[symbol].kind == .broken
    release(symbol)
    if wasBroken { forgetBroken(symbol) }
    solve()
    enter(symbol, priority: priority)
    if before == ConstraintSystem.required { retryBroken() }
  }

  // MARK: Entering and leaving the solution

  /// Adds a constraint to the solution and solves the system. Its symbol must be basic and have no costs.
  mutating func enter(_ symbol: Int32, priority: Float) {
    if priority == ConstraintSystem.required {
      symbols[symbol].kind = .required
    } else {
      symbols[symbol].level = enterLevel(of: priority)
      symbols[symbol].kind = .soft
    }
    let pending = PendingConstraint(symbol: symbol, valueBefore: symbols[symbol].value)
    self.pending = pending
    let state = symbols[symbol]
    if state.isEquality || state.isAstray { restore(symbol) }
    solve(pending: pending)
  }

  /// Makes a constraint basic and free of costs. The caller must solve the system.
  mutating func release(_ symbol: Int32) {
    if symbols[symbol].partner != none { fillDeferredRow(of: symbols[symbol].partner) }
    let state = symbols[symbol]
    symbols[symbol].kind = .released
    if state.kind == .soft { leaveLevel(state.level) }
    if isBasic(symbol) {
      if state.slope != 0 {
        unsettleColumns(of: state.location)
        setSlope(of: symbol, to: 0)
      }
      return
    }
    let column = ~state.location
    if let upwards = directionThatPays(column), improve(column, upwards: upwards) != nil { return }
    let cell = stayInsteadOf(symbol)
    let other = basic(cells[cell].row)
    if symbols[other].kind == .required { symbols[other].value = symbols[other].target }
    pivot(cell)
  }

  /// Returns the cell at which a released, nonbasic constraint replaces a basic symbol.
  ///
  /// The replaced symbol doesn't move. It's a redundant required equality or a variable.
  private func stayInsteadOf(_ symbol: Int32) -> Int32 {
    var chosen = none
    var (fewest, largest) = (Int32.max, 0.0)
    var cell = columns[~symbols[symbol].location].first
    while cell != none {
      let row = cells[cell].row
      let other = symbols[rows[row].symbol]
      if other.kind == .required, other.isEquality, cells[cell].value.magnitude > Self.leastPivot {
        return cell
      }
      if other.kind == .variable {
        let (count, size) = (rows[row].count, cells[cell].value.magnitude)
        let isBetter = size < largest * 1e-4 ? false : largest < size * 1e-4 ? true : count < fewest
        if isBetter || (count == fewest && size > largest) { (chosen, fewest, largest) = (cell, count, size) }
      }
      cell = cells[cell].nextInColumn
    }
    precondition(chosen != none)
    return chosen
  }

  // MARK: Broken constraints

  private mutating func forgetBroken(_ symbol: Int32) {
    for index in 0..<broken.end where broken[index] == symbol {
      broken.remove(at: index)
      break
    }
  }

  /// Tries to restore the constraints that are set aside, in order.
  mutating func retryBroken() {
    isRetrying = true
    for _ in 0..<broken.count { retry(broken[0]) }
    isRetrying = false
  }

  mutating func retry(_ symbol: Int32) {
    forgetBroken(symbol)
    enter(symbol, priority: ConstraintSystem.required)
  }

  mutating func setAside(_ symbol: Int32, insteadOf other: Int32) -> Bool {
    precondition(
      symbols[symbol].kind == .required, "Only an unbroken required constraint can be set aside")
    precondition(symbols[other].kind == .broken, "The other constraint is not broken")
    release(symbol)
    symbols[symbol].kind = .broken
    solve()
    retry(other)
    broken.append(symbol)
    guard symbols[other].kind == .required else { return false }
    retryBroken()
    return true
  }
}
