extension Tableau {
  /// Solves the system after a change. In a conflict, `pending` gives way if it takes part.
  ///
  /// After many steps, Bland's rule prevents cycles. Rounding can still cause them, so the number of steps is
  /// limited. A wrong solution is better than none.
  mutating func solve(pending: PendingConstraint? = nil) {
    self.pending = pending
    defer {
      self.pending = nil
      if deferredAreStale { updateDeferred() }
    }
    let size = rows.count + columns.count
    var steps = 0
    var mayHaveUnsettledAny = false
    while steps < 64 * size + 4096 {
      isCareful = steps > 4 * size + 64
      if let symbol = nextStrayed() {
        if !unsettled.isEmpty { mayHaveUnsettledAny = true }
        restore(symbol)
      } else if mayHaveUnsettledAny {
        mayHaveUnsettledAny = false
        for column in 0..<columns.end where columns[column].symbol != none { unsettle(column) }
      } else if let (column, upwards) = nextAttractive() {
        // Only rounding errors let a symbol move without limit.
        if improve(column, upwards: upwards) == nil { isRough = true }
      } else if let pending = self.pending, let target = pending.target {
        self.pending = nil
        setAside(pending, at: target)
      } else {
        isCareful = false
        return rebuildIfDue()
      }
      steps += 1
    }
    isCareful = false
    while let symbol = strayedRequired.popLast() { symbols[symbol].isQueued = false }
    while let symbol = strayed.popLast() { symbols[symbol].isQueued = false }
    while let column = unsettled.popLast() { columns[column].isQueued = false }
  }

  // MARK: Pending work

  @inline(__always) mutating func queueIfAstray(_ symbol: Int32) {
    guard symbols[symbol].isAstray, !symbols[symbol].isQueued else { return }
    symbols[symbol].isQueued = true
    if symbols[symbol].kind == .required { strayedRequired.append(symbol) } else { strayed.append(symbol) }
  }

  private mutating func nextStrayed() -> Int32? {
    if !strayedRequired.isEmpty, let symbol = Self.next(in: &strayedRequired, symbols, isCareful) {
      return symbol
    }
    if !strayed.isEmpty, let symbol = Self.next(in: &strayed, symbols, isCareful) { return symbol }
    return nil
  }

  private static func next(
    in list: inout GrowableBuffer<Int32>, _ symbols: borrowing GrowableBuffer<Symbol>, _ isCareful: Bool
  ) -> Int32? {
    while !list.isEmpty {
      var chosen = list.end - 1
      if isCareful {
        for index in 0..<list.end where symbols[list[index]].order < symbols[list[chosen]].order {
          chosen = index
        }
      }
      let symbol = list[chosen]
      list.swapRemove(at: chosen)
      symbols[symbol].isQueued = false
      if symbols[symbol].location >= 0, symbols[symbol].isAstray { return symbol }
    }
    return nil
  }

  mutating func unsettleColumns(of row: Int32) {
    var cell = rows[row].first
    while cell != none {
      unsettle(cells[cell].column)
      cell = cells[cell].nextInRow
    }
  }

  mutating func unsettle(_ column: Int32) {
    guard !columns[column].isQueued else { return }
    columns[column].isQueued = true
    unsettled.append(column)
  }

  private mutating func nextAttractive() -> (column: Int32, upwards: Bool)? {
    guard isCareful else {
      while let column = unsettled.popLast() {
        columns[column].isQueued = false
        if let upwards = directionThatPays(column) { return (column, upwards) }
      }
      return nil
    }
    var chosen: (index: Int32, upwards: Bool)?
    var index: Int32 = 0
    while index < unsettled.end {
      let column = unsettled[index]
      if let upwards = directionThatPays(column) {
        let order = symbols[columns[column].symbol].order
        if chosen.map({ order < symbols[columns[unsettled[$0.index]].symbol].order }) ?? true {
          chosen = (index, upwards)
        }
        index += 1
      } else {
        columns[column].isQueued = false
        unsettled.swapRemove(at: index)
      }
    }
    guard let chosen else { return nil }
    let column = unsettled[chosen.index]
    columns[column].isQueued = false
    unsettled.swapRemove(at: chosen.index)
    return (column, chosen.upwards)
  }

  /// Returns `true` if moving up lowers the cost, `false` if moving down does, and nil if neither does.
  mutating func directionThatPays(_ column: Int32) -> Bool? {
    let symbol = columns[column].symbol
    guard symbol != none else { return nil }
    for upwards in [true, false] where !symbols[symbol].isBarred(upwards: upwards) {
      computeCosts(ofMoving: column, upwards: upwards)
      if signOfCosts < 0 { return upwards }
    }
    return nil
  }

  // MARK: Moving

  /// Moves a column's symbol and its dependents. A leaving symbol isn't checked against its target.
  @inline(__always) mutating func move(_ column: Int32, by distance: Double, except leaving: Int32 = none) {
    let moving = columns[column].symbol
    // Returning from a great distance loses digits.
    if distance.magnitude > 1e5 { isRough = true }
    symbols[moving].value += distance
    if symbols[moving].uses > 0 { deferredAreStale = true }
    if symbols[moving].kind == .variable { noteChange(of: moving) }
    var cell = columns[column].first
    while cell != none {
      let symbol = rows[cells[cell].row].symbol
      symbols[symbol].value += cells[cell].value * distance
      if symbols[symbol].kind == .variable {
        if symbols[symbol].uses > 0 { deferredAreStale = true }
        noteChange(of: symbol)
      } else if symbol != leaving {
        queueIfAstray(symbol)
      }
      cell = cells[cell].nextInColumn
    }
  }

  @inline(__always) mutating func exchange(_ cell: Int32, upwards: Bool) {
    let (leaving, entering) = (basic(cells[cell].row), columns[cells[cell].column].symbol)
    symbols[leaving].value = symbols[leaving].target
    setSlope(of: leaving, to: 0)
    pivot(cell)
    guard symbols[entering].kind == .soft else { return }
    setSlope(of: entering, to: upwards ? symbols[entering].most : symbols[entering].least)
  }
}

/// A constraint that is being added or changed. It gives way in a conflict.
struct PendingConstraint {
  let symbol: Int32
  /// The previous value of the constraint's expression, which the required constraints allow.
  let valueBefore: Double
  /// The actual target while `valueBefore` temporarily replaces it.
  var target: Double?
}
