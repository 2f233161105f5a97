import Foundation

/// A vertical position: top, bottom, centre, baselines.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// The distance from this anchor to another, which can be compared with lengths.
  @discardableResult
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// Returns an inactive constraint that positions this anchor below another, at a multiple of the standard distance.
  ///
  /// The standard distance is 8 points. From or to a baseline of text, the fonts decide: two baselines are as far apart as those of two
  /// lines of one text, and an edge is the height of a line away. The constraint follows the fonts.
  @discardableResult
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, below: anchor, multiplier)
  }
  /// As ``constraint(equalToSystemSpacingBelow:multiplier:)``, or farther away.
  @discardableResult
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, below: anchor, multiplier)
  }
  /// As ``constraint(equalToSystemSpacingBelow:multiplier:)``, or nearer.
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
