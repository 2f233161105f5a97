import ConstraintSolver
import TestSupport
import Testing

/// A system and the plain values that it was made of.
struct TestedSystem {
  var system = ConstraintSystem()
  var variables: [ConstraintSystem.Variable]
  var constraints: [(handle: ConstraintSystem.Constraint, plain: Model.Constraint)] = []

  init(variableCount: Int) {
    variables = []
    for _ in 0..<variableCount { variables.append(system.addVariable()) }
  }

  mutating func add(_ plain: Model.Constraint) {
    constraints.append((add(plain, to: &system), plain))
    system._checkInvariants()
  }

  private func add(_ plain: Model.Constraint, to system: inout ConstraintSystem)
    -> ConstraintSystem.Constraint
  {
    var expression = LinearExpression()
    for term in plain.terms { expression.add(term.coefficient, variables[term.variable]) }
    return system.add(expression, plain.relation, plain.constant, priority: plain.priority)
  }

  mutating func remove(at index: Int) {
    system.remove(constraints.remove(at: index).handle)
    system._checkInvariants()
  }

  mutating func setConstant(at index: Int, to constant: Double) {
    constraints[index].plain.constant = constant
    system.setConstant(of: constraints[index].handle, to: constant)
    system._checkInvariants()
  }

  mutating func setPriority(at index: Int, to priority: Float) {
    constraints[index].plain.priority = priority
    system.setPriority(of: constraints[index].handle, to: priority)
    system._checkInvariants()
  }

  /// Any change at all.
  mutating func change(_ corpus: Corpus, atMost limit: Int, _ dice: inout SeededGenerator) {
    let index = constraints.isEmpty ? 0 : dice.int(0...constraints.count - 1)
    switch constraints.isEmpty ? 0 : dice.int(0...9) {
    case 0...2 where constraints.count < limit: add(corpus.constraint(over: variables.count, &dice))
    case 0...5: remove(at: index)
    case 6...8: setConstant(at: index, to: corpus.constant(&dice))
    default: setPriority(at: index, to: corpus.priority(&dice))
    }
  }

  var values: [Double] { variables.map(system.value(of:)) }

  /// What counts: without the constraints that are set aside.
  var model: Model {
    Model(
      variableCount: variables.count,
      constraints: constraints.filter { !system.isBroken($0.handle) }.map(\.plain))
  }

  func plain(_ handle: ConstraintSystem.Constraint) -> Model.Constraint {
    constraints.first { $0.handle == handle }!.plain
  }

  // MARK: What must be true

  func expectOptimum(_ location: SourceLocation = #_sourceLocation) {
    let model = model
    guard let optimum = ReferenceSolver.optimum(model) else {
      Issue.record("Constraints that contradict each other are said to hold", sourceLocation: location)
      return
    }
    let values = values
    let found = model.violations(values)
    let tolerance = 1e-6 + 1e-9 * values.reduce(0) { max($0, abs($1)) }
    for (priority, sum) in optimum {
      let isEqual = abs(found[priority]! - sum) < tolerance + 1e-6 * sum
      #expect(isEqual, "at \(priority): \(found[priority]!), not \(sum)", sourceLocation: location)
      if !isEqual { return }
    }
  }

  /// What is set aside contradicts what is met.
  func expectNothingSetAsideInVain(_ location: SourceLocation = #_sourceLocation) {
    let required = model.constraints.filter { $0.priority == ConstraintSystem.required }
    for constraint in constraints where system.isBroken(constraint.handle) {
      expect([constraint.plain] + required, isFeasible: false, location)
    }
  }

  /// The conflicts found since the last look: none can be met, and each can without any of its constraints.
  mutating func expectConflicts(_ location: SourceLocation = #_sourceLocation) {
    for conflict in system.drainConflicts() {
      let members = ([conflict.broken] + conflict.others).map(plain)
      expect(members, isFeasible: false, location)
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        expect(rest, isFeasible: true, location)
      }
    }
  }

  private func expect(_ constraints: [Model.Constraint], isFeasible: Bool, _ location: SourceLocation) {
    let optimum = ReferenceSolver.optimum(Model(variableCount: variables.count, constraints: constraints))
    #expect((optimum != nil) == isFeasible, sourceLocation: location)
  }

  /// Built afresh in another order, it comes to the same.
  func expectSameAfresh(_ dice: inout SeededGenerator, _ location: SourceLocation = #_sourceLocation) {
    var fresh = TestedSystem(variableCount: variables.count)
    for constraint in model.constraints.shuffled(using: &dice) {
      _ = fresh.add(constraint, to: &fresh.system)
    }
    fresh.system._checkInvariants()
    let (found, expected) = (model.violations(values), model.violations(fresh.values))
    for (priority, sum) in expected {
      #expect(abs(found[priority]! - sum) < 1e-6 * (1 + sum), "at \(priority)", sourceLocation: location)
    }
  }
}
