extension Tableau {
  // MARK: Prices

  /// Returns the costs, by level, that moving a column's symbol by one point causes for dependent basic
  /// symbols.
  @inline(__always) func prices(of column: Int32) -> UnsafeMutablePointer<Double> {
    prices.base + Int(column) * priceStride
  }

  @inline(__always) mutating func setSlope(of symbol: Int32, to slope: Int8) {
    let before = symbols[symbol].slope
    guard before != slope else { return }
    symbols[symbol].slope = slope
    addPrices(
      ofRow: symbols[symbol].location, times: Double(slope) - Double(before), level: symbols[symbol].level)
  }

  func addPrices(ofRow row: Int32, times slope: Double, level: Int32) {
    var cell = rows[row].first
    while cell != none {
      prices(of: cells[cell].column)[Int(level)].addPrice(slope * cells[cell].value)
      cell = cells[cell].nextInRow
    }
  }

  /// Updates the prices when a column's symbol is exchanged. `factors` holds the coefficients of the row's
  /// other columns.
  @inline(__always) func passOnPrices(of column: Int32, inverse: Double) {
    let own = prices(of: column)
    for level in 0..<levels.count where own[level] != 0 {
      let price = own[level]
      own[level] = price * inverse
      for index in 0..<factors.end {
        prices(of: factors[index].column)[level].addPrice(price * factors[index].value)
      }
    }
  }

  mutating func computePrices() {
    for index in 0..<prices.end { prices[index] = 0 }
    for row in 0..<rows.end where rows[row].symbol != none {
      let symbol = symbols[rows[row].symbol]
      if symbol.slope != 0 { addPrices(ofRow: row, times: Double(symbol.slope), level: symbol.level) }
    }
  }

  // MARK: Costs

  /// Stores in `costs` the cost per point of moving a column's symbol. The direction must not be barred.
  @inline(__always) mutating func computeCosts(ofMoving column: Int32, upwards: Bool) {
    costs.removeAll()
    let prices = prices(of: column)
    for level in 0..<levels.count {
      let price = prices[level]
      // Dividing by a small coefficient could amplify rounding errors.
      costs.append(price.magnitude < Self.costTolerance ? 0 : upwards ? price : -price)
    }
    let symbol = symbols[columns[column].symbol]
    if symbol.kind == .soft { costs[symbol.level] += Double(upwards ? symbol.most : -symbol.least) }
  }

  var signOfCosts: Int {
    for level in 0..<costs.end {
      if costs[level] > Self.costTolerance { return 1 }
      if costs[level] < -Self.costTolerance { return -1 }
    }
    return 0
  }

  @inline(__always) func compareCosts(times factor: Double) -> Int {
    for level in 0..<costs.end {
      let difference = costs[level] * factor - leastCosts[level]
      if difference > Self.costTolerance { return 1 }
      if difference < -Self.costTolerance { return -1 }
    }
    return 0
  }

  @inline(__always) mutating func storeCosts(times factor: Double) {
    leastCosts.removeAll()
    for level in 0..<costs.end { leastCosts.append(costs[level] * factor) }
  }
}

extension Double {
  /// Adds a price. A sum within the rounding error becomes 0.
  @inline(__always) fileprivate mutating func addPrice(_ price: Double) {
    let sum = self + price
    self = sum.magnitude > 1e-11 * max(1, price.magnitude) ? sum : 0
  }
}
