import ConstraintSolver
import TestSupport
import Testing

/// Compares random systems with a reference solver and checks the invariants after every change.
@Suite struct ConstraintSystemPropertyTests {
  @Test(arguments: Corpus.allCases, seedBlocks(300))
  func `a system is solved optimally at every priority`(corpus: Corpus, block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      var tested = TestedSystem(variableCount: dice.int(1...30))
      for _ in 0..<dice.int(1...60) {
        tested.add(corpus.constraint(over: tested.variables.count, &dice))
        tested.expectConflicts()
      }
      tested.expectOptimum()
      tested.expectNothingSetAsideInVain()
    }
  }

  @Test(arguments: Corpus.allCases, seedBlocks(150))
  func `after any changes, the solution matches that of a new system`(
    corpus: Corpus, block: Range<UInt64>
  ) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 1000 + seed)
      var tested = TestedSystem(variableCount: dice.int(1...12))
      for _ in 0..<60 {
        tested.change(corpus, atMost: 24, &dice)
        tested.expectConflicts()
        tested.expectOptimum()
        tested.expectNothingSetAsideInVain()
      }
      tested.expectSameAfresh(&dice)
    }
  }

  @Test(arguments: seedBlocks(40))
  func `forEachChange reports each changed variable once with its value`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 2000 + seed)
      var tested = TestedSystem(variableCount: 8)
      var known = [Double](repeating: 0, count: 8)
      for _ in 0..<40 {
        tested.change(.varied, atMost: 20, &dice)
        guard dice.chance(0.5) else { continue }
        var told: Set<ConstraintSystem.Variable> = []
        tested.system.forEachChange { variable, value in
          #expect(told.insert(variable).inserted)
          known[tested.variables.firstIndex(of: variable)!] = value
        }
        #expect(tested.values.count == known.count)
        for (value, known) in zip(tested.values, known) { #expect(abs(value - known) <= 1e-9) }
      }
    }
  }

  @Test(arguments: seedBlocks(20))
  func `a copy changes independently`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 3000 + seed)
      var tested = TestedSystem(variableCount: 8)
      for _ in 0..<20 { tested.change(.varied, atMost: 20, &dice) }
      let before = tested
      let values = tested.values
      for _ in 0..<20 { tested.change(.varied, atMost: 20, &dice) }
      before.system._checkInvariants()
      #expect(before.values == values)
      before.expectOptimum()
    }
  }

  @Test(arguments: Corpus.allCases, seedBlocks(60))
  func `a variable is determined only if all optimal solutions agree on its value`(
    corpus: Corpus, block: Range<UInt64>
  ) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 4000 + seed)
      var tested = TestedSystem(variableCount: dice.int(1...6))
      for _ in 0..<dice.int(1...12) { tested.change(corpus, atMost: 12, &dice) }
      let optimum = ReferenceSolver.optimum(tested.model)!
      for (index, variable) in tested.variables.enumerated() {
        let value = tested.system.value(of: variable)
        // Adds a constraint of the lowest priority. If it can be met at least in part, the variable is free.
        let isFree = [-1.0, 1].contains { step in
          var model = tested.model
          model.constraints.append(
            .init(terms: [(index, 1)], relation: .equal, constant: value + step, priority: 0.5))
          let wish = ReferenceSolver.optimum(model)![0.5]!
          return wish < 1 - 1e-6
        }
        expectEqual(
          (tested.system.isDetermined(variable), !isFree),
          (tested.system.value(of: variable), value))
      }
      #expect(ReferenceSolver.optimum(tested.model) == optimum)
    }
  }

  @Test func `rounding errors don't accumulate over many changes`() {
    var dice = SeededGenerator(seed: 5000)
    var tested = TestedSystem(variableCount: 12)
    for round in 0..<(triesManySeeds ? 30_000 : 3_000) {
      tested.change(.varied, atMost: 24, &dice)
      if round.isMultiple(of: 50) {
        _ = tested.system.drainConflicts()
        tested.expectOptimum()
      }
    }
  }
}
