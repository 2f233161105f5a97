import Foundation

/// An attribute of a view or a guide, from which constraints are made. The subclasses tell apart what cannot be
/// compared: horizontal positions, vertical positions, and lengths.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  nonisolated deinit {}

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintSide, _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(side, relation, other, multiplier, constant)
    constraint.checkPair()
    return constraint
  }

  /// A constraint, not active yet: this = other.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.side)
  }
  /// A constraint, not active yet: this ≥ other.
  @discardableResult
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side)
  }
  /// A constraint, not active yet: this ≤ other.
  @discardableResult
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side)
  }
  /// A constraint, not active yet: this = other + constant, in points.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    constraint(.equal, anchor.side, 1, c)
  }
  /// A constraint, not active yet: this ≥ other + constant, in points.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, 1, c)
  }
  /// A constraint, not active yet: this ≤ other + constant, in points.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, 1, c)
  }

  /// The attribute's name.
  open var name: String { side.attribute.name }
  /// The view or the guide. Nil when it is gone.
  open var item: AnyObject? { side.item }
  /// The anchor as UIKit's messages have it. Off the main actor, the object's address.
  open nonisolated override var description: String {
    var text = super.description
    UIKitException.onMainActor {
      let item = side.item.map { NSLayoutConstraint.name(of: $0) } ?? "nil"
      text = "<\(type(of: self)):\(NSLayoutConstraint.address(of: self)) \"\(item).\(name)\">"
    }
    return text
  }

  /// The active constraints that mention the attribute's view or guide along its axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = side.owner, let axis = side.attribute.axis else { return [] }
    return view.constraintsMentioning(side.item ?? view, along: axis)
  }
  /// Whether other values of the attribute would be as good.
  open var hasAmbiguousLayout: Bool { side.owner?.isAmbiguous(side) ?? false }
}
