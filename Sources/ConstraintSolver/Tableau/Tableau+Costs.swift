extension Tableau {
  /// Puts into `costs` what it costs per point to move the symbol of a column, but for what the symbol itself costs:
  /// the slopes of the basic symbols that move along.
  @inline(__always) mutating func computeCosts(ofMoving column: Int32, upwards: Bool) {
    costs.removeAll()
    for _ in 0..<levels.end { costs.append(0) }
    guard slopeCount > 0 else { return }
    var cell = columns[column].first
    while cell != none {
      let symbol = rows[cells[cell].row].symbol
      let slope = symbols[symbol].slope
      if slope != 0 {
        let cost = Double(slope) * cells[cell].value
        costs[symbols[symbol].level] += upwards ? cost : -cost
      }
      cell = cells[cell].nextInColumn
    }
  }

  /// As above, and what the symbol itself costs. It must not be barred from going there.
  @inline(__always) mutating func computeWholeCosts(ofMoving column: Int32, upwards: Bool) {
    computeCosts(ofMoving: column, upwards: upwards)
    let symbol = symbols[columns[column].symbol]
    if symbol.kind == .soft { costs[symbol.level] += Double(upwards ? symbol.most : -symbol.least) }
  }

  /// The sign of `costs`: that of the first entry that is not 0.
  var signOfCosts: Int {
    for level in 0..<costs.end {
      if costs[level] > Self.costTolerance { return 1 }
      if costs[level] < -Self.costTolerance { return -1 }
    }
    return 0
  }

  /// The sign of the difference between `costs`, times a factor, and `leastCosts`.
  @inline(__always) func compareCosts(times factor: Double) -> Int {
    for level in 0..<costs.end {
      let difference = costs[level] * factor - leastCosts[level]
      if difference > Self.costTolerance { return 1 }
      if difference < -Self.costTolerance { return -1 }
    }
    return 0
  }

  @inline(__always) mutating func keepCosts(times factor: Double) {
    leastCosts.removeAll()
    for level in 0..<costs.end { leastCosts.append(costs[level] * factor) }
  }
}
