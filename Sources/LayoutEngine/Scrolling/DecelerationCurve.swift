/// A scroll's movement to rest. It starts with the finger's velocity and ends exactly at its target, even one that a layout or a
/// delegate changed.
///
/// Pure deceleration is the motion of a critically damped spring that is released at exactly the velocity for which the spring's
/// two terms combine into one decay. So one formula serves all cases:
/// - the target is the natural one: plain deceleration;
/// - it is nearer: the same decay, faster;
/// - it is at most twice as far: the same decay, slower;
/// - it is farther still, or behind, or there is no velocity: a spring as quick as fast deceleration.
///
/// The velocity never jumps, and the curve never swings past a target ahead of it. Apple does not publish how it bends
/// its curve to a moved target; this rule is ours.
public struct DecelerationCurve: Hashable, Sendable {
  /// Where the scroll is at time 0, in points.
  public let start: Double
  /// Where it comes to rest.
  public let target: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// The spring that moves `position − target` to 0.
  public let spring: Spring

  init(deceleration: Deceleration, start: Double, velocity: Double, target: Double?) {
    let decay = deceleration.decay
    let target = target ?? start + velocity / decay
    let needed = target == start ? 0 : velocity / (target - start)
    self.start = start
    self.target = target
    self.velocity = velocity
    self.spring = Spring(
      angularFrequency: needed >= decay / 2 ? min(needed, 1e9) : max(decay, Deceleration.fast.decay))
  }

  /// Where the scroll is after `time` seconds.
  public func position(at time: Double) -> Double {
    target + spring.displacement(after: time, from: start - target, velocity: velocity)
  }

  /// How fast it is after `time` seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    spring.velocity(after: time, from: start - target, velocity: velocity)
  }

  /// Seconds until the scroll has come within `tolerance` points of its target for good.
  public func duration(tolerance: Double = 0.5) -> Double {
    spring.settlingDuration(from: start - target, velocity: velocity, tolerance: tolerance)
  }

  /// The first time at which the scroll stands at `position`, or nil where it never does. It is how a scroll view
  /// learns when to hand over to its bounce. The target itself is reached only in the limit: nil.
  public func time(reaching position: Double) -> Double? {
    if position == start { return 0 }
    let turn = spring.timeOfExtremum(from: start - target, velocity: velocity)
    if let turn, let time = crossing(of: position, between: 0, and: turn) { return time }
    return crossing(of: position, between: turn ?? 0, and: (turn ?? 0) + 40 / spring.angularFrequency)
  }

  /// The time at which a stretch on which the scroll only advances, or only returns, passes `position`.
  private func crossing(of position: Double, between from: Double, and to: Double) -> Double? {
    let (first, last) = (self.position(at: from) - position, self.position(at: to) - position)
    guard first * last <= 0, first != 0 else { return nil }
    guard position != target else { return nil }
    var (low, high) = (from, to)
    for _ in 0..<80 where high - low > 1e-12 {
      let middle = (low + high) / 2
      if (self.position(at: middle) - position) * first > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
