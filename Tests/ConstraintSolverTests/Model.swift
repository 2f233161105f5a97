import ConstraintSolver
import TestSupport

/// Constraints as plain values, over variables that are numbers from 0 on.
struct Model {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: ConstraintSystem.Relation
    var constant: Double
    var priority: Float

    /// How much it is violated by.
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

  /// The sum of the violations at each priority.
  func violations(_ values: [Double]) -> [Float: Double] {
    Dictionary(constraints.map { ($0.priority, $0.violation(values)) }, uniquingKeysWith: +)
  }
}

extension Model.Constraint {
  /// Of few variables each, as views have them, and at priorities with many of the same.
  static func random(over variableCount: Int, _ dice: inout SeededGenerator) -> Self {
    Self(
      terms: (0..<dice.int(1...4)).map { _ in
        (dice.int(0...variableCount - 1), [1, -1, 1, -1, 2, 0.5, -0.75, 1.0 / 3].randomElement(using: &dice)!)
      },
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &dice)!,
      constant: randomConstant(&dice), priority: randomPriority(&dice))
  }

  static func randomConstant(_ dice: inout SeededGenerator) -> Double {
    dice.chance(0.3) ? 0 : Double(dice.int(-50...50))
  }

  static func randomPriority(_ dice: inout SeededGenerator) -> Float {
    [1000, 1000, 999, 750, 750, 500, 250, 250, 49.5, 1].randomElement(using: &dice)!
  }
}
