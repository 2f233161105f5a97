import Foundation

/// A vertical position: top, bottom, centre, baselines.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// The distance from this anchor to another, which can be compared with lengths.
  @discardableResult
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// A constraint, not active yet: this anchor lies below the other at `multiplier` times the standard distance of
  /// 8 points.
  @discardableResult
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
  /// As ``constraint(equalToSystemSpacingBelow:multiplier:)``, or farther away.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
  /// As ``constraint(equalToSystemSpacingBelow:multiplier:)``, or nearer.
  @discardableResult
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, 1, UIView.standardSpacing * multiplier)
  }
}
