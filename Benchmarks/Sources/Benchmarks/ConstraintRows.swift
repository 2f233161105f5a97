import ConstraintSolver
import Floor
import Kiwi

/// P13 … P15: constraints. The floor column is kiwi, a solver that other languages' toolkits use through
/// bindings.
enum ConstraintRows {
  /// The number of cells in a turn, large enough to make clock errors small.
  private static let cellCount = 50

  static func building() -> Row {
    row("a cell of \(ConstraintCell.constraintCount) constraints, built and solved") {
      var cells: [ConstraintCell] = []
      cells.reserveCapacity(cellCount)
      return timed(per: cellCount) {
        for index in 0..<cellCount {
          var cell = ConstraintCell(height: height(index))
          sink &+= Int(cell.read())
          cells.append(cell)
        }
      }
    } kiwi: {
      var cells: [UnsafeMutableRawPointer?] = []
      cells.reserveCapacity(cellCount)
      defer { cells.forEach(kiwi_cell_destroy) }
      return timed(per: cellCount) {
        for index in 0..<cellCount { cells.append(kiwi_cell_create(height(index))) }
      }
    }
  }

  static func exchange() -> [Row] {
    let time = row("… one constraint exchanged, and solved") {
      var cells = (0..<cellCount).map { ConstraintCell(height: height($0)) }
      return timed(per: cellCount) {
        for index in 0..<cellCount {
          cells[index].exchange(height: 70)
          sink &+= Int(cells[index].read())
        }
      }
    } kiwi: {
      let cells = (0..<cellCount).map { kiwi_cell_create(height($0)) }
      defer { cells.forEach(kiwi_cell_destroy) }
      return timed(per: cellCount) { for cell in cells { kiwi_cell_exchange(cell, 70) } }
    }
    return [time, exchangeAllocations()]
  }

  static func hundredCells() -> Row {
    row("100 such cells, built, solved and gone") {
      timed {
        for index in 0..<100 {
          var cell = ConstraintCell(height: height(index))
          sink &+= Int(cell.read())
        }
      }
    } kiwi: {
      timed { for index in 0..<100 { kiwi_cell_destroy(kiwi_cell_create(height(index))) } }
    }
  }

  private static func exchangeAllocations() -> Row {
    var cell = ConstraintCell(height: 20)
    cell.exchange(height: 30)
    let before = floor_allocations()
    for index in 0..<1000 {
      cell.exchange(height: height(index))
      sink &+= Int(cell.read())
    }
    return Row(
      "… allocations of a thousand", ConstraintCell.constraintCount,
      ours: Double(floor_allocations() - before),
      target: .amount(0), unit: .count, isJudged: true)
  }

  private static func height(_ index: Int) -> Double { 20 + Double(index % 50) }

  private static func row(_ kernel: String, ours: Kernel, kiwi: Kernel) -> Row {
    let count = ConstraintCell.constraintCount
    guard kiwi_is_available() else {
      let time = inTurns(1) { _ in ours() }[0]
      return Row(kernel + " (no kiwi)", count, ours: time, target: .ratio(0.7), isJudged: false)
    }
    checkSolutions()
    let times = inTurns(ours, kiwi)
    return Row(kernel, count, ours: times.ours, floor: times.floor, target: .ratio(0.7), isJudged: true)
  }

  /// Checks that the values common to all solutions are the same as kiwi's.
  private static func checkSolutions() {
    var ours = ConstraintCell(height: 25)
    let theirs = kiwi_cell_create(25)
    defer { kiwi_cell_destroy(theirs) }
    for height in [25.0, 300] {
      ours.exchange(height: height)
      kiwi_cell_exchange(theirs, height)
      for (index, view) in ours.views.enumerated() {
        var frame = [Double](repeating: 0, count: 4)
        kiwi_cell_frame(theirs, Int32(index), &frame)
        for (variable, value) in zip([view.left, view.top, view.width, view.height], frame)
        where ours.system.isDetermined(variable) && abs(ours.system.value(of: variable) - value) > 1e-6 {
          Check.fail("view \(index) of a cell has \(ours.system.value(of: variable)), kiwi has \(value)")
        }
      }
    }
  }
}
