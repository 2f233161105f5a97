/// The movement along one axis from the moment the finger lifts until rest, in points and seconds.
///
/// ```swift
/// let proposed = ScrollPath.proposedTarget(from: offset, velocity: v, deceleration: .normal, in: range)
/// let path = ScrollPath(from: offset, velocity: v, to: snap(proposed), deceleration: .normal, in: range)
/// path.position(at: 0.1)
/// ```
public struct ScrollPath: Hashable, Sendable {
  /// The resting offset.
  public let target: Double

  private let curve: DecelerationCurve
  private let bounce: EdgeBounce?
  /// In seconds.
  private let bounceStart: Double
  private let deceleration: Deceleration
  private let isTargetChosen: Bool
  private let bounces: Bool
  /// The velocity at which the finger lifted, or `nil` for contents already in motion.
  private let releaseVelocity: Double?

  /// Returns the target passed to the delegate: the end of the deceleration, clamped to `range`.
  public static func proposedTarget(
    from start: Double, velocity: Double, deceleration: Deceleration, in range: ClosedRange<Double>
  ) -> Double { clamp(deceleration.target(from: start, velocity: velocity), in: range) }

  /// Creates a path for contents released by a finger.
  ///
  /// `start` is the offset shown as the finger lifts.
  /// `target` is the resting offset. `nil`, or the proposed target, leads to the natural end.
  /// `range` contains the offsets at which contents may rest.
  /// `bounces` is `true` if contents may go beyond an edge.
  public init(
    from start: Double, velocity: Double, to target: Double? = nil, deceleration: Deceleration,
    in range: ClosedRange<Double>, bounces: Bool = true
  ) {
    self.init(
      from: start, velocity: velocity, to: target, deceleration: deceleration, in: range, bounces: bounces,
      isReleased: true)
  }

  /// - Parameter isReleased: `false` if the contents are already in motion.
  private init(
    from start: Double, velocity: Double, to target: Double?, deceleration: Deceleration,
    in range: ClosedRange<Double>, bounces: Bool, isReleased: Bool
  ) {
    (self.deceleration, self.bounces) = (deceleration, bounces)
    releaseVelocity = isReleased ? velocity : nil
    let told = deceleration.target(from: start, velocity: velocity)
    let proposed = Self.clamp(told, in: range)
    // A layout that keeps the proposed target may have rounded it.
    if let target, !isReleased || (target - proposed).magnitude > 1e-6 {
      self.target = target
      isTargetChosen = true
      curve = deceleration.curve(from: start, velocity: velocity, to: target)
      (bounce, bounceStart) = (nil, 0)
      return
    }
    isTargetChosen = false
    let natural = deceleration.curve(from: start, velocity: velocity)
    if told == proposed {
      self.target = Self.clamp(natural.target, in: range)
      curve =
        self.target == natural.target
        ? natural : deceleration.curve(from: start, velocity: velocity, to: self.target)
      (bounce, bounceStart) = (nil, 0)
      return
    }
    self.target = proposed
    if let time = deceleration.time(toTravel: proposed - start, velocity: velocity) {
      curve = natural
      let speed = deceleration.velocity(after: time, velocity: velocity)
      (bounce, bounceStart) = (EdgeBounce(crossing: proposed, velocity: speed), time)
    } else if range.contains(start) {
      // The target before clamping is beyond the edge, but the deceleration would end just inside it.
      curve = deceleration.curve(from: start, velocity: velocity, to: proposed)
      (bounce, bounceStart) = (nil, 0)
    } else {
      curve = natural
      bounceStart = 0
      bounce =
        isReleased
        ? EdgeBounce(releasedAt: start, velocity: velocity, returningTo: proposed)
        : EdgeBounce(continuingAt: start, velocity: velocity, returningTo: proposed)
    }
  }

  private init(_ bounce: EdgeBounce, like path: ScrollPath) {
    target = bounce.edge
    curve = path.curve
    (self.bounce, bounceStart) = (bounce, 0)
    deceleration = path.deceleration
    (isTargetChosen, releaseVelocity) = (false, nil)
    bounces = path.bounces
  }

  /// Returns the position after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    guard let bounce, time >= bounceStart else { return curve.position(at: time) }
    guard bounces, time < duration() else { return bounce.edge }
    return bounce.position(at: time - bounceStart)
  }

  /// Returns the velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    guard let bounce, time >= bounceStart else { return curve.velocity(at: time) }
    return bounces && time < duration() ? bounce.velocity(at: time - bounceStart) : 0
  }

  /// Returns the seconds until rest.
  public func duration() -> Double {
    guard let bounce else { return curve.duration() }
    return bounces ? bounceStart + bounce.duration : bounceStart
  }

  /// Returns the rest of the movement, after the content was moved to `offset` or its range changed.
  ///
  /// The velocity and the target relative to the content stay the same. Contents beyond an edge return to the
  /// edge's new position. At time 0, the contents count as released at the offset.
  public func continued(at time: Double, from offset: Double, in range: ClosedRange<Double>) -> ScrollPath {
    let velocity = velocity(at: time)
    let shift = offset - position(at: time)
    if time <= 0, let releaseVelocity {
      return ScrollPath(
        from: offset, velocity: releaseVelocity,
        to: isTargetChosen ? Self.clamp(target + shift, in: range) : nil,
        deceleration: deceleration, in: range, bounces: bounces)
    }
    let isReturning = shift == 0 || velocity * (target - position(at: time)) > 0
    if let bounce, time >= bounceStart, isReturning || !range.contains(offset) {
      let edge = Self.clamp(range.contains(offset) ? bounce.edge + shift : offset, in: range)
      return ScrollPath(
        EdgeBounce(continuingAt: offset, velocity: velocity, returningTo: edge), like: self)
    }
    return ScrollPath(
      from: offset, velocity: velocity, to: isTargetChosen ? Self.clamp(target + shift, in: range) : nil,
      deceleration: deceleration, in: range, bounces: bounces, isReleased: false)
  }

  private static func clamp(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}
