import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests the documented behavior in small cases.
@Suite struct ConstraintSystemTests {
  @Test func `the example in the documentation is correct`() {
    var system = ConstraintSystem()
    let (left, width) = (system.addVariable(), system.addVariable())
    system.add([left: 1], .equal, 16)
    system.add([left: 1, width: 1], .lessThanOrEqual, 304)
    let wish = system.add([width: 1], .equal, 500, priority: 750)
    expectEqual((system.value(of: left), 16), (system.value(of: width), 288))
    system.setConstant(of: wish, to: 100)
    #expect(system.value(of: width) == 100)
  }

  @Test func `a thousand constraints don't outweigh one of the next higher priority`() {
    var system = ConstraintSystem()
    let width = system.addVariable()
    for _ in 0..<1000 { system.add([width: 1], .equal, 0, priority: 499.75) }
    system.add([width: 0.001], .equal, 1, priority: 500)
    system._checkInvariants()
    #expect(abs(system.value(of: width) - 1000) < 1e-6)
  }

  @Test func `at equal priority, the sum of the violations is minimized`() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    for target in [10.0, 20, 90] { system.add([x: 1], .equal, target, priority: 500) }
    #expect(system.value(of: x) == 20)
    let inequality = system.add([x: 1], .greaterThanOrEqual, 40, priority: 500)
    #expect((20...40).contains(system.value(of: x)))
    system.add([x: 1], .greaterThanOrEqual, 50, priority: 500)
    #expect((40...50).contains(system.value(of: x)))
    system.remove(inequality)
    #expect((20...50).contains(system.value(of: x)))
    system._checkInvariants()
  }

  @Test func `a variable repeated in an expression has the sum of its coefficients`() {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.add([x: 1, y: 3, x: 1], .equal, 10)
    system.add([y: 1, x: 2, y: -1], .equal, 8, priority: 5)
    #expect(system.value(of: x) == 4)
    #expect(abs(system.value(of: y) - 2.0 / 3) < 1e-12)
  }

  @Test func `an expression can have any number of terms`() {
    var system = ConstraintSystem()
    let parts = (0..<9).map { _ in system.addVariable() }
    var sum = LinearExpression()
    for part in parts { sum.add(1, part) }
    system.add(sum, .equal, 45)
    for (index, part) in parts.dropLast().enumerated() { system.add([part: 1], .equal, Double(index)) }
    #expect(system.value(of: parts[8]) == 17)
  }

  @Test(arguments: [Float(1000), 750])
  func `an undetermined variable keeps its value`(priority: Float) {
    var system = ConstraintSystem()
    let (left, width, right) = (system.addVariable(), system.addVariable(), system.addVariable())
    system.add([left: 1, width: 1, right: -1], .equal, 0)
    system.add([left: 1], .equal, 10)
    let wish = system.add([right: 1], .equal, 110, priority: priority)
    system.remove(wish)
    expectEqual((system.value(of: right), 110), (system.value(of: width), 100))
    #expect(!system.isDetermined(right))
    #expect(system.isDetermined(left))
    system._checkInvariants()
  }

  @Test(arguments: [5.0, 10])
  func `a variable that can move in only one direction isn't determined`(target: Double) {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let fixed = system.add([x: 1], .equal, target)
    system.add([x: 1], .greaterThanOrEqual, 5)
    system.add([x: 1], .lessThanOrEqual, 10)
    system.remove(fixed)
    #expect(system.value(of: x) == target)
    #expect(!system.isDetermined(x))
  }

  @Test(
    arguments: [
      // The coefficient and the constraint count of the moving variable, then of the other.
      (1, 1, 1, 3), (1, 1, 2, 3), (1, 1, 0.25, 1), (1, 3, 1e-6, 0),
    ] as [(Double, Int, Double, Int)])
  func `the free variable with the fewest constraints moves, then the nearest one`(
    coefficient: Double, count: Int, otherCoefficient: Double, otherCount: Int
  ) {
    for (isLater, isLast) in [(false, false), (false, true), (true, false), (true, true)] {
      var system = ConstraintSystem()
      let (first, second) = (system.addVariable(), system.addVariable())
      let (moving, staying) = isLater ? (second, first) : (first, second)
      for (variable, count) in [(moving, count), (staying, otherCount)] {
        for _ in 0..<count { system.add([variable: 1], .lessThanOrEqual, 1000) }
      }
      let sum: LinearExpression =
        isLast
        ? [staying: otherCoefficient, moving: coefficient] : [moving: coefficient, staying: otherCoefficient]
      system.add(sum, .equal, 10)
      expectEqual((system.value(of: moving), 10 / coefficient), (system.value(of: staying), 0))
      system._checkInvariants()
    }
  }

  @Test func `a released variable stops at the first of many limits in one pivot`() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    let fixed = system.add([x: 1], .equal, 0)
    for limit in (1...50).reversed() { system.add([x: 1], .lessThanOrEqual, Double(limit)) }
    system.add([x: 1], .equal, 1000, priority: 1)
    let pivots = system.storage.tableau.pivotCount
    system.remove(fixed)
    expectEqual((system.value(of: x), 1), (system.storage.tableau.pivotCount, pivots + 1))
  }

  @Test func `forEachChange reports only changed values, and only once`() {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    func told() -> [ConstraintSystem.Variable: Double] {
      var told: [ConstraintSystem.Variable: Double] = [:]
      system.forEachChange { told[$0] = $1 }
      return told
    }
    #expect(told().isEmpty)
    let wish = system.add([x: 1], .equal, 5)
    system.add([y: 1, x: -1], .equal, 1)
    #expect(told() == [x: 5, y: 6])
    #expect(told().isEmpty)
    system.add([y: 1], .greaterThanOrEqual, 2)
    #expect(told().isEmpty)
    system.setConstant(of: wish, to: 50)
    system.setConstant(of: wish, to: 5)
    #expect(told().isEmpty)
    system.setConstant(of: wish, to: 7)
    #expect(told() == [x: 7, y: 8])
  }

  @Test func `an unused variable can be removed, and its storage is reused`() {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    let equal = system.add([x: 1, y: -1], .equal, 3)
    let five = system.add([y: 1], .equal, 5)
    system.remove(equal)
    system.remove(x)
    system._checkInvariants()
    let z = system.addVariable()
    #expect(z != x)
    #expect(system.value(of: z) == 0)
    system.add([z: 1, y: 1], .equal, 25)
    system.remove(five)
    #expect(system.value(of: z) + system.value(of: y) == 25)
    var told: Set<ConstraintSystem.Variable> = []
    system.forEachChange {
      told.insert($0); _ = $1
    }
    #expect(told == [y, z])
    system._checkInvariants()
  }

  @Test func `equal constraints don't conflict, and each holds without the others`() {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    let first = system.add([x: 1, y: 2], .equal, 30)
    let second = system.add([x: 0.5, y: 1], .equal, 15)
    let third = system.add([x: -2, y: -4], .lessThanOrEqual, -60)
    system.add([x: 1], .equal, 10)
    #expect(system.drainConflicts().isEmpty)
    #expect(system.value(of: y) == 10)
    system.remove(first)
    system._checkInvariants()
    #expect(system.value(of: y) == 10)
    #expect(system.isDetermined(y))
    system.remove(second)
    system._checkInvariants()
    #expect(system.value(of: y) == 10)
    #expect(!system.isDetermined(y))
    system.remove(third)
    system._checkInvariants()
  }

  @Test func `a constraint without variables holds or conflicts with itself`() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add([:], .equal, 0)
    system.add([x: 0], .lessThanOrEqual, 3)
    system.add([x: 1, x: -1], .greaterThanOrEqual, 1, priority: 5)
    #expect(system.drainConflicts().isEmpty)
    let impossible = system.add([x: 1, x: -1], .equal, 1)
    #expect(system.drainConflicts() == [.init(broken: impossible, others: [])])
    system.remove(impossible)
    system._checkInvariants()
  }

  @Test func `enormous constants don't affect other variables`() {
    var system = ConstraintSystem()
    let (x, y, z) = (system.addVariable(), system.addVariable(), system.addVariable())
    let most = system.add([x: 1], .lessThanOrEqual, .greatestFiniteMagnitude)
    system.add([x: 1], .equal, .greatestFiniteMagnitude, priority: 50)
    system.add([x: 1], .lessThanOrEqual, 1e7, priority: 500)
    system.add([y: 1], .equal, 1.0 / 3)
    system.add([z: 1, y: -1, x: -1], .equal, 0)
    expectEqual((system.value(of: x), 1e7), (system.value(of: y), 1.0 / 3))
    #expect(abs(system.value(of: z) - 1e7 - 1.0 / 3) < 1e-8)
    system.setConstant(of: most, to: -.greatestFiniteMagnitude)
    #expect(system.value(of: x) == -ConstraintSystem.maximumConstant)
    system.setConstant(of: most, to: 4)
    #expect(system.value(of: x) == 4)
    // Numbers of this size are rounded to 1e-4. No error may remain.
    #expect(abs(system.value(of: z) - 4 - 1.0 / 3) < 1e-9)
  }

  @Test func `priorities can be added and removed`() {
    var system = ConstraintSystem()
    let x = system.addVariable()
    system.add([x: 1], .equal, 1, priority: 1)
    for priority in 2...200 {
      let constraint = system.add([x: 1], .equal, Double(priority), priority: Float(priority))
      #expect(system.value(of: x) == Double(priority))
      if priority.isMultiple(of: 3) {
        system.remove(constraint)
        #expect(system.value(of: x) == Double(priority - 1))
      }
      if priority % 20 == 0 { system._checkInvariants() }
    }
  }

  @Test
  func `using a removed element traps, even if its storage is reused`()
    async
  {
    let constraint = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var system = ConstraintSystem()
      let x = system.addVariable()
      let first = system.add([x: 1], .equal, 5)
      system.remove(first)
      system.add([x: 1], .equal, 6)
      system.setConstant(of: first, to: 7)
    }
    let variable = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var system = ConstraintSystem()
      let x = system.addVariable()
      system.remove(x)
      _ = system.addVariable()
      _ = system.value(of: x)
    }
    for (result, kind) in [(constraint, "constraint"), (variable, "variable")] {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("The system has no such \(kind)"))
    }
  }
}
