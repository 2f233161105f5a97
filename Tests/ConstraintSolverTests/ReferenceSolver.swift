import ConstraintSolver

/// The plain simplex algorithm on a dense tableau, one priority at a time. It minimizes the violations at the
/// highest priority, bars the columns that would increase them, and continues with the next priority.
struct ReferenceSolver {
  /// Returns the minimal sum of violations at each priority, or `nil` if the required constraints contradict
  /// each other.
  static func optimum(_ model: Model) -> [Float: Double]? {
    var solver = ReferenceSolver(model)
    var sums: [Float: Double] = [:]
    for priority in Set(model.constraints.map(\.priority)).sorted(by: >) {
      sums[priority] = solver.minimise(priority, model)
      if priority == ConstraintSystem.required, sums[priority]! > 1e-6 { return nil }
    }
    return sums
  }

  private let width: Int
  private let height: Int
  /// The tableau in row order. For each constraint, the sum of its terms, minus the excess over the constant,
  /// plus the shortfall, equals the constant. A variable is the difference of two nonnegative columns.
  private var cells: [Double]
  private var rightSides: [Double]
  private var basis: [Int]
  private var isBarred: [Bool]
  private let firstAbove: Int

  private init(_ model: Model) {
    height = model.constraints.count
    firstAbove = 2 * model.variableCount
    width = firstAbove + 2 * height
    cells = Array(repeating: 0, count: width * height)
    rightSides = []
    basis = []
    isBarred = Array(repeating: false, count: width)
    for (row, constraint) in model.constraints.enumerated() {
      // The right side is nonnegative, so the shortfall or the excess is an initial basis.
      let sign = constraint.constant < 0 ? -1.0 : 1
      for term in constraint.terms {
        cells[row * width + 2 * term.variable] += sign * term.coefficient
        cells[row * width + 2 * term.variable + 1] -= sign * term.coefficient
      }
      cells[row * width + firstAbove + 2 * row] = -sign
      cells[row * width + firstAbove + 2 * row + 1] = sign
      rightSides.append(abs(constraint.constant))
      basis.append(firstAbove + 2 * row + (sign > 0 ? 1 : 0))
    }
  }

  private mutating func minimise(_ priority: Float, _ model: Model) -> Double {
    var costs = [Double](repeating: 0, count: width)
    for (row, constraint) in model.constraints.enumerated() where constraint.priority == priority {
      if constraint.relation != .greaterThanOrEqual { costs[firstAbove + 2 * row] = 1 }
      if constraint.relation != .lessThanOrEqual { costs[firstAbove + 2 * row + 1] = 1 }
    }
    while true {
      let reduced = reducedCosts(costs)
      // Bland's rule.
      guard let entering = (0..<width).first(where: { !isBarred[$0] && reduced[$0] < -1e-9 }) else {
        for column in 0..<width where reduced[column] > 1e-9 { isBarred[column] = true }
        return (0..<height).reduce(0) { $0 + costs[basis[$1]] * rightSides[$1] }
      }
      var leaving: Int?
      var least = Double.infinity
      for row in 0..<height where cells[row * width + entering] > 1e-9 {
        let ratio = rightSides[row] / cells[row * width + entering]
        if ratio < least - 1e-12 || (ratio < least + 1e-12 && basis[row] < basis[leaving!]) {
          (leaving, least) = (row, min(least, ratio))
        }
      }
      pivot(row: leaving!, column: entering)
    }
  }

  private func reducedCosts(_ costs: [Double]) -> [Double] {
    var reduced = costs
    for row in 0..<height where costs[basis[row]] != 0 {
      for column in 0..<width { reduced[column] -= costs[basis[row]] * cells[row * width + column] }
    }
    return reduced
  }

  private mutating func pivot(row: Int, column: Int) {
    let width = width
    let inverse = 1 / cells[row * width + column]
    rightSides[row] *= inverse
    let right = rightSides[row]
    cells.withUnsafeMutableBufferPointer { cells in
      for index in 0..<width { cells[row * width + index] *= inverse }
      for other in 0..<height where other != row {
        let factor = cells[other * width + column]
        guard factor != 0 else { continue }
        for index in 0..<width { cells[other * width + index] -= factor * cells[row * width + index] }
        cells[other * width + column] = 0
        rightSides[other] = max(0, rightSides[other] - factor * right)
      }
    }
    basis[row] = column
  }
}
