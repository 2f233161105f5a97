import ConstraintSolver
import Foundation

/// The layout of a view by constraints, for debug drawings.
package struct ConstraintMarks {
  /// The alignment rectangle, in the superview's coordinates.
  package var alignmentRect: CGRect
  /// The edges left ambiguous by the constraints.
  package var ambiguousEdges: UIRectEdge
  /// `true` if one of the view's constraints gives way to others.
  package var isBroken: Bool
}

extension UIView {
  /// The layout of the view by constraints, or `nil` for a view without constraints.
  package var constraintMarks: ConstraintMarks? {
    guard let item = constraining?.item, item.role == .member, let engine = item.engine else { return nil }
    engine.solve()
    return ConstraintMarks(
      alignmentRect: alignmentRect(forFrame: frame), ambiguousEdges: engine.ambiguousEdges(of: item),
      isBroken: positioningConstraints.contains { engine.isBroken($0) })
  }

  /// The constraints that mention the view: first horizontal, then vertical.
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
