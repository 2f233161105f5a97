import ConstraintSolver
import Testing

@Suite("Documented traps")
struct TrapTests {
  /// The documented traps of the module.
  enum Trap: String, CaseIterable, Codable, Sendable {
    case variableInUse, infiniteCoefficient, constantThatIsNoNumber, noPriority, tooHighPriority
    case newPriority, newConstant, retryOfWhatHolds

    /// The program's last message.
    var words: String {
      switch self {
      case .variableInUse: "A constraint still mentions the variable"
      case .infiniteCoefficient: "A coefficient must be finite"
      case .constantThatIsNoNumber, .newConstant: "A constant must be finite"
      case .noPriority, .tooHighPriority, .newPriority:
        "A priority must be above 0 and at most 1000"
      case .retryOfWhatHolds: "The constraint is not broken"
      }
    }

    func spring() {
      var system = ConstraintSystem()
      let variable = system.addVariable()
      let expression: LinearExpression = [variable: 1]
      let constraint = system.add(expression, .equal, 10)
      switch self {
      case .variableInUse: system.remove(variable)
      case .infiniteCoefficient: system.add([variable: .infinity], .equal, 1)
      case .constantThatIsNoNumber: system.add(expression, .equal, .nan)
      case .noPriority: system.add(expression, .equal, 1, priority: 0)
      case .tooHighPriority: system.add(expression, .equal, 1, priority: 1001)
      case .newPriority: system.setPriority(of: constraint, to: -1)
      case .newConstant: system.setConstant(of: constraint, to: .infinity)
      case .retryOfWhatHolds: system.retry(constraint)
      }
    }
  }

  @Test(arguments: Trap.allCases)
  func `each misuse traps with a message`(trap: Trap) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [trap] in
      trap.spring()
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains(trap.words))
  }
}
