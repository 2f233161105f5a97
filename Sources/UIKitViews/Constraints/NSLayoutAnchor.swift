import Foundation

/// An attribute of a view or guide for creating constraints.
///
/// The subclasses separate attributes that can't be compared: horizontal positions, vertical positions, and
/// lengths.
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

  /// An inactive constraint: this = other.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.side)
  }
  /// An inactive constraint: this ≥ other.
  @discardableResult
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side)
  }
  /// An inactive constraint: this ≤ other.
  @discardableResult
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side)
  }
  /// An inactive constraint: this = other + constant, in points.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    constraint(.equal, anchor.side, 1, c)
  }
  /// An inactive constraint: this ≥ other + constant, in points.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, 1, c)
  }
  /// An inactive constraint: this ≤ other + constant, in points.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, 1, c)
  }

  /// The attribute's name.
  open var name: String { side.attribute.name }
  /// The view or guide, or `nil` after its deallocation.
  open var item: AnyObject? { side.item }
  /// A description in the form of UIKit's messages. Off the main actor, only the class and the address.
  open nonisolated override var description: String {
    var text = super.description
    UIKitException.onMainActor {
      let item = side.item.map { NSLayoutConstraint.name(of: $0) } ?? "nil"
      text = "<\(type(of: self)):\(NSLayoutConstraint.address(of: self)) \"\(item).\(name)\">"
    }
    return text
  }

  /// The active constraints that mention the view or guide along the attribute's axis.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = side.owner, let axis = side.attribute.axis else { return [] }
    return view.constraintsMentioning(side.item ?? view, along: axis)
  }
  /// `true` if other values would satisfy the constraints equally well.
  open var hasAmbiguousLayout: Bool { side.owner?.isAmbiguous(side) ?? false }
}
