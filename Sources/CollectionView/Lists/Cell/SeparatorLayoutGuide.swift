#if !os(iOS) && !os(tvOS) && !os(visionOS)
import ConstraintSolver
import Foundation

/// Where a list cell's separators lie from side to side. The app's constraints win over UIKit's edges.
final class SeparatorLayoutGuide: UILayoutGuide {
  /// Whether constraints of the app mention the guide.
  var isConstrained: Bool { constraintItem != nil }

  override func hold(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem.Constraint] {
    let cell = engine.item(for: item.view)
    let inset = Double(ListRowParts.inset)
    return [
      engine.system.add([item.left: 1], .equal, inset, priority: 250),
      engine.system.add([item.left: 1, item.width: 1, cell.width: -1], .equal, -inset, priority: 250),
      engine.system.add([item.top: 1], .equal, 0, priority: 250),
      engine.system.add([item.height: 1, cell.height: -1], .equal, 0, priority: 250),
    ]
  }
}
#endif
