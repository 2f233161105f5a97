extension Spring {
  /// Creates the spring of a block animation from the animation's duration, damping ratio, and initial
  /// velocity.
  ///
  /// With β = ζω and ω_d = ω√(1 − ζ²), the frequency ω solves |(β − v) / ω_d| · e^(−β · duration) = 0.001.
  /// With a damping ratio of 1, it solves |1 + (ω − v) · duration| · e^(−ω · duration) = 0.001. These are
  /// UIKit's equations.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds. Above 0. The frequency is the one for 0.01 to
  ///     10 seconds, as in UIKit: a longer animation has settled before its end.
  ///   - dampingRatio: A damping ratio above 1 counts as 1, one below 0.00272 as 0.00272.
  ///   - initialVelocity: The velocity toward rest, in distances from rest per second. An infinite velocity
  ///     or NaN counts as 0. The default value is 0.
  public init(settlingDuration duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    precondition(duration > 0, "Spring.settlingDuration must be above 0")
    let duration = min(10, max(0.01, duration))
    let equation = SettlingEquation(dampingRatio: dampingRatio, velocity: initialVelocity * duration)
    self.init(angularFrequency: equation.frequency / duration, dampingRatio: equation.dampingRatio)
  }

  /// Returns the duration of an animation with this spring, in seconds, like Core Animation's
  /// `settlingDuration`. It's infinite for an undamped spring.
  ///
  /// Below a damping ratio of 1, the swing can be at most a thousandth of the distance after this time. From
  /// 1 on, it's the time at which a critically damped spring of the frequency ω / ζ has come within a
  /// thousandth of the distance, rounded up to tenths of a second.
  ///
  /// - Parameter initialVelocity: The velocity toward rest, in distances from rest per second. The default
  ///   value is 0.
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    guard dampingRatio < 1 else {
      let critical = Spring(angularFrequency: max(.leastNormalMagnitude, angularFrequency / dampingRatio))
      let duration = critical.settlingDuration(
        from: 1, velocity: -initialVelocity, tolerance: SettlingEquation.restingShare)
      return (duration * 10).rounded(.up) / 10
    }
    let decay = dampingRatio * angularFrequency
    guard decay > 0 else { return .infinity }
    let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let amplitude = 1 + (decay - initialVelocity).magnitude / damped
    return Maths.logarithm(amplitude / SettlingEquation.restingShare) / decay
  }
}
