/// The movement of a scroll to rest.
///
/// The curve starts with the finger's velocity and ends exactly at its target:
///
/// - The natural target: plain deceleration, which stops at ``Deceleration/restingSpeed``.
/// - A nearer target: a faster decay.
/// - A target at most twice as far away: a slower decay.
/// - Any other target, or contents slower than the resting speed: a spring.
///
/// The curve never swings past a target ahead of it. This rule is ours, because Apple's isn't published.
public struct DecelerationCurve: Hashable, Sendable {
  /// The position at time 0, in points.
  public let start: Double
  /// The resting position, in points.
  public let target: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  let motion: Motion
  private let end: Double

  enum Motion: Hashable, Sendable {
    /// The speed falls by 1 in `distancePerSpeed` points.
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

  /// Returns the position after `time` seconds.
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

  /// Returns the velocity after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return velocity }
    guard time < end else { return 0 }
    switch motion {
    case .decay(let rate, _): return velocity * Maths.exponential(-rate * time)
    case .spring(let spring): return spring.velocity(after: time, from: start - target, velocity: velocity)
    }
  }

  /// Returns the seconds until rest.
  public func duration() -> Double { end }

  /// Returns the first time at `position`, or `nil` if there is none.
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

  /// The scroll must not reverse between these times.
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
