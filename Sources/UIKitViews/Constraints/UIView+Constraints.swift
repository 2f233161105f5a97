import ConstraintSolver
import Foundation

extension UIView {
  /// The active constraints installed on the view.
  public var constraints: [NSLayoutConstraint] { constraining?.installed.filter { !$0.isInternal } ?? [] }

  /// Activates a constraint and installs it on this view. Items outside the view are an error. Setting
  /// `isActive` finds the view automatically.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container == nil else { return }
    let isInside = [constraint.first, constraint.second].allSatisfy {
      $0.isNothing || $0.owner?.isDescendant(of: self) ?? false
    }
    guard isInside else {
      return UIKitException.raise(
        .invalidArgument,
        "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's items "
          + "must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved "
          + "before the view hierarchy is assembled.")
    }
    constraint.activate(installedOn: self)
  }
  /// Calls ``addConstraint(_:)`` for each.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { addConstraint(one) }
  }
  /// Deactivates a constraint installed on the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }
  /// Calls ``removeConstraint(_:)`` for each.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }
}

extension NSLayoutConstraint {
  func mentions(insideOf view: UIView) -> Bool {
    [first, second].contains { side in
      [side.start, side.end, side].contains { $0?.owner?.isDescendant(of: view) ?? false }
    }
  }

  func mentions(_ item: AnyObject) -> Bool {
    [first, second].contains { side in
      [side.start, side.end, side].contains { $0?.item === item }
    }
  }
}

/// The constraint data of a view. Views unrelated to constraints have none.
final class ViewConstraints {
  var installed: [NSLayoutConstraint] = []
  var engine: ConstraintEngine?
  var item: ConstraintItem?
  var margins = MarginSettings()
  /// The number of superviews' constraints that mention the view or its contents.
  var passing = 0
  /// The number of superviews' constraints that mention the contents.
  var crossings = 0
  var priorities: ContentPriorities?
  var needsUpdate = false
  var hasMoves = false
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetLayoutGuide?
  var safeAreaGuide: InsetLayoutGuide?
  var readableGuide: InsetLayoutGuide?
  var scrollGuides: ScrollLayoutGuides?
  /// The cost of a point by which the view's length in its stack differs from its contents. The view with the
  /// least weight gives way first.
  var weight = 0.0
  /// The zoom scale in a scroll view. Constraints outside the view use its size times this scale.
  var scale: CGFloat = 1
  var hidesLater = false
  weak var stack: UIStackView?

  var engineInside: ConstraintEngine? { engine ?? item?.engine ?? installed.first?.engine }
}

struct ContentPriorities {
  var horizontalHugging: Float = 250
  var verticalHugging: Float = 250
  var horizontalResistance: Float = 750
  var verticalResistance: Float = 750
}

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
