/// The deceleration of scrolling after the finger lifts.
///
/// The velocity is multiplied by the same rate every millisecond. Below 10 points per second, contents stop.
///
/// ```swift
/// let target = Deceleration.normal.target(from: offset, velocity: 1200)
/// let curve = Deceleration.normal.curve(from: offset, velocity: 1200, to: snapped)
/// ```
///
/// Units are points, seconds, and points per second. `UIScrollView` reports points per *millisecond*.
///
/// Recorded on UIKit (Vercantez/openuikit, iOS 26.1): the delegate gets a target at a distance of (v − 10) /
/// decay. The contents move in steps, whose sum is (v − 10) / 1000 · d / (1 − d) for the rate d. They rest
/// 0.1% earlier.
public struct Deceleration: Hashable, Sendable {
  /// The share of the velocity left after a millisecond, as in `UIScrollView.DecelerationRate.rawValue`.
  public let rate: Double

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)

  /// The speed at which contents stop, in points per second.
  public static let restingSpeed = 10.0

  /// Creates a deceleration. Traps unless `rate` is above 0 and below 1.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Deceleration.rate must be above 0 and below 1")
    self.rate = rate
  }

  /// The decay per second: velocity falls as e^(−decay · t).
  public var decay: Double { -1000 * Maths.logarithm(rate) }

  /// The distance, in points, in which the speed falls by one point per second.
  var distancePerSpeed: Double { rate / (1 - rate) / 1000 }

  /// Returns the distance of a flick: 0 for velocities up to ``restingSpeed``.
  public func distance(velocity: Double) -> Double { Self.excess(velocity) * distancePerSpeed }

  /// Returns the target passed to the delegate. The flick itself ends at ``rest(from:velocity:)``.
  public func target(from start: Double, velocity: Double) -> Double { start + Self.excess(velocity) / decay }

  /// Returns the resting position of a flick.
  public func rest(from start: Double, velocity: Double) -> Double { start + distance(velocity: velocity) }

  /// Returns the velocity of a flick that rests exactly `distance` away.
  public func velocity(toTravel distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    let speed = distance.magnitude / distancePerSpeed + Self.restingSpeed
    return distance < 0 ? -speed : speed
  }

  /// Returns the distance of a flick within `time` seconds.
  public func distance(after time: Double, velocity: Double) -> Double {
    guard time < duration(velocity: velocity) else { return distance(velocity: velocity) }
    return distancePerSpeed * velocity * (1 - Maths.exponential(-decay * max(0, time)))
  }

  /// Returns the velocity after `time` seconds: 0 at rest.
  public func velocity(after time: Double, velocity: Double) -> Double {
    guard time > 0 else { return velocity }
    return time < duration(velocity: velocity) ? velocity * Maths.exponential(-decay * time) : 0
  }

  /// Returns the seconds until a flick has traveled `distance`, or `nil` if it never does.
  public func time(toTravel distance: Double, velocity: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let share = distance / distancePerSpeed / velocity
    guard share > 0, distance.magnitude <= self.distance(velocity: velocity).magnitude else { return nil }
    return -Maths.logarithm(1 - share) / decay
  }

  /// Returns the seconds until the speed has fallen to ``restingSpeed``.
  public func duration(velocity: Double) -> Double {
    max(0, Maths.logarithm(velocity.magnitude / Self.restingSpeed) / decay)
  }

  /// Returns the curve to `target`, or to the natural end if it's `nil`.
  public func curve(from start: Double, velocity: Double, to target: Double? = nil) -> DecelerationCurve {
    DecelerationCurve(deceleration: self, start: start, velocity: velocity, target: target)
  }

  static func excess(_ velocity: Double) -> Double {
    if velocity > restingSpeed { return velocity - restingSpeed }
    return velocity < -restingSpeed ? velocity + restingSpeed : 0
  }
}
