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

/// An anchor for a horizontal position: left, right, leading, trailing, or center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// The distance to another anchor, for comparison with lengths.
  @discardableResult
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// An inactive constraint: this anchor follows another at `multiplier` times the standard distance of 8
  /// points.
  @discardableResult
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
  /// The `≥` form of ``constraint(equalToSystemSpacingAfter:multiplier:)``.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
  /// The `≤` form of ``constraint(equalToSystemSpacingAfter:multiplier:)``.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
}

/// An anchor for a vertical position: top, bottom, center, or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// The distance to another anchor, for comparison with lengths.
  @discardableResult
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// An inactive constraint: this anchor is below another at a multiple of the standard distance.
  ///
  /// The standard distance is 8 points. At a text baseline, the fonts determine the distance: two baselines
  /// are as far apart as two lines of one text, and an edge is one line height away.
  @discardableResult
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, below: anchor, multiplier)
  }
  /// The `≥` form of ``constraint(equalToSystemSpacingBelow:multiplier:)``.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, below: anchor, multiplier)
  }
  /// The `≤` form of ``constraint(equalToSystemSpacingBelow:multiplier:)``.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, below: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    guard side.attribute.isBaseline || anchor.side.attribute.isBaseline, multiplier.isSane else {
      return constraint(relation, anchor.side, 1, UIView.standardSpacing * multiplier)
    }
    let constraint = constraint(relation, anchor.side)
    constraint.fontSpacing = multiplier
    return constraint
  }
}

/// An anchor for a length: width, height, or the distance between two anchors. Its methods return inactive
/// constraints.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  nonisolated deinit {}

  /// `this = constant`, in points.
  @discardableResult
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, ConstraintSide(), 1, c)
  }
  /// `this ≥ constant`, in points.
  @discardableResult
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, ConstraintSide(), 1, c)
  }
  /// `this ≤ constant`, in points.
  @discardableResult
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, ConstraintSide(), 1, c)
  }
  /// `this = multiplier · other`.
  @discardableResult
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, m)
  }
  /// `this ≥ multiplier · other`.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, m)
  }
  /// `this ≤ multiplier · other`.
  @discardableResult
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor.side, m)
  }
  /// `this = multiplier · other + constant`, in points.
  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, m, c)
  }
  /// `this ≥ multiplier · other + constant`, in points.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, m, c)
  }
  /// `this ≤ multiplier · other + constant`, in points.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, m, c)
  }
}
