/// How scrolling slows down after the finger has lifted: the velocity is multiplied by the same rate every millisecond, until the
/// contents are slower than 10 points per second. There they stop.
///
/// ```swift
/// let target = Deceleration.normal.target(from: offset, velocity: 1200)
/// let curve = Deceleration.normal.curve(from: offset, velocity: 1200, to: snapped)
/// ```
///
/// Positions are points, velocities points per second, times seconds, on one axis. `UIScrollView` reports velocities in
/// points per *millisecond* to `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and to layouts: divide
/// by 1000 for those.
///
/// Recorded on UIKit (Vercantez/openuikit, iOS 26.1): the delegate gets a target at a distance of (v − 10) / decay, the closed form of the
/// motion. The contents move in steps of a millisecond. The sum of these is (v − 10) / 1000 · d / (1 − d), and so the contents rest 0.1 %
/// before the target. The axes are independent.
public struct Deceleration: Hashable, Sendable {
  /// The share of the velocity that a millisecond leaves, between 0 and 1, as in
  /// `UIScrollView.DecelerationRate.rawValue`.
  public let rate: Double

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normal = Deceleration(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fast = Deceleration(rate: 0.99)

  /// The speed at which contents stop, in points per second.
  public static let restingSpeed = 10.0

  /// Traps where `rate` does not lie between 0 and 1, both excluded.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "Deceleration.rate must lie between 0 and 1, both excluded")
    self.rate = rate
  }

  /// The same as a rate of decay per second: velocity falls as e^(−decay · t). 2.0 for normal, 10.05 for fast.
  public var decay: Double { -1000 * Maths.logarithm(rate) }

  /// The distance in which contents lose a point per second of their speed, in points: 0.499 for normal, 0.099 for fast.
  var distancePerSpeed: Double { rate / (1 - rate) / 1000 }

  /// The distance of a flick. It is 0 for velocities of up to ``restingSpeed``.
  public func distance(velocity: Double) -> Double { Self.excess(velocity) * distancePerSpeed }

  /// The target of a flick, as the delegate gets it. Unless the delegate changes it, the flick ends at ``rest(from:velocity:)``.
  public func target(from start: Double, velocity: Double) -> Double { start + Self.excess(velocity) / decay }

  /// The position at which a flick comes to rest.
  public func rest(from start: Double, velocity: Double) -> Double { start + distance(velocity: velocity) }

  /// The velocity that comes to rest exactly `distance` away.
  public func velocity(toTravel distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    let speed = distance.magnitude / distancePerSpeed + Self.restingSpeed
    return distance < 0 ? -speed : speed
  }

  /// The distance of a flick within `time` seconds.
  public func distance(after time: Double, velocity: Double) -> Double {
    guard time < duration(velocity: velocity) else { return distance(velocity: velocity) }
    return distancePerSpeed * velocity * (1 - Maths.exponential(-decay * max(0, time)))
  }

  /// The velocity that is left after `time` seconds: 0 at rest.
  public func velocity(after time: Double, velocity: Double) -> Double {
    guard time > 0 else { return velocity }
    return time < duration(velocity: velocity) ? velocity * Maths.exponential(-decay * time) : 0
  }

  /// The seconds in which a flick travels `distance`. Nil if the flick is too slow for it or goes the other way.
  public func time(toTravel distance: Double, velocity: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let share = distance / distancePerSpeed / velocity
    guard share > 0, distance.magnitude <= self.distance(velocity: velocity).magnitude else { return nil }
    return -Maths.logarithm(1 - share) / decay
  }

  /// The seconds until the speed has fallen to ``restingSpeed``.
  public func duration(velocity: Double) -> Double {
    max(0, Maths.logarithm(velocity.magnitude / Self.restingSpeed) / decay)
  }

  /// The curve from `start` with `velocity` to rest, ending exactly at `target`, or at the natural end without one.
  public func curve(from start: Double, velocity: Double, to target: Double? = nil) -> DecelerationCurve {
    DecelerationCurve(deceleration: self, start: start, velocity: velocity, target: target)
  }

  /// The part of a velocity that is lost until rest.
  static func excess(_ velocity: Double) -> Double {
    if velocity > restingSpeed { return velocity - restingSpeed }
    return velocity < -restingSpeed ? velocity + restingSpeed : 0
  }
}
