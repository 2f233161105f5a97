/// How scrolling slows down after the finger has lifted: the velocity is multiplied by the same rate every millisecond.
///
/// ```swift
/// let rest = Deceleration.normal.target(from: offset, velocity: 1200)
/// let curve = Deceleration.normal.curve(from: offset, velocity: 1200, to: snapped)
/// ```
///
/// Positions are points, velocities points per second, times seconds, on one axis. `UIScrollView` reports velocities in
/// points per *millisecond* to `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and to layouts: divide
/// by 1000 for those.
///
/// The law is x(t) = x₀ + (v₀ / 1000) · (dᵗ − 1) / ln d with t in milliseconds (I. Lobanov, "Deceleration mechanics of
/// UIScrollView"). WWDC18 session 803 sums the same steps discretely, v₀ / 1000 · d / (1 − d), and lands 0.1 % short of
/// it.
public struct Deceleration: Hashable, Sendable {
  /// The share of the velocity that a millisecond leaves, between 0 and 1, as in
  /// `UIScrollView.DecelerationRate.rawValue`.
  public let rate: Double

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)

  /// Traps where `rate` does not lie between 0 and 1, both excluded.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Deceleration.rate must lie between 0 and 1, both excluded")
    self.rate = rate
  }

  /// The same as a rate of decay per second: velocity falls as e^(−decay · t). 2.0 for normal, 10.05 for fast.
  public var decay: Double { -1000 * Maths.logarithm(rate) }

  /// How far the flick goes in all.
  public func distance(velocity: Double) -> Double { velocity / decay }

  /// Where the flick comes to rest.
  public func target(from start: Double, velocity: Double) -> Double { start + velocity / decay }

  /// The velocity that comes to rest exactly `distance` away.
  public func velocity(toTravel distance: Double) -> Double { distance * decay }

  /// How far the flick has come after `time` seconds.
  public func distance(after time: Double, velocity: Double) -> Double {
    velocity / decay * (1 - Maths.exponential(-decay * max(0, time)))
  }

  /// What is left of the velocity after `time` seconds.
  public func velocity(after time: Double, velocity: Double) -> Double {
    velocity * Maths.exponential(-decay * max(0, time))
  }

  /// Seconds until the flick has come `distance` far, or nil where it never does: too slow, or the other way.
  public func time(toTravel distance: Double, velocity: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let share = distance / self.distance(velocity: velocity)
    guard share > 0, share < 1 else { return nil }
    return -Maths.logarithm(1 - share) / decay
  }

  /// Seconds until what is left of the way is at most `tolerance` points. It never ends in theory; half a point is
  /// where a scroll view may stop.
  public func duration(velocity: Double, tolerance: Double = 0.5) -> Double {
    precondition(tolerance > 0, "Deceleration.duration's tolerance must be above 0")
    let distance = distance(velocity: velocity).magnitude
    return distance <= tolerance ? 0 : Maths.logarithm(distance / tolerance) / decay
  }

  /// The curve from `start` with `velocity` to rest, ending exactly at `target`, or at the natural end without one.
  public func curve(from start: Double, velocity: Double, to target: Double? = nil) -> DecelerationCurve {
    DecelerationCurve(deceleration: self, start: start, velocity: velocity, target: target)
  }
}
