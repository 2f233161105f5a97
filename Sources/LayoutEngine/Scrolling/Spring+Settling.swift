extension Spring {
  /// Creates the spring of a block animation with UIKit's equations.
  ///
  /// With β = ζω and ω_d = ω√(1 − ζ²), the frequency ω solves |(β − v) / ω_d| · e^(−β · duration) = 0.001.
  /// With a damping ratio of 1, it solves |1 + (ω − v) · duration| · e^(−ω · duration) = 0.001.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. Must be above 0, and is clamped to 0.01 … 10.
  ///   - dampingRatio: The damping ratio, clamped to 0.00272 … 1.
  ///   - initialVelocity: The velocity toward rest, in distances per second. Infinity and NaN count as 0.
  public init(settlingDuration duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    precondition(duration > 0, "Spring.settlingDuration must be above 0")
    let duration = min(10, max(0.01, duration))
    let equation = SettlingEquation(dampingRatio: dampingRatio, velocity: initialVelocity * duration)
    self.init(angularFrequency: equation.frequency / duration, dampingRatio: equation.dampingRatio)
  }

  /// Returns the duration of an animation, in seconds, like Core Animation's `settlingDuration`. It's
  /// infinite for an undamped spring.
  ///
  /// For damping ratios below 1, the swing after this duration is at most a thousandth of the distance. From
  /// 1 on, the duration is that of a critically damped spring of the frequency ω / ζ, rounded up to tenths.
  ///
  /// - Parameter initialVelocity: The initial velocity toward rest, in distances per second.
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
