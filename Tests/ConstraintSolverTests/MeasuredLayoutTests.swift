import ConstraintSolver
import Testing

/// Widths from Apple's engine, recorded in the iPhone simulator (iOS 26; iamcgn/swiftui-web
/// `autolayout/priorities`, Vercantez/openuikit `layout_tiebreak_ios.json`).
@Suite struct MeasuredLayoutTests {
  @Test(
    arguments: [
      ([(.equal, 500, 999), (.lessThanOrEqual, 288, 1000)], 288),
      ([(.equal, 200, 250), (.equal, 100, 750)], 100),
      ([(.greaterThanOrEqual, 100, 750), (.equal, 50, 999)], 50),
      ([(.greaterThanOrEqual, 100, 999), (.equal, 50, 750)], 100),
    ] as [([(ConstraintSystem.Relation, Double, Float)], Double)])
  func `a constraint of higher priority wins, however far the others are violated`(
    constraints: [(ConstraintSystem.Relation, Double, Float)], expected: Double
  ) {
    for order in [constraints, constraints.reversed()] {
      var system = ConstraintSystem()
      let width = system.addVariable()
      for (relation, constant, priority) in order {
        system.add([width: 1], relation, constant, priority: priority)
      }
      system._checkInvariants()
      #expect(system.value(of: width) == expected)
    }
  }

  @Test(
    arguments: [
      (1000, 1000, 36, 1000, 36), (1000, 1000, 10, 1000, 10), (1000, 750, 36, 1000, 36),
      (999, 750, 36, 1000, 36),
      (1000, 750, 36, 999, 24), (1000, 750, 36, 500, 24), (250, 1000, 36, 998, 36), (250, 1000, 10, 998, 24),
    ] as [(Float, Float, Double, Float, Double)])
  func `content hugging and compression resistance apply at their priorities`(
    hugging: Float, resistance: Float, width: Double, priority: Float, expected: Double
  ) {
    // Content priorities of 1000 are above 999 and below a required constraint.
    func below(_ priority: Float) -> Float { min(priority, ConstraintSystem.required.nextDown) }
    var system = ConstraintSystem()
    let variable = system.addVariable()
    system.add([variable: 1], .lessThanOrEqual, 24, priority: below(hugging))
    system.add([variable: 1], .greaterThanOrEqual, 24, priority: below(resistance))
    system.add([variable: 1], .equal, width, priority: priority)
    system._checkInvariants()
    #expect(system.value(of: variable) == expected)
    #expect(system.drainConflicts().isEmpty)
  }

  @Test(arguments: [2, 3], [false, true])
  func `of views with equal hugging, the first one takes the space`(count: Int, isReversed: Bool) {
    var system = ConstraintSystem()
    let views = (0..<count).map { _ in (left: system.addVariable(), width: system.addVariable()) }
    let widths = [90.0, 70, 50]
    let order = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    for view in order { system.add([views[view].width: 1], .equal, widths[view], priority: 250) }
    system.add([views[0].left: 1], .equal, 20)
    for (view, next) in zip(views, views.dropFirst()) {
      system.add([next.left: 1, view.left: -1, view.width: -1], .equal, 24)
    }
    system.add([views[count - 1].left: 1, views[count - 1].width: 1], .equal, 373)
    system._checkInvariants()
    for view in order.dropFirst() { #expect(system.value(of: views[view].width) == widths[view]) }
    let others = order.dropFirst().reduce(0) { $0 + widths[$1] + 24 }
    #expect(system.value(of: views[order[0]].width) == 353 - others)
  }
}
