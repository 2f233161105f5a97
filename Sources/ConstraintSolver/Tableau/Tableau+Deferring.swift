/// Deferred rows: variables that only a chain of constraints determines.
///
/// The views of a long stack form a chain in which each edge is the sum of all lengths before it. With a row
/// for each edge, the tableau would have a quadratic number of cells. So a required equality that determines
/// a fresh variable becomes the variable's definition. The variable is basic but has no row, and the
/// constraint is nonbasic at its target. Constraints that mention the variable get the sum of the chain.
extension Tableau {
  /// Makes a new constraint the definition of a variable that nothing else mentions, if the variable's row
  /// would be long.
  ///
  /// A definition mentions at most one other deferred variable, so definitions form chains.
  ///
  /// - Returns: `false` if the constraint needs a row.
  mutating func define(by constraint: Int32) -> Bool {
    var (fresh, deferredCount, count) = (none, 0, 0)
    var isLong = false
    var term = symbols[constraint].terms
    while term != none {
      let variable = cells[term].column
      let state = symbols[variable]
      count += 1
      if state.isDeferred {
        deferredCount += 1
      } else if state.location >= 0 {
        if rows[state.location].count >= longRow { isLong = true }
      } else if state.uses == 0, columns[~state.location].count == 0, cells[term].value.magnitude > 1e-3 {
        fresh = variable
      }
      term = cells[term].nextInRow
    }
    guard fresh != none, isLong || deferredCount == 1, deferredCount <= 1, count <= 4,
      hasDistinctTerms(constraint)
    else { return false }

    let column = ~symbols[fresh].location
    columns[column].symbol = constraint
    symbols[constraint].location = ~column
    symbols[constraint].kind = .required
    symbols[constraint].value = symbols[constraint].target
    symbols[constraint].partner = fresh
    symbols[fresh].location = Symbol.deferred
    symbols[fresh].partner = constraint
    countUses(in: constraint, 1)
    deferred.append(fresh)
    symbols[fresh].value = valueByDefinition(of: fresh) { symbols[$0].value }
    noteChange(of: fresh)
    return true
  }

  private func hasDistinctTerms(_ constraint: Int32) -> Bool {
    var term = symbols[constraint].terms
    while term != none {
      var other = cells[term].nextInRow
      while other != none {
        if cells[other].column == cells[term].column { return false }
        other = cells[other].nextInRow
      }
      term = cells[term].nextInRow
    }
    return true
  }

  private func countUses(in constraint: Int32, _ change: Int32) {
    symbols[constraint].uses += change
    var term = symbols[constraint].terms
    while term != none {
      if cells[term].column != symbols[constraint].partner { symbols[cells[term].column].uses += change }
      term = cells[term].nextInRow
    }
  }

  /// Solves a deferred variable's definition for the variable, with the given values of the other symbols.
  func valueByDefinition(of variable: Int32, _ value: (Int32) -> Double) -> Double {
    let constraint = symbols[variable].partner
    var sum = value(constraint)
    var term = symbols[constraint].terms
    while term != none {
      if cells[term].column != variable { sum -= cells[term].value * value(cells[term].column) }
      term = cells[term].nextInRow
    }
    return sum / coefficient(of: variable, in: constraint)
  }

  /// Updates the values of deferred variables.
  ///
  /// - Complexity: O(deferred variables).
  mutating func updateDeferred() {
    deferredAreStale = false
    for index in 0..<deferred.end {
      let variable = deferred[index]
      let value = valueByDefinition(of: variable) { symbols[$0].value }
      guard value != symbols[variable].value else { continue }
      symbols[variable].value = value
      noteChange(of: variable)
    }
  }

  /// Gives a deferred variable a row, so that its definition can leave.
  ///
  /// - Complexity: O(deferred variables + cells of the rows that its chain of definitions mentions).
  mutating func fillDeferredRow(of variable: Int32) {
    if deferredAreStale { updateDeferred() }
    let row = addRow(for: variable)
    accumulate(1, times: variable, row: row)
    removeZeros(from: row)
    let constraint = symbols[variable].partner
    countUses(in: constraint, -1)
    (symbols[constraint].partner, symbols[variable].partner) = (none, none)
    symbols[variable].location = row
    for index in (0..<deferred.end).reversed() where deferred[index] == variable {
      deferred.remove(at: index)
      break
    }
  }

  /// Adds a multiple of a variable to a row whose cells are all in `positions`.
  ///
  /// - Complexity: O(cells of the variable's row), or of all rows that its chain of definitions mentions.
  mutating func accumulate(_ factor: Double, times variable: Int32, row: Int32) {
    var (factor, variable) = (factor, variable)
    while symbols[variable].isDeferred {
      let definition = symbols[variable].partner
      var (next, nextFactor) = (none, 0.0)
      let own = factor / coefficient(of: variable, in: definition)
      accumulate(own, row: row, column: ~symbols[definition].location)
      var term = symbols[definition].terms
      while term != none {
        let (other, otherFactor) = (cells[term].column, -own * cells[term].value)
        if symbols[other].isDeferred {
          if other != variable { (next, nextFactor) = (other, otherFactor) }
        } else {
          accumulateRow(otherFactor, times: other, row: row)
        }
        term = cells[term].nextInRow
      }
      guard next != none else { return }
      (variable, factor) = (next, nextFactor)
    }
    accumulateRow(factor, times: variable, row: row)
  }

  private func coefficient(of variable: Int32, in constraint: Int32) -> Double {
    var term = symbols[constraint].terms
    while cells[term].column != variable { term = cells[term].nextInRow }
    return cells[term].value
  }

  private mutating func accumulateRow(_ factor: Double, times symbol: Int32, row: Int32) {
    let location = symbols[symbol].location
    guard location >= 0 else { return accumulate(factor, row: row, column: ~location) }
    var cell = rows[location].first
    while cell != none {
      accumulate(factor * cells[cell].value, row: row, column: cells[cell].column)
      cell = cells[cell].nextInRow
    }
  }

  mutating func removeZeros(from row: Int32) {
    var cell = rows[row].first
    while cell != none {
      let next = cells[cell].nextInRow
      if cells[cell].value == 0 { remove(cell) }
      cell = next
    }
  }
}
