import Foundation

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
