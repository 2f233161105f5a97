extension Tableau {
  /// Moves a column's symbol in a direction that lowers the cost, until the cost would rise (primal simplex).
  ///
  /// On the way, basic symbols can pass their targets, beyond which they cost more.
  ///
  /// - Returns: The row in which the symbol becomes basic, or nil if rounding errors left no breakpoint.
  mutating func improve(_ column: Int32, upwards: Bool) -> Int32? {
    computeCosts(ofMoving: column, upwards: upwards)
    collectBreakpoints(of: column, upwards: upwards)
    guard let breakpoint = passBreakpoints() else { return nil }
    for index in 0..<breakpoints.end where breakpoints[index].isPassed {
      let symbol = breakpoints[index].symbol
      setSlope(
        of: symbol, to: breakpoints[index].isFromBelow ? symbols[symbol].most : symbols[symbol].least)
      unsettleColumns(of: symbols[symbol].location)
    }
    if breakpoint.distance != 0 {
      move(column, by: upwards ? breakpoint.distance : -breakpoint.distance, except: breakpoint.symbol)
    }
    let row = symbols[breakpoint.symbol].location
    exchange(breakpoint.cell, upwards: upwards)
    unsettleColumns(of: row)
    return row
  }

  private mutating func collectBreakpoints(of column: Int32, upwards: Bool) {
    breakpoints.removeAll()
    var cell = columns[column].first
    while cell != none {
      let symbol = rows[cells[cell].row].symbol
      let state = symbols[symbol]
      if state.kind == .soft || state.kind == .required {
        let rate = upwards ? cells[cell].value : -cells[cell].value
        let limit = rate > 0 ? state.most : state.least
        if limit != state.slope, rate.magnitude > Self.leastPivot {
          breakpoints.append(
            Breakpoint(
              distance: max(0, (state.target - state.value) / rate),
              cost: Double(limit - state.slope).magnitude * rate.magnitude,
              level: state.kind == .required ? none : state.level, cell: cell, symbol: symbol,
              isFromBelow: rate > 0))
        }
      }
      cell = cells[cell].nextInColumn
    }
  }

  /// Returns the breakpoint beyond which the cost no longer falls.
  private mutating func passBreakpoints() -> Breakpoint? {
    while let index = nextBreakpoint() {
      let breakpoint = breakpoints[index]
      // With Bland's rule, no symbol changes sides without leaving the basis.
      if breakpoint.level == none || isCareful { return breakpoint }
      costs[breakpoint.level] += breakpoint.cost
      if signOfCosts >= 0 { return breakpoint }
      breakpoints[index].isPassed = true
    }
    return nil
  }

  private func nextBreakpoint() -> Int32? {
    var chosen = none
    for index in 0..<breakpoints.end where !breakpoints[index].isPassed {
      if chosen == none || comesBefore(breakpoints[index], breakpoints[chosen]) { chosen = index }
    }
    return chosen == none ? nil : chosen
  }

  private func comesBefore(_ breakpoint: Breakpoint, _ other: Breakpoint) -> Bool {
    let difference = breakpoint.distance - other.distance
    if difference.magnitude > 1e-10 * (1 + other.distance) { return difference < 0 }
    // `none` (forbidden) is less than all levels.
    if !isCareful, breakpoint.level != other.level { return breakpoint.level < other.level }
    return symbols[breakpoint.symbol].order < symbols[other.symbol].order
  }
}

/// The point at which a moving column takes a basic symbol to its target.
struct Breakpoint: BitwiseCopyable {
  let distance: Double
  /// The additional cost per point beyond this breakpoint.
  let cost: Double
  /// The cost's level; ``none`` if moving on is forbidden.
  let level: Int32
  let cell: Int32
  let symbol: Int32
  let isFromBelow: Bool
  var isPassed = false
}
