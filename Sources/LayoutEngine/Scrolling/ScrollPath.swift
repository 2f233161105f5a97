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
  private let bounce: Bounce?
  private let deceleration: Deceleration
  private let isTargetChosen: Bool
  private let bounces: Bool

  /// The part of the way that a spring at an edge makes.
  private struct Bounce: Hashable, Sendable {
    let start: Double
    let edge: Double
    let displacement: Double
    let velocity: Double
  }

  /// Where a flick ends without a chosen target: where deceleration ends, clamped to `range`.
  public static func proposedTarget(
    from start: Double, velocity: Double, deceleration: Deceleration, in range: ClosedRange<Double>
  ) -> Double { clamp(deceleration.target(from: start, velocity: velocity), in: range) }

  /// - Parameters:
  ///   - start: the offset shown as the finger leaves; beyond `range` where an edge was pulled.
  ///   - velocity: of what is shown.
  ///   - target: where to end; nil for the natural end.
  ///   - deceleration: how what is shown slows down.
  ///   - range: the offsets at which contents may rest.
  ///   - bounces: whether the content goes beyond an edge before it returns, or stops there.
  public init(
    from start: Double, velocity: Double, to target: Double? = nil, deceleration: Deceleration,
    in range: ClosedRange<Double>, bounces: Bool = true
  ) {
    let natural = deceleration.target(from: start, velocity: velocity)
    let proposed = Self.clamp(natural, in: range)
    self.deceleration = deceleration
    self.bounces = bounces
    if let target, target != proposed {
      self.target = target
      isTargetChosen = true
      curve = deceleration.curve(from: start, velocity: velocity, to: target)
      bounce = nil
      return
    }
    self.target = proposed
    isTargetChosen = false
    curve = deceleration.curve(from: start, velocity: velocity)
    guard natural != proposed else {
      bounce = nil
      return
    }
    // Beyond the edge and not returning by itself, or on the way out: from the edge on, the spring takes over.
    let time = deceleration.time(toTravel: proposed - start, velocity: velocity) ?? 0
    bounce = Bounce(
      start: time, edge: proposed, displacement: time > 0 ? 0 : start - proposed,
      velocity: deceleration.velocity(after: time, velocity: velocity))
  }

  /// The rest of a bounce, by its spring alone.
  private init(bouncingFrom start: Double, velocity: Double, to edge: Double, like path: ScrollPath) {
    target = edge
    curve = path.curve
    bounce = Bounce(start: 0, edge: edge, displacement: start - edge, velocity: velocity)
    deceleration = path.deceleration
    isTargetChosen = false
    bounces = path.bounces
  }

  /// Where it is after `time` seconds, in points.
  public func position(at time: Double) -> Double {
    guard let bounce, time >= bounce.start else { return curve.position(at: time) }
    guard bounces else { return bounce.edge }
    return bounce.edge
      + Spring.bounce.displacement(
        after: time - bounce.start, from: bounce.displacement, velocity: bounce.velocity)
  }

  /// How fast it goes after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    guard let bounce, time >= bounce.start else { return curve.velocity(at: time) }
    guard bounces else { return 0 }
    return Spring.bounce.velocity(
      after: time - bounce.start, from: bounce.displacement, velocity: bounce.velocity)
  }

  /// Seconds until it has come within `tolerance` points of its target for good.
  public func duration(tolerance: Double = 0.25) -> Double {
    guard let bounce else { return curve.duration(tolerance: tolerance) }
    guard bounces else { return bounce.start }
    return bounce.start
      + Spring.bounce.settlingDuration(
        from: bounce.displacement, velocity: bounce.velocity, tolerance: tolerance)
  }

  /// The rest of the movement from `time` on, after the content was moved to `offset` or its range changed: same velocity, same
  /// target relative to the content. Beyond an edge, it returns to that edge; on its way back to one, to where that is then.
  public func continued(at time: Double, from offset: Double, in range: ClosedRange<Double>) -> ScrollPath {
    let velocity = velocity(at: time)
    let shift = offset - position(at: time)
    let isReturning = shift == 0 || velocity * (target - position(at: time)) > 0
    if let bounce, time >= bounce.start, isReturning || !range.contains(offset) {
      let edge = Self.clamp(range.contains(offset) ? bounce.edge + shift : offset, in: range)
      return ScrollPath(bouncingFrom: offset, velocity: velocity, to: edge, like: self)
    }
    return ScrollPath(
      from: offset, velocity: velocity, to: isTargetChosen ? Self.clamp(target + shift, in: range) : nil,
      deceleration: deceleration, in: range, bounces: bounces)
  }

  private static func clamp(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}
