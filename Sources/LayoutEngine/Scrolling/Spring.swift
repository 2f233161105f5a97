/// A damped spring in closed form, without stepping.
///
/// ```swift
/// let bounce = Spring(angularFrequency: 10)
/// let x = bounce.displacement(after: 0.1, from: -40, velocity: -900)
/// ```
///
/// A displacement is the distance from rest, in the caller's unit. Times are in seconds, and velocities are
/// in units per second.
public struct Spring: Hashable, Sendable {
  /// The undamped frequency, in radians per second. Above 0.
  public let angularFrequency: Double

  /// The damping ratio. Below 1, the spring swings. Above 1, it creeps.
  public let dampingRatio: Double

  /// The spring at a scroll view's edge. Recorded on UIKit (Vercantez/openuikit, iOS 26.1).
  public static let bounce = Spring(angularFrequency: 10.8)

  /// Creates a spring. Traps unless the frequency is above 0 and finite, and the ratio finite and not
  /// negative.
  public init(angularFrequency: Double, dampingRatio: Double = 1) {
    precondition(
      angularFrequency > 0 && angularFrequency < .infinity,
      "Spring.angularFrequency must be above 0 and finite")
    precondition(
      dampingRatio >= 0 && dampingRatio < .infinity, "Spring.dampingRatio must be finite and not negative")
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// Creates a spring from physical values, as in `UISpringTimingParameters`.
  public init(mass: Double, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0, "Spring.mass and stiffness must be above 0")
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Returns the distance from rest after `time` seconds. Velocities are per second.
  public func displacement(after time: Double, from displacement: Double, velocity: Double) -> Double {
    state(after: time, from: displacement, velocity: velocity).displacement
  }

  /// Returns the velocity, per second, after `time` seconds.
  public func velocity(after time: Double, from displacement: Double, velocity: Double) -> Double {
    state(after: time, from: displacement, velocity: velocity).velocity
  }

  /// Returns the displacement and the velocity for the cost of one of them.
  public func state(after time: Double, from displacement: Double, velocity: Double)
    -> (displacement: Double, velocity: Double)
  {
    guard time > 0 else { return (displacement, velocity) }
    let ω = angularFrequency
    let ζ = dampingRatio
    let decay = Maths.exponential(-ζ * ω * time)
    if ζ < 1 {
      let damped = ω * (1 - ζ * ζ).squareRoot()
      let b = (velocity + ζ * ω * displacement) / damped
      let (sine, cosine) = (Maths.sine(damped * time), Maths.cosine(damped * time))
      let swing = displacement * cosine + b * sine
      return (
        decay * swing,
        decay * (damped * (b * cosine - displacement * sine) - ζ * ω * swing)
      )
    }
    if ζ == 1 {
      let b = velocity + ω * displacement
      let line = displacement + b * time
      return (decay * line, decay * (b - ω * line))
    }
    let root = ω * (ζ * ζ - 1).squareRoot()
    let (slow, fast) = (root - ζ * ω, -root - ζ * ω)
    let b = (slow * displacement - velocity) / (slow - fast)
    let a = displacement - b
    let (slowDecay, fastDecay) = (Maths.exponential(slow * time), Maths.exponential(fast * time))
    return (a * slowDecay + b * fastDecay, a * slow * slowDecay + b * fast * fastDecay)
  }

  /// Returns the seconds until the spring, or its envelope if it swings, stays within `tolerance` of rest.
  /// The result is infinite without damping.
  public func settlingDuration(from displacement: Double, velocity: Double, tolerance: Double) -> Double {
    precondition(tolerance > 0, "Spring.settlingDuration's tolerance must be above 0")
    if dampingRatio < 1 {
      let ω = angularFrequency
      let decay = dampingRatio * ω
      guard decay > 0 else { return .infinity }
      let damped = ω * (1 - dampingRatio * dampingRatio).squareRoot()
      let b = (velocity + decay * displacement) / damped
      let amplitude = (displacement * displacement + b * b).squareRoot()
      return amplitude <= tolerance ? 0 : Maths.logarithm(amplitude / tolerance) / decay
    }
    return lastCrossing(of: tolerance, from: displacement, velocity: velocity)
  }

  /// After the only extremum, the distance shrinks, so doubling brackets the crossing.
  private func lastCrossing(of tolerance: Double, from displacement: Double, velocity: Double) -> Double {
    var low = 0.0
    if let extremum = timeOfExtremum(from: displacement, velocity: velocity),
      self.displacement(after: extremum, from: displacement, velocity: velocity).magnitude > tolerance
    {
      low = extremum
    } else if displacement.magnitude <= tolerance {
      return 0
    }
    var high = low + 1 / angularFrequency
    while self.displacement(after: high, from: displacement, velocity: velocity).magnitude > tolerance {
      (low, high) = (high, high + 2 * (high - low))
    }
    for _ in 0..<60 where high - low > 1e-9 {
      let middle = (low + high) / 2
      let isOutside =
        self.displacement(after: middle, from: displacement, velocity: velocity).magnitude > tolerance
      if isOutside { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the time at which the spring reverses, or `nil` if it never does.
  func timeOfExtremum(from displacement: Double, velocity: Double) -> Double? {
    let ω = angularFrequency
    let time: Double
    if dampingRatio == 1 {
      let b = velocity + ω * displacement
      guard b != 0 else { return nil }
      time = 1 / ω - displacement / b
    } else {
      let root = ω * (dampingRatio * dampingRatio - 1).squareRoot()
      let (slow, fast) = (root - dampingRatio * ω, -root - dampingRatio * ω)
      let b = (slow * displacement - velocity) / (slow - fast)
      let a = displacement - b
      let ratio = -(b * fast) / (a * slow)
      guard ratio > 0, ratio < .infinity else { return nil }
      time = Maths.logarithm(ratio) / (slow - fast)
    }
    return time > 0 ? time : nil
  }
}

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
  /// For damping ratios below 1, the swing after this duration is at most a thousandth of the distance. For
  /// ratios of at least 1, the duration is that of a critically damped spring of the frequency ω / ζ, rounded
  /// up to tenths.
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

/// UIKit's equation for the frequency of a spring that settles within a given duration, which is the unit of
/// time.
///
/// The part of the displacement that depends on the initial velocity shrinks to a thousandth. UIKit takes
/// twelve steps of Newton's method from a frequency of 5.
struct SettlingEquation {
  static let restingShare = 0.001

  /// The damping ratio, above 0 and at most 1.
  let dampingRatio: Double
  /// The initial velocity toward rest, in distances per duration.
  private let velocity: Double
  private let damping: Double

  private static let start = 5.0
  private static let steps = 12
  /// Down to this ratio, the frequency grows as the ratio shrinks.
  private static let leastDampingRatio = 0.00272
  private static let greatestVelocity = 0x1p50

  /// - Parameter velocity: An infinite velocity or NaN counts as 0.
  init(dampingRatio: Double, velocity: Double) {
    let greatest = Self.greatestVelocity
    self.dampingRatio = min(1, max(Self.leastDampingRatio, dampingRatio))
    self.velocity = velocity.isFinite ? min(greatest, max(-greatest, velocity)) : 0
    damping = (1 - self.dampingRatio * self.dampingRatio).squareRoot()
  }

  /// The frequency after UIKit's steps, or the least solution if that frequency is far from every solution.
  var frequency: Double {
    var frequency = Self.start
    for _ in 0..<Self.steps {
      let (share, slope) = share(at: frequency)
      frequency += (Self.restingShare - share.magnitude) / (share < 0 ? -slope : slope)
    }
    guard frequency > 0, frequency < .infinity else { return leastSolution }
    let share = share(at: frequency).value.magnitude
    return share > Self.restingShare / 2 && share < Self.restingShare * 2 ? frequency : leastSolution
  }

  private func share(at frequency: Double) -> (value: Double, slope: Double) {
    let decay = Maths.exponential(-dampingRatio * frequency)
    guard dampingRatio < 1 else {
      return ((1 + frequency - velocity) * decay, (velocity - frequency) * decay)
    }
    let share = dampingRatio - velocity / frequency
    let growth = velocity / (frequency * frequency) - dampingRatio * share
    return (share / damping * decay, growth / damping * decay)
  }

  /// With a positive velocity, the share shrinks to zero and then grows again.
  private var leastSolution: Double {
    func isSwinging(_ frequency: Double) -> Bool {
      share(at: frequency).value.magnitude >= Self.restingShare
    }
    var (low, high) = (0.0, dampingRatio < 1 ? velocity / dampingRatio : velocity - 1)
    if high <= 0 {
      high = 1
      while isSwinging(high) { high *= 2 }
    }
    for _ in 0..<200 where high - low > 1e-14 * high {
      let middle = (low + high) / 2
      if isSwinging(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
