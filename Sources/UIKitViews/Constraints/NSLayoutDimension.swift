import Foundation

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
