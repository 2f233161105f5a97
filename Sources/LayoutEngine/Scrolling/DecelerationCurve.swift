/// The movement of a scroll to rest.
///
/// The curve starts with the finger's velocity and ends exactly at its target, even if a layout or a delegate
/// changed the target:
///
/// - The natural target: plain deceleration, which stops at ``Deceleration/restingSpeed``.
/// - A nearer target: the same law with a faster decay, which brings the contents to the target as their
///   speed falls to ``Deceleration/restingSpeed``.
/// - A target at most twice as far away: the same law with a slower decay.
/// - A target still farther away or in the opposite direction, or contents slower than the resting speed: a
///   spring as quick as fast deceleration.
///
/// The velocity never jumps at the start, and the curve never swings past a target ahead of it. Apple doesn't
/// publish its curve for a moved target; this rule is ours.
public struct DecelerationCurve: Hashable, Sendable {
  /// The position of the scroll at time 0, in points.
  public let start: Double
  /// The position at which the scroll comes to rest.
  public let target: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  let motion: Motion
  private let end: Double

  /// The law that the curve follows until it ends.
  enum Motion: Hashable, Sendable {
    /// The speed falls at a rate per second. `distancePerSpeed` is the distance in which it falls by 1, in
    /// points.
    case decay(rate: Double, distancePerSpeed: Double)
    /// A spring moves `position − target` to 0.
    case spring(Spring)
  }

  init(deceleration: Deceleration, start: Double, velocity: Double, target: Double?) {
    (self.start, self.velocity) = (start, velocity)
    let decay = deceleration.decay
    guard let target else {
      self.target = deceleration.rest(from: start, velocity: velocity)
      motion = .decay(rate: decay, distancePerSpeed: deceleration.distancePerSpeed)
      end = deceleration.duration(velocity: velocity)
      return
    }
    self.target = target
    let excess = Deceleration.excess(velocity)
    let needed = target == start ? 0 : excess / (target - start)
    if needed >= decay / 2 {
      let rate = min(needed, 1e9)
      motion = .decay(rate: rate, distancePerSpeed: 1 / rate)
      end = Maths.logarithm(velocity.magnitude / Deceleration.restingSpeed) / rate
    } else {
      let spring = Spring(angularFrequency: max(decay, Deceleration.fast.decay))
      motion = .spring(spring)
      end = spring.settlingDuration(
        from: start - target, velocity: velocity, tolerance: EdgeBounce.restingDistance)
    }
  }

  /// Returns the position of the scroll after `time` seconds.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < end else { return target }
    switch motion {
    case .decay(let rate, let distancePerSpeed):
      return start + distancePerSpeed * velocity * (1 - Maths.exponential(-rate * time))
    case .spring(let spring):
      return target + spring.displacement(after: time, from: start - target, velocity: velocity)
    }
  }

  /// Returns the velocity after `time` seconds, in points per second: 0 at rest.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return velocity }
    guard time < end else { return 0 }
    switch motion {
    case .decay(let rate, _): return velocity * Maths.exponential(-rate * time)
    case .spring(let spring): return spring.velocity(after: time, from: start - target, velocity: velocity)
    }
  }

  /// Returns the seconds until the scroll rests at its target.
  public func duration() -> Double { end }

  /// Returns the first time at which the scroll is at `position`, or `nil` if it never is.
  public func time(reaching position: Double) -> Double? {
    if position == start { return 0 }
    switch motion {
    case .decay: return crossing(of: position, between: 0, and: end)
    case .spring(let spring):
      let turn = spring.timeOfExtremum(from: start - target, velocity: velocity)
      guard let turn, turn < end else { return crossing(of: position, between: 0, and: end) }
      return crossing(of: position, between: 0, and: turn) ?? crossing(of: position, between: turn, and: end)
    }
  }

  /// Returns the time at which the scroll passes `position` during a period in which it only advances or only
  /// returns.
  private func crossing(of position: Double, between from: Double, and to: Double) -> Double? {
    let (first, last) = (self.position(at: from) - position, self.position(at: to) - position)
    guard first * last <= 0, first != 0 else { return nil }
    var (low, high) = (from, to)
    for _ in 0..<80 where high - low > 1e-12 {
      let middle = (low + high) / 2
      if (self.position(at: middle) - position) * first > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
