/// The movement along one axis from the moment the finger lifts until rest: deceleration, the bounce at an edge, or the pull to
/// a chosen target.
///
/// ```swift
/// let proposed = ScrollPath.proposedTarget(from: offset, velocity: v, deceleration: .normal, in: range)
/// let path = ScrollPath(from: offset, velocity: v, to: snap(proposed), deceleration: .normal, in: range)
/// path.position(at: 0.1)
/// ```
///
/// Offsets are points, velocities points per second, times seconds since the finger left.
public struct ScrollPath: Hashable, Sendable {
  /// Where it comes to rest.
  public let target: Double

  private let curve: DecelerationCurve
  private let bounce: EdgeBounce?
  /// The seconds until the bounce takes over.
  private let bounceStart: Double
  private let deceleration: Deceleration
  private let isTargetChosen: Bool
  private let bounces: Bool
  /// The velocity with which a finger has released the contents. Nil for contents that were in motion already.
  private let releaseVelocity: Double?

  /// The target of a flick, as the delegate gets it: the end of the deceleration, clamped to `range`.
  public static func proposedTarget(
    from start: Double, velocity: Double, deceleration: Deceleration, in range: ClosedRange<Double>
  ) -> Double { clamp(deceleration.target(from: start, velocity: velocity), in: range) }

  /// - Parameters:
  ///   - start: the offset shown as the finger leaves; beyond `range` where an edge was pulled.
  ///   - velocity: of what is shown.
  ///   - target: where to end; nil, or the proposed target, for the natural end.
  ///   - deceleration: how what is shown slows down.
  ///   - range: the offsets at which contents may rest.
  ///   - bounces: whether the content goes beyond an edge before it returns, or stops there.
  public init(
    from start: Double, velocity: Double, to target: Double? = nil, deceleration: Deceleration,
    in range: ClosedRange<Double>, bounces: Bool = true
  ) {
    self.init(
      from: start, velocity: velocity, to: target, deceleration: deceleration, in: range, bounces: bounces,
      isReleased: true)
  }

  /// - Parameter isReleased: Whether a finger leaves the contents, or they are in motion already.
  private init(
    from start: Double, velocity: Double, to target: Double?, deceleration: Deceleration,
    in range: ClosedRange<Double>, bounces: Bool, isReleased: Bool
  ) {
    (self.deceleration, self.bounces) = (deceleration, bounces)
    releaseVelocity = isReleased ? velocity : nil
    let told = deceleration.target(from: start, velocity: velocity)
    let proposed = Self.clamp(told, in: range)
    // A layout that leaves the proposed target may have rounded it.
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
      // The delegate's target lies beyond the edge, but the contents rest a little before it.
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

  /// The rest of a bounce, by its spring alone.
  private init(_ bounce: EdgeBounce, like path: ScrollPath) {
    target = bounce.edge
    curve = path.curve
    (self.bounce, bounceStart) = (bounce, 0)
    deceleration = path.deceleration
    (isTargetChosen, releaseVelocity) = (false, nil)
    bounces = path.bounces
  }

  /// Where it is after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    guard let bounce, time >= bounceStart else { return curve.position(at: time) }
    guard bounces, time < duration() else { return bounce.edge }
    return bounce.position(at: time - bounceStart)
  }

  /// How fast it goes after `time` seconds, in points per second: 0 at rest.
  public func velocity(at time: Double) -> Double {
    guard let bounce, time >= bounceStart else { return curve.velocity(at: time) }
    return bounces && time < duration() ? bounce.velocity(at: time - bounceStart) : 0
  }

  /// Seconds until it rests at its target.
  public func duration() -> Double {
    guard let bounce else { return curve.duration() }
    return bounces ? bounceStart + bounce.duration : bounceStart
  }

  /// The rest of the movement from `time` on, after the content was moved to `offset` or its range changed: same velocity, same
  /// target relative to the content. Beyond an edge, it returns to that edge; on its way back to one, to where that is then. Before it has
  /// moved, it begins at the offset instead.
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
