/// The index for no cell, row, column, or symbol.
let none: Int32 = -1

/// A coefficient of the tableau other than 0, linked with the other cells of its row and column.
///
/// Cells also store the terms of constraints as they were added. Their `row` is ``term``, their `column` is a
/// variable's symbol, and only `nextInRow` links them.
struct Cell: BitwiseCopyable {
  static let vacant: Int32 = -1
  static let term: Int32 = -2

  var value: Double
  var row: Int32
  var column: Int32
  var nextInRow = none
  var previousInRow = none
  var nextInColumn = none
  var previousInColumn = none
}

/// A row or a column of the tableau.
struct Line: BitwiseCopyable {
  /// The line's first cell. In a vacant line, the next vacant line.
  var first = none
  var count: Int32 = 0
  /// The row's basic symbol, or the column's nonbasic symbol; ``none`` for a vacant line.
  var symbol = none
  /// `true` if the line is in a queue: see `Tableau.unsettled`.
  var isQueued = false
}
