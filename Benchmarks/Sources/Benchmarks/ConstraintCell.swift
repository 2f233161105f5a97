import ConstraintSolver

/// A typical cell: 12 views, each attached to an edge of the cell or of another view, with 41 constraints at
/// four priorities.
///
/// `kiwi_peer.cpp` has the same cell.
nonisolated struct ConstraintCell {
  static let constraintCount = 41

  struct View {
    let left, top, width, height: ConstraintSystem.Variable

    init(in system: inout ConstraintSystem) {
      left = system.addVariable()
      top = system.addVariable()
      width = system.addVariable()
      height = system.addVariable()
    }
  }

  private(set) var system = ConstraintSystem()
  let views: [View]
  private var text: ConstraintSystem.Constraint

  init(height: Double) {
    var system = ConstraintSystem()
    let views = (0..<12).map { _ in View(in: &system) }
    let cell = views[0]
    system.add([cell.left: 1], .equal, 0)
    system.add([cell.top: 1], .equal, 0)
    system.add([cell.width: 1], .equal, 375, priority: 999)
    for index in 1..<12 {
      let (view, before) = (views[index], views[index - 1])
      if index % 4 == 1 {
        system.add([view.left: 1, cell.left: -1], .equal, 16)
      } else {
        system.add([view.left: 1, before.left: -1, before.width: -1], .equal, 8)
      }
      if index <= 4 {
        system.add([view.top: 1, cell.top: -1], .equal, 8)
      } else {
        let above = views[index - 4]
        system.add([view.top: 1, above.top: -1, above.height: -1], .greaterThanOrEqual, 6)
      }
      system.add([view.width: 1], .equal, 40 + Double(index), priority: 250)
    }
    for view in [views[4], views[8], views[11]] {
      system.add([view.left: 1, view.width: 1, cell.left: -1, cell.width: -1], .lessThanOrEqual, -16)
    }
    system.add([views[11].top: 1, views[11].height: 1, cell.height: -1], .equal, -8, priority: 999)
    text = Self.wish(views[3], height, &system)
    (self.system, self.views) = (system, views)
  }

  private static func wish(
    _ view: View, _ height: Double, _ system: inout ConstraintSystem
  ) -> ConstraintSystem.Constraint {
    system.add([view.height: 1], .equal, height, priority: 750)
  }

  /// Replaces the constraint for the text's height.
  mutating func exchange(height: Double) {
    system.remove(text)
    text = Self.wish(views[3], height, &system)
  }

  /// Reads the changed values and returns their sum.
  mutating func read() -> Double {
    var sum = 0.0
    system.forEachChange { _, value in sum += value }
    return sum
  }
}
