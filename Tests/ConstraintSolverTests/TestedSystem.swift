@testable import ConstraintSolver
import TestSupport
import Testing

/// A system and the plain values it was built from.
struct TestedSystem {
  var system = ConstraintSystem()
  var variables: [ConstraintSystem.Variable]
  var constraints: [(handle: ConstraintSystem.Constraint, plain: Model.Constraint)] = []

  init(variableCount: Int) {
    variables = []
    // Small systems have no long rows. Therefore, systems with an even number of variables defer short rows.
    if variableCount.isMultiple(of: 2) { system.own.tableau.longRow = 0 }
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

  /// Makes a random change.
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

  /// The model without the constraints set aside.
  var model: Model {
    Model(
      variableCount: variables.count,
      constraints: constraints.filter { !system.isBroken($0.handle) }.map(\.plain))
  }

  func plain(_ handle: ConstraintSystem.Constraint) -> Model.Constraint {
    constraints.first { $0.handle == handle }!.plain
  }

  // MARK: Expectations

  func expectOptimum(_ location: SourceLocation = #_sourceLocation) {
    let model = model
    guard let optimum = ReferenceSolver.optimum(model) else {
      Issue.record("The system keeps constraints that contradict each other", sourceLocation: location)
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

  /// Expects that each constraint that is set aside contradicts the required ones.
  func expectNothingSetAsideInVain(_ location: SourceLocation = #_sourceLocation) {
    let required = model.constraints.filter { $0.priority == ConstraintSystem.required }
    for constraint in constraints where system.isBroken(constraint.handle) {
      expect([constraint.plain] + required, isFeasible: false, location)
    }
  }

  /// Expects each conflict since the last call to be infeasible, and feasible without any one of its
  /// constraints.
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

  /// Expects the same violations from a new system built in another order.
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
