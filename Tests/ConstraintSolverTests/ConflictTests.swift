import ConstraintSolver
import TestSupport
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
  private var system = ConstraintSystem()
  private let left: ConstraintSystem.Variable
  private let width: ConstraintSystem.Variable

  init() {
    left = system.addVariable()
    width = system.addVariable()
  }

  @Test
  mutating func `the latest constraint is set aside, and its conflict lists the others`() {
    let leading = system.add([left: 1], .equal, 10)
    system.add([left: 1, width: 1], .lessThanOrEqual, 300)
    let trailing = system.add([left: 1, width: 1], .equal, 110)
    system.add([width: 1], .greaterThanOrEqual, 0)
    let broken = system.add([width: 1], .equal, 50)
    system._checkInvariants()
    #expect(system.drainConflicts() == [.init(broken: broken, others: [leading, trailing])])
    #expect(system.drainConflicts().isEmpty)
    #expect(system.isBroken(broken))
    #expect(!system.isBroken(leading))
    #expect(system.value(of: width) == 100)
  }

  @Test mutating func `a constraint set aside returns when the conflict ends`() {
    let hundred = system.add([width: 1], .equal, 100)
    let twoHundred = system.add([width: 1], .equal, 200)
    #expect(system.value(of: width) == 100)
    #expect(system.isBroken(twoHundred))
    system.remove(hundred)
    #expect(!system.isBroken(twoHundred))
    #expect(system.value(of: width) == 200)
    #expect(system.drainConflicts().isEmpty)
    system._checkInvariants()
  }

  @Test
  mutating func `a constraint whose constant conflicts is set aside until the conflict ends`() {
    let most = system.add([width: 1], .lessThanOrEqual, 150)
    let equal = system.add([width: 1, left: 1], .equal, 100)
    let start = system.add([left: 1], .equal, 0)
    system.setConstant(of: most, to: 60)
    #expect(system.drainConflicts() == [.init(broken: most, others: [equal, start])])
    system.setConstant(of: most, to: 120)
    #expect(!system.isBroken(most))
    system.setConstant(of: equal, to: 130)
    #expect(system.drainConflicts() == [.init(broken: equal, others: [most, start])])
    #expect(system.isBroken(equal))
    system._checkInvariants()
    system.setPriority(of: start, to: 20)
    #expect(!system.isBroken(equal))
    system._checkInvariants()
  }

  @Test mutating func `setAside lets another constraint give way instead`() {
    let twoHundred = system.add([width: 1], .equal, 200)
    let wish = system.add([width: 1], .equal, 150, priority: 750)
    let hundred = system.add([width: 1], .equal, 100)
    #expect(system.isBroken(hundred))
    let succeeds = system.setAside(twoHundred, insteadOf: hundred)
    #expect(succeeds)
    system._checkInvariants()
    #expect(system.isBroken(twoHundred))
    #expect(!system.isBroken(hundred))
    #expect(system.value(of: width) == 100)
    system.remove(hundred)
    #expect(!system.isBroken(twoHundred))
    #expect(system.value(of: width) == 200)
    system.remove(twoHundred)
    #expect(system.value(of: width) == 150 || !system.isBroken(wish))
    system._checkInvariants()
  }

  @Test
  mutating func `retry restores a constraint that fits, or reports a new conflict`() {
    let hundred = system.add([width: 1], .equal, 100)
    let most = system.add([width: 1], .lessThanOrEqual, 180)
    let twoHundred = system.add([width: 1], .equal, 200)
    let least = system.add([width: 1], .greaterThanOrEqual, 150)
    let isEnough = system.setAside(hundred, insteadOf: twoHundred)
    #expect(!isEnough)
    #expect(system.isBroken(least))
    _ = system.drainConflicts()
    let succeeds = system.retry(least)
    #expect(succeeds)
    #expect(!system.isBroken(least))
    #expect((150...180).contains(system.value(of: width)))
    let fits = system.retry(twoHundred)
    #expect(!fits)
    #expect(system.isBroken(twoHundred))
    #expect(system.drainConflicts() == [.init(broken: twoHundred, others: [most])])
    system._checkInvariants()
  }

  @Test mutating func `setAside isn't enough while the constraint also conflicts with others`() {
    let least = system.add([width: 1], .greaterThanOrEqual, 80)
    let equal = system.add([width: 1], .equal, 100)
    let most = system.add([width: 1], .lessThanOrEqual, 50)
    #expect(system.drainConflicts().map(\.broken) == [most])
    let isEnough = system.setAside(equal, insteadOf: most)
    expectEqual(
      (isEnough, false),
      (system.drainConflicts(), [.init(broken: most, others: [least])]))
    let succeeds = system.setAside(least, insteadOf: most)
    #expect(succeeds)
    #expect(system.value(of: width) <= 50)
    #expect(system.isBroken(equal))
    #expect(system.isBroken(least))
    system._checkInvariants()
    system.remove(most)
    #expect(!system.isBroken(equal))
    #expect(!system.isBroken(least))
    #expect(system.value(of: width) == 100)
  }

  @Test mutating func `removing a constraint discards its conflicts`() {
    let hundred = system.add([width: 1], .equal, 100)
    system.add([width: 1], .equal, 200)
    system.remove(hundred)
    #expect(system.drainConflicts().isEmpty)
  }
}
