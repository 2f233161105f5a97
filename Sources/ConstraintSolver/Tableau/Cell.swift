/// No cell, row, column or symbol.
let none: Int32 = -1

/// A coefficient of the tableau that is not 0, linked with the others of its row and of its column.
///
/// The terms of constraints as they were added are cells, too: their `row` is ``term``, their `column` is a variable's symbol,
/// and they are linked by `nextInRow` alone.
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
  /// Its first cell; of a vacant line the next vacant one.
  var first = none
  var count: Int32 = 0
  /// What is basic in the row or not basic in the column; ``none`` for a vacant line.
  var symbol = none
  /// Whether it waits to be looked at: see `Tableau.unsettled`.
  var isQueued = false
}
