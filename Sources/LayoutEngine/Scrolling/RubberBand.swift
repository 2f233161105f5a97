/// The resistance beyond an edge: the farther the finger pulls, the less the content follows. The content
/// moves by at most the view's extent.
///
/// `UIScrollView` is known to show (1 − 1 / (x · c / d + 1)) · d points for x points pulled past the edge of
/// a view that is d points long, with c = 0.55.
public struct RubberBand: Hashable, Sendable {
  /// The coefficient c: the share of the finger's movement shown at the edge.
  public let coefficient: Double

  /// Creates a rubber band. Traps unless the coefficient is above 0 and finite. The default value is 0.55.
  public init(coefficient: Double = 0.55) {
    precondition(
      coefficient > 0 && coefficient < .infinity, "RubberBand.coefficient must be above 0 and finite")
    self.coefficient = coefficient
  }

  /// Returns the content's distance beyond the edge for a finger `overshoot` points beyond it. Both may be
  /// negative.
  public func shown(overshoot: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    let x = overshoot.magnitude * coefficient
    let shown = x < .infinity ? x * extent / (x + extent) : extent
    return overshoot < 0 ? -shown : shown
  }

  /// Returns the finger's distance for contents `shown` points beyond the edge. It's infinite if `shown` is
  /// at least the view's extent.
  public func overshoot(shown: Double, extent: Double) -> Double {
    let s = shown.magnitude
    guard s > 0 else { return 0 }
    let pulled: Double = s < extent ? s * extent / (coefficient * (extent - s)) : .infinity
    return shown < 0 ? -pulled : pulled
  }

  /// Returns the content's speed relative to the finger's: 1 within the edges, c at the edge, and less
  /// beyond.
  public func slope(overshoot: Double, extent: Double) -> Double {
    guard overshoot != 0, extent > 0 else { return overshoot == 0 ? 1 : 0 }
    let stretched = 1 + overshoot.magnitude * coefficient / extent
    return coefficient / (stretched * stretched)
  }

  /// Returns the offset to show for the finger's offset, with resistance beyond `range`.
  public func offset(forDragged offset: Double, in range: ClosedRange<Double>, extent: Double) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + shown(overshoot: offset - edge, extent: extent)
  }

  /// Returns the finger's offset when the view shows `offset`.
  public func draggedOffset(forShown offset: Double, in range: ClosedRange<Double>, extent: Double) -> Double
  {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + overshoot(shown: offset - edge, extent: extent)
  }
}
