import ConstraintSolver
import TestSupport

/// Constraints as plain values. Variables are numbers from 0.
struct Model {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintSystem.Relation
    var constant: Double
    var priority: Float

    /// Returns the amount of the violation.
    func violation(_ values: [Double]) -> Double {
      let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
      switch relation {
      case .lessThanOrEqual: return max(0, excess)
      case .equal: return abs(excess)
      case .greaterThanOrEqual: return max(0, -excess)
      }
    }
  }

  var variableCount: Int
  var constraints: [Constraint] = []

  /// Returns the sum of the violations at each priority.
  func violations(_ values: [Double]) -> [Float: Double] {
    Dictionary(constraints.map { ($0.priority, $0.violation(values)) }, uniquingKeysWith: +)
  }
}

enum Corpus: CaseIterable {
  /// Constraints with varied coefficients, constants, and priorities.
  case varied
  /// Similar constraints: many bases have the same solution, and many solutions are equally good.
  case alike

  func constraint(over variableCount: Int, _ dice: inout SeededGenerator) -> Model.Constraint {
    // Like the constraints of views, each has few variables.
    Model.Constraint(
      terms: (0..<dice.int(1...4)).map { _ in
        (dice.int(0...variableCount - 1), coefficients.randomElement(using: &dice)!)
      },
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &dice)!,
      constant: constant(&dice), priority: priority(&dice))
  }

  private var coefficients: [Double] { self == .varied ? [1, -1, 1, -1, 2, 0.5, -0.75, 1.0 / 3] : [1, -1] }

  func constant(_ dice: inout SeededGenerator) -> Double {
    switch self {
    case .varied: dice.chance(0.3) ? 0 : Double(dice.int(-50...50))
    case .alike: dice.chance(0.7) ? 0 : 8
    }
  }

  func priority(_ dice: inout SeededGenerator) -> Float {
    switch self {
    case .varied: [1000, 1000, 999, 750, 750, 500, 250, 250, 49.5, 1].randomElement(using: &dice)!
    case .alike: [1000, 750, 750, 250].randomElement(using: &dice)!
    }
  }
}
