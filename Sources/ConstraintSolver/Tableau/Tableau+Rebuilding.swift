extension Tableau {
  /// Rebuilds the tableau from the original terms, with the same basis, if rounding errors may have
  /// accumulated.
  @inline(__always) mutating func rebuildIfDue() {
    guard isRough || pivotCount >= 1024 + 8 * (rows.count + columns.count), !isRebuilding else { return }
    isRebuilding = true
    rebuild()
    isRebuilding = false
    isRough = false
  }

  mutating func rebuild() {
    swapLabels()
    for row in 0..<rows.end where rows[row].symbol != none { fillRow(of: rows[row].symbol) }
    while let symbol = strayed.popLast() {
      let cell = pivotIntoBasis(in: symbols[symbol].location)
      guard cell != none else { continue }
      columns[cells[cell].column].isQueued = false
      pivot(cell)
    }
    // Rounding can make two constraints identical. One of them then stays in the basis.
    for column in 0..<columns.end { columns[column].isQueued = false }
    computeValues()
    computePrices()
    pivotCount = 0
    solve()
  }

  /// Empties all rows and makes all constraints basic.
  ///
  /// Appends the previously nonbasic constraints to `strayed` and marks their columns as queued.
  private mutating func swapLabels() {
    for row in 0..<rows.end where rows[row].symbol != none { emptyRow(row) }
    var row: Int32 = 0
    for column in 0..<columns.end {
      let constraint = columns[column].symbol
      guard constraint != none, symbols[constraint].kind != .variable, symbols[constraint].partner == none
      else { continue }
      while rows[row].symbol == none || symbols[rows[row].symbol].kind != .variable { row += 1 }
      let variable = rows[row].symbol
      (rows[row].symbol, columns[column].symbol) = (constraint, variable)
      (symbols[constraint].location, symbols[variable].location) = (row, ~column)
      columns[column].isQueued = true
      strayed.append(constraint)
    }
  }

  /// Returns the row's cell in the shortest queued column, or `none`. Ignores small cells.
  private func pivotIntoBasis(in row: Int32) -> Int32 {
    var largest = 0.0
    var cell = rows[row].first
    while cell != none {
      if columns[cells[cell].column].isQueued { largest = max(largest, cells[cell].value.magnitude) }
      cell = cells[cell].nextInRow
    }
    guard largest > 1e-9 else { return none }
    var (chosen, fewest) = (none, Int32.max)
    cell = rows[row].first
    while cell != none {
      let column = columns[cells[cell].column]
      if column.isQueued, column.count < fewest, cells[cell].value.magnitude >= largest * 0.1 {
        (chosen, fewest) = (cell, column.count)
      }
      cell = cells[cell].nextInRow
    }
    return chosen
  }

  private mutating func computeValues() {
    deferredAreStale = !deferred.isEmpty
    for column in 0..<columns.end where columns[column].symbol != none {
      let symbol = columns[column].symbol
      if symbols[symbol].kind != .variable { symbols[symbol].value = symbols[symbol].target }
      unsettle(column)
    }
    for row in 0..<rows.end where rows[row].symbol != none {
      let symbol = rows[row].symbol
      symbols[symbol].value = sum(of: row)
      if symbols[symbol].kind == .variable { noteChange(of: symbol) } else { queueIfAstray(symbol) }
    }
  }

  func sum(of row: Int32) -> Double { sumAndSize(of: row).sum }

  /// Returns the sum of a row's terms and their total magnitude, to which the rounding error is proportional.
  func sumAndSize(of row: Int32) -> (sum: Double, size: Double) {
    var (sum, size) = (0.0, 0.0)
    var cell = rows[row].first
    while cell != none {
      let part = cells[cell].value * symbols[columns[cells[cell].column].symbol].value
      (sum, size) = (sum + part, size + part.magnitude)
      cell = cells[cell].nextInRow
    }
    return (sum, size)
  }
}
