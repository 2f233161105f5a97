import ConstraintSolver
import TestSupport
import Testing

@Suite struct MemoryTests {
  /// The solver allocates memory manually.
  @Test func `systems and their copies free their memory`() async {
    await #expect(processExitsWith: .success) {
      let lost = memoryLost {
        var system = ConstraintSystem()
        let variables = (0..<100).map { _ in system.addVariable() }
        for (variable, next) in zip(variables, variables.dropFirst()) {
          system.add([next: 1, variable: -1], .greaterThanOrEqual, 10)
          system.add([next: 1, variable: -1], .equal, 5, priority: 500)
        }
        let last = system.add([variables[99]: 1], .equal, 4000)
        let before = system
        system.setConstant(of: last, to: 3000)
        precondition(before.value(of: variables[99]) == 4000)
      }
      precondition(lost < 500, "\(lost) bytes are lost each time")
    }
  }
}
