import ConstraintSolver
import Foundation

/// A guide that fills its view except for insets at the left and right, unless constraints define another
/// frame.
package final class DefaultLayoutGuide: UILayoutGuide {
  private let inset: CGFloat

  package init(inset: CGFloat) {
    self.inset = inset
    super.init()
  }

  package required init?(coder: NSCoder) { nil }

  package var isConstrained: Bool { constraintItem != nil }

  override func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem
    .Constraint]
  {
    let view = engine.item(for: item.view)
    let inset = Double(inset)
    return [
      engine.system.add([item.left: 1], .equal, inset, priority: 250),
      engine.system.add([item.left: 1, item.width: 1, view.width: -1], .equal, -inset, priority: 250),
      engine.system.add([item.top: 1], .equal, 0, priority: 250),
      engine.system.add([item.height: 1, view.height: -1], .equal, 0, priority: 250),
    ]
  }
}
