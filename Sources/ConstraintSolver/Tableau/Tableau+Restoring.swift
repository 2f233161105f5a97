extension Tableau {
  /// Moves a basic constraint to its target or gives it the slope of its side, whichever costs less (dual
  /// simplex).
  ///
  /// If a required constraint can't move to its target, one of the conflicting constraints is set aside.
  mutating func restore(_ symbol: Int32) {
    let row = symbols[symbol].location
    let excess = symbols[symbol].value - symbols[symbol].target
    // An equality at its target may move either way.
    let isAbove = excess > 0 || (excess == 0 && symbols[symbol].slope != symbols[symbol].most)
    guard let cell = variableToMove(in: row) ?? cheapestToMove(in: row, isAbove: isAbove) else {
      guard symbols[symbol].kind == .required else {
        return setSlope(of: symbol, to: isAbove ? symbols[symbol].most : symbols[symbol].least)
      }
      // A redundant equality stays basic.
      return symbols[symbol].isAstray ? breakConflict(in: row) : ()
    }
    bring(symbol, toTargetBy: cell, isAbove: isAbove)
  }

  private mutating func bring(_ symbol: Int32, toTargetBy cell: Int32, isAbove: Bool) {
    let excess = symbols[symbol].value - symbols[symbol].target
    let (column, coefficient) = (cells[cell].column, cells[cell].value)
    if excess != 0 { move(column, by: -excess / coefficient, except: symbol) }
    exchange(cell, upwards: isAbove == (coefficient < 0))
  }

  /// Returns the cell of a variable, which moves at no cost. Prefers the variable in the fewest rows, to keep
  /// rows short.
  private func variableToMove(in row: Int32) -> Int32? {
    var chosen = none
    var (fewest, largest) = (Int32.max, 0.0)
    var cell = rows[row].first
    while cell != none {
      let column = cells[cell].column
      if symbols[columns[column].symbol].kind == .variable {
        let (count, size) = (columns[column].count, cells[cell].value.magnitude)
        // Dividing by a small coefficient amplifies rounding errors.
        let isTooSmall = size < max(largest * 1e-4, Self.leastPivot)
        let isBetter = isTooSmall ? false : largest < size * 1e-4 ? true : count < fewest
        if isBetter || (!isTooSmall && count == fewest && size > largest) {
          (chosen, fewest, largest) = (cell, count, size)
        }
      }
      cell = cells[cell].nextInRow
    }
    return chosen == none ? nil : chosen
  }

  /// Returns the cell whose symbol costs least to move, or nil if leaving the row's own constraint off its
  /// target costs less.
  private mutating func cheapestToMove(in row: Int32, isAbove: Bool) -> Int32? {
    var chosen = none
    var chosenOrder = UInt32.max
    let own = symbols[basic(row)]
    if own.kind == .soft {
      leastCosts.removeAll()
      for _ in 0..<levels.end { leastCosts.append(0) }
      leastCosts[own.level] = Double(isAbove ? own.most - own.slope : own.slope - own.least)
    }
    var cell = rows[row].first
    while cell != none {
      let next = cells[cell].nextInRow
      let (column, coefficient) = (cells[cell].column, cells[cell].value)
      let upwards = isAbove == (coefficient < 0)
      let symbol = columns[column].symbol
      if coefficient.magnitude > Self.leastPivot, !symbols[symbol].isBarred(upwards: upwards) {
        computeCosts(ofMoving: column, upwards: upwards)
        let factor = 1 / coefficient.magnitude
        let order = symbols[symbol].order
        let comparison =
          chosen == none && own.kind != .soft ? -1 : compareCosts(times: factor)
        if comparison < 0 || (comparison == 0 && order < chosenOrder && chosen != none) {
          storeCosts(times: factor)
          (chosen, chosenOrder) = (cell, order)
        }
      }
      cell = next
    }
    return chosen == none ? nil : chosen
  }

  // MARK: Conflicts

  /// Resolves a conflict, in which any move of a violated required constraint would violate another.
  ///
  /// The pending constraint takes part, because there was no conflict before. If it's the violated
  /// constraint, it's set aside at once. Otherwise, it first gets its previous value, for which the system
  /// has a solution.
  private mutating func breakConflict(in row: Int32) {
    let symbol = basic(row)
    var members = [symbol]
    var cell = rows[row].first
    while cell != none {
      members.append(columns[cells[cell].column].symbol)
      cell = cells[cell].nextInRow
    }
    guard let pending, pending.target == nil, pending.symbol != symbol, members.contains(pending.symbol)
    else {
      symbols[symbol].kind = .broken
      broken.append(symbol)
      return report(symbol, members)
    }
    report(pending.symbol, members)
    self.pending?.target = symbols[pending.symbol].target
    moveTarget(of: pending.symbol, to: pending.valueBefore)
    queueIfAstray(symbol)
  }

  private mutating func report(_ broken: Int32, _ members: [Int32]) {
    guard !isRetrying else { return }
    let others = members.filter { $0 != broken }.sorted { symbols[$0].order < symbols[$1].order }
    conflicts.append((broken, others))
  }

  mutating func setAside(_ pending: PendingConstraint, at target: Double) {
    release(pending.symbol)
    symbols[pending.symbol].target = target
    symbols[pending.symbol].kind = .broken
    broken.append(pending.symbol)
  }
}
