import ConstraintSolver
import Foundation

/// How a view lies by its constraints, for pictures of them.
package struct ConstraintMarks {
  /// The alignment rectangle, in the superview's coordinates.
  package var alignmentRect: CGRect
  /// The edges that could lie elsewhere, as far as the constraints say.
  package var ambiguousEdges: UIRectEdge
  /// Whether one of the constraints that mention the view gives way to others.
  package var isBroken: Bool
}

extension UIView {
  /// How the view lies by its constraints. Nil for views without any.
  package var constraintMarks: ConstraintMarks? {
    guard let item = constraining?.item, item.role == .member, let engine = item.engine else { return nil }
    engine.solve()
    return ConstraintMarks(
      alignmentRect: alignmentRect(forFrame: frame), ambiguousEdges: engine.ambiguousEdges(of: item),
      isBroken: positioningConstraints.contains { engine.isBroken($0) })
  }

  /// The constraints that mention the view, across and then down.
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
