import Foundation

/// A horizontal position: left, right, leading, trailing, centre.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// The distance from this anchor to another, which can be compared with lengths.
  @discardableResult
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// A constraint, not active yet: this anchor follows the other at `multiplier` times the standard distance of 8
  /// points.
  @discardableResult
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
  /// As ``constraint(equalToSystemSpacingAfter:multiplier:)``, or farther away.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
  /// As ``constraint(equalToSystemSpacingAfter:multiplier:)``, or nearer.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
}
