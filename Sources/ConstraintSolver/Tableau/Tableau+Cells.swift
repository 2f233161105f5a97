extension Tableau {
  // MARK: Lines

  mutating func addRow(for symbol: Int32) -> Int32 {
    let line = Line(symbol: symbol)
    let row = vacantRow
    guard row != none else {
      rows.append(line)
      return rows.end - 1
    }
    vacantRow = rows[row].first
    rows[row] = line
    return row
  }

  mutating func addColumn(for symbol: Int32) -> Int32 {
    let line = Line(symbol: symbol)
    let column = vacantColumn
    guard column != none else {
      columns.append(line)
      positions.append(0)
      for _ in 0..<priceStride { prices.append(0) }
      return columns.end - 1
    }
    vacantColumn = columns[column].first
    columns[column] = line
    for level in 0..<priceStride { prices(of: column)[level] = 0 }
    return column
  }

  mutating func removeColumn(_ column: Int32) {
    columns[column] = Line(first: vacantColumn)
    vacantColumn = column
  }

  mutating func removeRow(_ row: Int32) {
    emptyRow(row)
    rows[row] = Line(first: vacantRow)
    vacantRow = row
  }

  mutating func emptyRow(_ row: Int32) {
    var cell = rows[row].first
    while cell != none {
      let next = cells[cell].nextInRow
      unlinkFromColumn(cell)
      freeCell(cell)
      cell = next
    }
    rows[row].first = none
    rows[row].count = 0
  }

  // MARK: Cells

  @inline(__always) mutating func newCell() -> Int32 {
    let cell = vacantCell
    guard cell != none else {
      cells.append(Cell(value: 0, row: Cell.vacant, column: none))
      return cells.end - 1
    }
    vacantCell = cells[cell].nextInRow
    return cell
  }

  @inline(__always) mutating func freeCell(_ cell: Int32) {
    cells[cell].row = Cell.vacant
    cells[cell].nextInRow = vacantCell
    vacantCell = cell
  }

  /// Adds a cell. The row must have no cell in the column.
  @inline(__always) mutating func insert(_ value: Double, row: Int32, column: Int32) {
    let cell = newCell()
    let (nextInRow, nextInColumn) = (rows[row].first, columns[column].first)
    cells[cell] = Cell(
      value: value, row: row, column: column, nextInRow: nextInRow, nextInColumn: nextInColumn)
    if nextInRow != none { cells[nextInRow].previousInRow = cell }
    if nextInColumn != none { cells[nextInColumn].previousInColumn = cell }
    rows[row].first = cell
    rows[row].count += 1
    columns[column].first = cell
    columns[column].count += 1
    positions[column] = cell
  }

  @inline(__always) mutating func remove(_ cell: Int32) {
    unlinkFromColumn(cell)
    let (row, next, previous) = (cells[cell].row, cells[cell].nextInRow, cells[cell].previousInRow)
    if previous == none { rows[row].first = next } else { cells[previous].nextInRow = next }
    if next != none { cells[next].previousInRow = previous }
    rows[row].count -= 1
    freeCell(cell)
  }

  @inline(__always) func unlinkFromColumn(_ cell: Int32) {
    let column = cells[cell].column
    let (next, previous) = (cells[cell].nextInColumn, cells[cell].previousInColumn)
    if previous == none { columns[column].first = next } else { cells[previous].nextInColumn = next }
    if next != none { cells[next].previousInColumn = previous }
    columns[column].count -= 1
  }

  /// Adds to a coefficient of a row whose cells are all in `positions`.
  @inline(__always) mutating func accumulate(_ value: Double, row: Int32, column: Int32) {
    let cell = positions[column]
    if cells[cell].row == row, cells[cell].column == column {
      let sum = cells[cell].value + value
      cells[cell].value = sum.magnitude > Self.epsilon * max(1, value.magnitude) ? sum : 0
    } else {
      insert(value, row: row, column: column)
    }
  }

  // MARK: Pivots

  /// Exchanges the symbols of a cell's row and column.
  ///
  /// - Complexity: O(cells in rows that the column meets).
  mutating func pivot(_ pivot: Int32) {
    let (row, column) = (cells[pivot].row, cells[pivot].column)
    let inverse = 1 / cells[pivot].value
    pivotCount += 1
    // Large coefficients amplify rounding errors.
    if inverse.magnitude > 1e3 { isRough = true }

    factors.removeAll()
    var cell = rows[row].first
    while cell != none {
      if cell == pivot {
        cells[cell].value = inverse
      } else {
        let value = -inverse * cells[cell].value
        cells[cell].value = value
        factors.append(Factor(column: cells[cell].column, value: value))
      }
      cell = cells[cell].nextInRow
    }

    passOnPrices(of: column, inverse: inverse)

    cell = columns[column].first
    while cell != none {
      if cell != pivot {
        let factor = cells[cell].value
        cells[cell].value = factor * inverse
        if !factors.isEmpty { addFactors(times: factor, to: cells[cell].row) }
      }
      cell = cells[cell].nextInColumn
    }

    let (leaving, entering) = (rows[row].symbol, columns[column].symbol)
    rows[row].symbol = entering
    columns[column].symbol = leaving
    symbols[entering].location = row
    symbols[leaving].location = ~column
  }

  @inline(__always) private mutating func addFactors(times factor: Double, to row: Int32) {
    var cell = rows[row].first
    while cell != none {
      positions[cells[cell].column] = cell
      cell = cells[cell].nextInRow
    }
    for index in 0..<factors.end {
      let other = factors[index]
      let cell = positions[other.column]
      if cells[cell].row == row, cells[cell].column == other.column {
        let added = factor * other.value
        let value = cells[cell].value + added
        if value.magnitude > Self.epsilon * max(1, added.magnitude) {
          cells[cell].value = value
        } else {
          remove(cell)
        }
      } else {
        insert(factor * other.value, row: row, column: other.column)
      }
    }
  }
}
