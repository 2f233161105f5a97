/// The resistance beyond an edge: the farther the finger pulls, the less the content follows, and never by
/// more than the view's extent.
///
/// Shown = (1 − 1 / (x · c / d + 1)) · d for x points pulled past the edge of a view d points long. The
/// function and c = 0.55 are the ones known of `UIScrollView`.
public struct RubberBand: Hashable, Sendable {
  /// The coefficient c: the share of the finger's movement that shows right at the edge.
  public let coefficient: Double

  /// Creates a rubber band. Traps unless the coefficient is above 0 and finite. The default value is 0.55.
  public init(coefficient: Double = 0.55) {
    precondition(
      coefficient > 0 && coefficient < .infinity, "RubberBand.coefficient must be above 0 and finite")
    self.coefficient = coefficient
  }

  /// Returns the distance of the content beyond the edge when the finger has pulled it `overshoot` points
  /// beyond.
  ///
  /// A negative overshoot results in a negative distance. For a view without an extent, the distance is 0.
  public func shown(overshoot: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    let x = overshoot.magnitude * coefficient
    let shown = x < .infinity ? x * extent / (x + extent) : extent
    return overshoot < 0 ? -shown : shown
  }

  /// Returns the inverse: the finger's distance beyond the edge when the content shows `shown` points beyond
  /// it.
  ///
  /// A finger that catches a bouncing view continues from this distance. It is infinite from the view's
  /// extent on.
  public func overshoot(shown: Double, extent: Double) -> Double {
    let s = shown.magnitude
    guard s > 0 else { return 0 }
    let pulled: Double = s < extent ? s * extent / (coefficient * (extent - s)) : .infinity
    return shown < 0 ? -pulled : pulled
  }

  /// Returns the content's speed relative to the finger's when the finger has pulled it `overshoot` points
  /// beyond the edge.
  ///
  /// It's c right at the edge, and decreases beyond. Within the edges, at 0, it is 1.
  public func slope(overshoot: Double, extent: Double) -> Double {
    guard overshoot != 0, extent > 0 else { return overshoot == 0 ? 1 : 0 }
    let stretched = 1 + overshoot.magnitude * coefficient / extent
    return coefficient / (stretched * stretched)
  }

  /// Returns the offset to show for the offset of the finger: the same within `range`, with resistance
  /// beyond.
  public func offset(forDragged offset: Double, in range: ClosedRange<Double>, extent: Double) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + shown(overshoot: offset - edge, extent: extent)
  }

  /// Returns the inverse: the offset of the finger when the view shows `offset`.
  public func draggedOffset(forShown offset: Double, in range: ClosedRange<Double>, extent: Double) -> Double
  {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + overshoot(shown: offset - edge, extent: extent)
  }
}
