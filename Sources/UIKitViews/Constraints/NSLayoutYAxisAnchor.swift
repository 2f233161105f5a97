import Foundation

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
