/// The deceleration of scrolling after the finger lifts.
///
/// Every millisecond, the velocity is multiplied by the same rate, until the contents are slower than 10
/// points per second. There they stop.
///
/// ```swift
/// let target = Deceleration.normal.target(from: offset, velocity: 1200)
/// let curve = Deceleration.normal.curve(from: offset, velocity: 1200, to: snapped)
/// ```
///
/// Positions are in points, velocities in points per second, and times in seconds, on one axis.
/// `UIScrollView` reports velocities in points per *millisecond* to
/// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and to layouts. For those, divide by
/// 1000.
///
/// Recorded on UIKit (Vercantez/openuikit, iOS 26.1): the delegate gets a target at a distance of (v − 10) /
/// decay, the closed form of the motion. The contents move in steps of a millisecond. The sum of these steps
/// is (v − 10) / 1000 · d / (1 − d), so the contents rest 0.1 % before the target. The axes are independent.
public struct Deceleration: Hashable, Sendable {
  /// The share of the velocity left after a millisecond, between 0 and 1, as in
  /// `UIScrollView.DecelerationRate.rawValue`.
  public let rate: Double

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)

  /// The speed at which contents stop, in points per second.
  public static let restingSpeed = 10.0

  /// Creates a deceleration. Traps unless `rate` lies between 0 and 1, both excluded.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Deceleration.rate must lie between 0 and 1, both excluded")
    self.rate = rate
  }

  /// The rate as a decay per second: velocity falls as e^(−decay · t). 2.0 for normal, 10.05 for fast.
  public var decay: Double { -1000 * Maths.logarithm(rate) }

  /// The distance in which contents lose one point per second of their speed, in points: 0.499 for normal,
  /// 0.099 for fast.
  var distancePerSpeed: Double { rate / (1 - rate) / 1000 }

  /// Returns the distance of a flick. It is 0 for velocities of up to ``restingSpeed``.
  public func distance(velocity: Double) -> Double { Self.excess(velocity) * distancePerSpeed }

  /// Returns the target of a flick, as passed to the delegate. Unless the delegate changes it, the flick ends
  /// at ``rest(from:velocity:)``.
  public func target(from start: Double, velocity: Double) -> Double { start + Self.excess(velocity) / decay }

  /// Returns the position at which a flick comes to rest.
  public func rest(from start: Double, velocity: Double) -> Double { start + distance(velocity: velocity) }

  /// Returns the velocity of a flick for coming to rest exactly `distance` away.
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

  /// Returns the remaining velocity after `time` seconds: 0 at rest.
  public func velocity(after time: Double, velocity: Double) -> Double {
    guard time > 0 else { return velocity }
    return time < duration(velocity: velocity) ? velocity * Maths.exponential(-decay * time) : 0
  }

  /// Returns the seconds in which a flick travels `distance`, or `nil` if the flick is too slow for it or
  /// goes the other way.
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

  /// Returns the curve from `start` with `velocity` to rest, ending exactly at `target`, or at the natural
  /// end without a target.
  public func curve(from start: Double, velocity: Double, to target: Double? = nil) -> DecelerationCurve {
    DecelerationCurve(deceleration: self, start: start, velocity: velocity, target: target)
  }

  /// Returns the part of a velocity lost until rest.
  static func excess(_ velocity: Double) -> Double {
    if velocity > restingSpeed { return velocity - restingSpeed }
    return velocity < -restingSpeed ? velocity + restingSpeed : 0
  }
}
