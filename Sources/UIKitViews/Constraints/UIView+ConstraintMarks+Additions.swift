import ConstraintSolver
import Foundation

package struct ConstraintMarks {
  package var alignmentRect: CGRect
  package var ambiguousEdges: UIRectEdge
  package var isBroken: Bool
}

extension UIView {
  package var constraintMarks: ConstraintMarks? {
    guard let item = constraining?.item, item.role == .member, let engine = item.engine else { return nil }
    engine.solve()
    return ConstraintMarks(
      alignmentRect: alignmentRect(forFrame: frame), ambiguousEdges: engine.ambiguousEdges(of: item),
      isBroken: positioningConstraints.contains { engine.isBroken($0) })
  }

  var positioningConstraints: [NSLayoutConstraint] {
    constraintsAffectingLayout(for: .horizontal) + constraintsAffectingLayout(for: .vertical)
  }
}

extension ConstraintEngine {
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.engine === self, let handle = handle(of: constraint) else { return false }
    return system.isBroken(handle)
  }

  func ambiguousEdges(of item: ConstraintItem) -> UIRectEdge {
    var edges: UIRectEdge = []
    if !system.isDetermined([item.left: 1]) { edges.insert(.left) }
    if !system.isDetermined([item.left: 1, item.width: 1]) { edges.insert(.right) }
    if !system.isDetermined([item.top: 1]) { edges.insert(.top) }
    if !system.isDetermined([item.top: 1, item.height: 1]) { edges.insert(.bottom) }
    return edges
  }
}
