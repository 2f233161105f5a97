extension Tableau {
  /// Moves a column's symbol in a direction that lowers the cost, until the cost would rise (primal simplex).
  ///
  /// On the way, basic symbols can pass their targets, beyond which they cost more.
  ///
  /// - Returns: The row in which the symbol becomes basic, or nil if rounding errors left nothing that stops
  ///   it.
  mutating func improve(_ column: Int32, upwards: Bool) -> Int32? {
    computeCosts(ofMoving: column, upwards: upwards)
    collectStops(of: column, upwards: upwards)
    guard let stop = passStops() else { return nil }
    for index in 0..<stops.end where stops[index].isPassed {
      let symbol = stops[index].symbol
      setSlope(
        of: symbol, to: stops[index].isFromBelow ? symbols[symbol].most : symbols[symbol].least)
      unsettleColumns(of: symbols[symbol].location)
    }
    if stop.distance != 0 { move(column, by: upwards ? stop.distance : -stop.distance, except: stop.symbol) }
    let row = symbols[stop.symbol].location
    exchange(stop.cell, upwards: upwards)
    unsettleColumns(of: row)
    return row
  }

  private mutating func collectStops(of column: Int32, upwards: Bool) {
    stops.removeAll()
    var cell = columns[column].first
    while cell != none {
      let symbol = rows[cells[cell].row].symbol
      let state = symbols[symbol]
      if state.kind == .soft || state.kind == .required {
        let rate = upwards ? cells[cell].value : -cells[cell].value
        let limit = rate > 0 ? state.most : state.least
        if limit != state.slope, rate.magnitude > Self.leastPivot {
          stops.append(
            Stop(
              distance: max(0, (state.target - state.value) / rate),
              cost: Double(limit - state.slope).magnitude * rate.magnitude,
              level: state.kind == .required ? none : state.level, cell: cell, symbol: symbol,
              isFromBelow: rate > 0))
        }
      }
      cell = cells[cell].nextInColumn
    }
  }

  /// Returns the stop beyond which the cost no longer falls.
  private mutating func passStops() -> Stop? {
    while let index = nextStop() {
      let stop = stops[index]
      // With Bland's rule, no symbol changes sides without leaving the basis.
      if stop.level == none || isCareful { return stop }
      costs[stop.level] += stop.cost
      if signOfCosts >= 0 { return stop }
      stops[index].isPassed = true
    }
    return nil
  }

  private func nextStop() -> Int32? {
    var chosen = none
    for index in 0..<stops.end where !stops[index].isPassed {
      if chosen == none || comesBefore(stops[index], stops[chosen]) { chosen = index }
    }
    return chosen == none ? nil : chosen
  }

  private func comesBefore(_ stop: Stop, _ other: Stop) -> Bool {
    let difference = stop.distance - other.distance
    if difference.magnitude > 1e-10 * (1 + other.distance) { return difference < 0 }
    // `none` (forbidden) is less than all levels.
    if !isCareful, stop.level != other.level { return stop.level < other.level }
    return symbols[stop.symbol].order < symbols[other.symbol].order
  }
}
