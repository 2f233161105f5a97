import ConstraintSolver
import Foundation

extension UIView {
  /// The active constraints that mention the view along an axis.
  @discardableResult
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsMentioning(self, along: axis)
  }

  func constraintsMentioning(_ item: AnyObject, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var ancestor: UIView? = self
    while let view = ancestor {
      found += view.constraints.filter { $0.mentions(item) && $0.firstAttribute.axis == axis }
      ancestor = view.superview
    }
    return found.sorted { $0.serial < $1.serial }
  }

  /// `true` if the constraints allow other positions of the view. Costs more than a layout pass.
  public var hasAmbiguousLayout: Bool {
    guard let item = constraining?.item, item.role == .member, let engine = item.engine else { return false }
    return engine.isAmbiguous(item, along: .horizontal) || engine.isAmbiguous(item, along: .vertical)
  }

  /// Does nothing.
  public func exerciseAmbiguityInLayout() {}

  func isAmbiguous(_ side: ConstraintSide) -> Bool {
    guard let axis = side.attribute.axis,
      let item = side.guide?.constraintItem ?? side.view?.constraining?.item,
      let engine = item.engine
    else { return false }
    return engine.isAmbiguous(item, along: axis)
  }
}

extension ConstraintEngine {
  func isAmbiguous(_ item: ConstraintItem, along axis: NSLayoutConstraint.Axis) -> Bool {
    solve()
    let variables = axis == .horizontal ? [item.left, item.width] : [item.top, item.height]
    return variables.contains { !system.isDetermined($0) }
  }
}
