extension Tableau {
  func checkInvariants() {
    checkSymbols()
    checkLinks()
    checkEquations()
    checkSolution()
    precondition(
      strayed.isEmpty && strayedRequired.isEmpty && unsettled.isEmpty, "Some work is pending")
  }

  private func checkSymbols() {
    var (variables, constraints, setAside) = (0, 0, 0)
    var uses = [Int32](repeating: 0, count: levels.count)
    for index in 0..<symbols.end where symbols[index].kind != .vacant {
      let symbol = symbols[index]
      if symbol.isDeferred {
        precondition(symbol.kind == .variable && symbols[symbol.partner].partner == index)
        precondition(symbols[symbol.partner].location < 0, "A definition is basic")
      } else {
        let line = symbol.location >= 0 ? rows[symbol.location] : columns[~symbol.location]
        precondition(line.symbol == index, "A symbol's location is wrong")
        precondition(!line.isQueued)
      }
      precondition(symbol.value.isFinite && symbol.target.isFinite)
      if symbol.location < 0 { precondition(symbol.slope == 0, "A symbol outside the basis has a slope") }
      switch symbol.kind {
      case .variable: variables += 1
      case .soft: uses[Int(symbol.level)] += 1
      case .broken: setAside += 1
      case .required: precondition(symbol.slope == 0)
      case .released, .vacant: preconditionFailure("A released constraint remains")
      }
      if symbol.kind != .variable {
        constraints += 1
        precondition(!symbol.isQueued)
      }
    }
    precondition((0..<levels.end).allSatisfy { levels[$0].count == uses[Int($0)] })
    precondition((0..<max(1, levels.end) - 1).allSatisfy { levels[$0].priority > levels[$0 + 1].priority })
    precondition((0..<rows.end).count { rows[$0].symbol != none } + deferred.count == constraints)
    precondition((0..<columns.end).count { columns[$0].symbol != none } == variables)
    precondition(positions.count == columns.count)
    precondition(
      broken.count == setAside && (0..<broken.end).allSatisfy { symbols[broken[$0]].kind == .broken })
  }

  private func checkLinks() {
    var (inRows, inColumns): (Int32, Int32) = (0, 0)
    for row in 0..<rows.end where rows[row].symbol != none {
      var (cell, previous, count) = (rows[row].first, none, Int32(0))
      while cell != none {
        precondition(cells[cell].row == row && cells[cell].previousInRow == previous)
        precondition(cells[cell].value.magnitude > 0 && cells[cell].value.isFinite)
        precondition(columns[cells[cell].column].symbol != none)
        (previous, cell, count) = (cell, cells[cell].nextInRow, count + 1)
      }
      precondition(count == rows[row].count)
      inRows += count
    }
    for column in 0..<columns.end where columns[column].symbol != none {
      var (cell, previous, count) = (columns[column].first, none, Int32(0))
      var seen: Set<Int32> = []
      while cell != none {
        precondition(cells[cell].column == column && cells[cell].previousInColumn == previous)
        precondition(seen.insert(cells[cell].row).inserted, "A row has two cells in one column")
        (previous, cell, count) = (cell, cells[cell].nextInColumn, count + 1)
      }
      precondition(count == columns[column].count)
      inColumns += count
    }
    precondition(inRows == inColumns)
    var (terms, vacant): (Int32, Int32) = (0, 0)
    for cell in 0..<cells.end {
      if cells[cell].row == Cell.term { terms += 1 }
      if cells[cell].row == Cell.vacant { vacant += 1 }
    }
    precondition(inRows + terms + vacant == cells.end, "A cell was lost")
  }

  /// Checks the rows against the original terms with arbitrary nonbasic values.
  private func checkEquations() {
    func arbitrary(_ symbol: Int32) -> Double { Double((symbol &* 7919 &+ 12345) % 1009) / 64 - 7 }
    func value(_ symbol: Int32) -> Double {
      guard isBasic(symbol) else { return arbitrary(symbol) }
      if symbols[symbol].isDeferred { return valueByDefinition(of: symbol, value) }
      var sum = 0.0
      var cell = rows[symbols[symbol].location].first
      while cell != none {
        sum += cells[cell].value * arbitrary(columns[cells[cell].column].symbol)
        cell = cells[cell].nextInRow
      }
      return sum
    }
    for symbol in 0..<symbols.end where symbols[symbol].kind != .vacant && symbols[symbol].kind != .variable {
      var (sum, size, term) = (0.0, 1.0, symbols[symbol].terms)
      while term != none {
        let part = cells[term].value * value(cells[term].column)
        (sum, size, term) = (sum + part, size + part.magnitude, cells[term].nextInRow)
      }
      precondition(
        (sum - value(symbol)).magnitude < 1e-7 * size, "A row does not match the constraints")
    }
  }

  private func checkSolution() {
    precondition(!deferredAreStale)
    for index in 0..<deferred.end {
      let variable = deferred[index]
      let (value, expected) = (symbols[variable].value, valueByDefinition(of: variable) { symbols[$0].value })
      precondition(
        (value - expected).magnitude < 1e-7 * (1 + expected.magnitude), "A deferred value is stale")
    }
    for row in 0..<rows.end where rows[row].symbol != none {
      let symbol = symbols[rows[row].symbol]
      let (sum, size) = sumAndSize(of: row)
      precondition(
        (sum - symbol.value).magnitude < 1e-7 * (1 + size), "A value does not match its row")
      precondition(
        !symbol.isAstray, "A constraint's cost does not match the distance from its target")
    }
    var probe = copy()
    probe.computePrices()
    for index in 0..<prices.end {
      let price = probe.prices[index]
      precondition(
        (prices[index] - price).magnitude < 1e-7 * (1 + price.magnitude),
        "A price does not match the slopes")
    }
    for column in 0..<columns.end where columns[column].symbol != none {
      let symbol = symbols[columns[column].symbol]
      precondition(symbol.kind != .broken)
      precondition(
        symbol.kind == .variable || symbol.value == symbol.target,
        "A constraint outside the basis misses its target")
      precondition(probe.directionThatPays(column) == nil, "The solution is not optimal")
    }
  }
}
