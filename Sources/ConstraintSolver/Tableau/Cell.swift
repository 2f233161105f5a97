let none: Int32 = -1

/// A nonzero coefficient of the tableau, linked with the other cells of its row and column.
///
/// Cells also store constraints' original terms: their `row` is ``term``, their `column` a variable's symbol,
/// and only `nextInRow` links them.
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
  /// The first cell, or the next vacant line.
  var first = none
  var count: Int32 = 0
  /// The row's basic symbol or the column's nonbasic symbol; ``none`` for a vacant line.
  var symbol = none
  var isQueued = false
}
