let none: Int32 = -1

/// A nonzero coefficient of the tableau, linked with the other cells of its row and column.
///
/// Cells also store the original terms of constraints. The `row` of such a cell is ``term``, its `column` is
/// a variable's symbol, and only `nextInRow` links it to other cells.
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

struct Line: BitwiseCopyable {
  /// The first cell or, in a vacant line, the next vacant line.
  var first = none
  var count: Int32 = 0
  /// The row's basic symbol, the column's nonbasic symbol, or ``none`` for a vacant line.
  var symbol = none
  var isQueued = false
}
