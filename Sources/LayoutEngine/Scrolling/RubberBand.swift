/// The resistance beyond an edge: the farther the finger pulls, the less the content follows, and never by more than
/// the view's extent.
///
/// Shown = (1 − 1 / (x · c / d + 1)) · d for x points pulled past the edge of a view d points long. The function and c
/// = 0.55 are the ones known of `UIScrollView`.
public struct RubberBand: Hashable, Sendable {
  /// c: the share of the finger's movement that shows right at the edge.
  public let coefficient: Double

  /// Traps where the coefficient is not above 0 and finite.
  public init(coefficient: Double = 0.55) {
    precondition(
      coefficient > 0 && coefficient < .infinity, "RubberBand.coefficient must be above 0 and finite")
    self.coefficient = coefficient
  }

  /// How far beyond the edge the content shows when the finger has pulled it `overshoot` points beyond. Works both
  /// ways: a negative overshoot gives a negative distance. A view without extent shows none.
  public func shown(overshoot: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    let x = overshoot.magnitude * coefficient
    let shown = x < .infinity ? x * extent / (x + extent) : extent
    return overshoot < 0 ? -shown : shown
  }

  /// The inverse: how far the finger must have pulled for the content to show `shown` points beyond the edge. It is
  /// where a finger that catches a bouncing view goes on. Infinite from the view's extent on.
  public func overshoot(shown: Double, extent: Double) -> Double {
    let s = shown.magnitude
    guard s > 0 else { return 0 }
    let pulled: Double = s < extent ? s * extent / (coefficient * (extent - s)) : .infinity
    return shown < 0 ? -pulled : pulled
  }

  /// How fast the content goes on, by the finger's speed, when the finger has pulled it `overshoot` points beyond: c right at the
  /// edge, less and less beyond. 1 within the edges, at 0.
  public func slope(overshoot: Double, extent: Double) -> Double {
    guard overshoot != 0, extent > 0 else { return overshoot == 0 ? 1 : 0 }
    let stretched = 1 + overshoot.magnitude * coefficient / extent
    return coefficient / (stretched * stretched)
  }

  /// The offset to show for the one the finger asks for: unchanged within `range`, resisting beyond.
  public func offset(forDragged offset: Double, in range: ClosedRange<Double>, extent: Double) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + shown(overshoot: offset - edge, extent: extent)
  }

  /// The inverse: the offset the finger asks for when the view shows `offset`.
  public func draggedOffset(forShown offset: Double, in range: ClosedRange<Double>, extent: Double) -> Double
  {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + overshoot(shown: offset - edge, extent: extent)
  }
}
