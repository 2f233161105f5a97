import Foundation
import LayoutEngine
import UIKitAdditions

/// The duration of an animation, and its progress from 0 to 1, which can overshoot.
///
/// Progress has two components, because a spring can start with a velocity along each axis. The y component
/// applies to the y-coordinate of positions. The x component applies to all other values.
nonisolated struct AnimationTiming: Sendable {
  typealias Progress = SIMD2<Double>

  private enum Course: Sendable {
    case eased(TimingCurve)
    case thrown(x: ThrownSpring, y: ThrownSpring)
  }

  /// A spring that starts at progress 0.
  private struct ThrownSpring: Hashable, Sendable {
    let spring: Spring
    /// The velocity, in multiples of the total distance per second.
    let velocity: Double

    var duration: Double { spring.settlingDuration(initialVelocity: velocity) }

    func progress(after time: Double) -> Double {
      1 - spring.displacement(after: time, from: 1, velocity: -velocity)
    }

    func sped(up factor: Double) -> ThrownSpring {
      let (frequency, velocity) = (spring.angularFrequency * factor, velocity * factor)
      return ThrownSpring(
        spring: Spring(
          angularFrequency: min(.greatestFiniteMagnitude, max(.leastNormalMagnitude, frequency)),
          dampingRatio: spring.dampingRatio),
        velocity: velocity.isFinite ? velocity : 0)
    }
  }

  /// The duration, in seconds.
  let duration: Double
  private let course: Course

  private init(_ course: Course, duration: Double) { (self.course, self.duration) = (course, duration) }

  init(_ curve: TimingCurve, duration: Double) { self.init(.eased(curve), duration: max(0, duration)) }

  /// Uses the spring's own settling duration.
  init(_ spring: Spring, velocity: CGVector) {
    let velocity = Self.accepted(velocity)
    let x = ThrownSpring(spring: spring, velocity: velocity.dx)
    let y = ThrownSpring(spring: spring, velocity: velocity.dy)
    self.init(.thrown(x: x, y: y), duration: max(x.duration, y.duration))
  }

  /// Creates a spring that comes to rest within `duration`. Two axes need two springs, because the frequency
  /// depends on the velocity.
  init(settlingAfter duration: Double, dampingRatio: CGFloat, velocity: CGVector) {
    let velocity = Self.accepted(velocity)
    guard duration > 0, duration < .infinity else {
      self.init(.linear, duration: duration)
      return
    }
    func spring(_ velocity: Double) -> ThrownSpring {
      let spring = Spring(
        settlingDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
      return ThrownSpring(spring: spring, velocity: velocity)
    }
    let x = spring(velocity.dx)
    self.init(
      .thrown(x: x, y: velocity.dy == velocity.dx ? x : spring(velocity.dy)), duration: duration)
  }

  /// Creates a spring that, without damping, would oscillate once in `duration`. The bounce is 1 minus the
  /// damping ratio. A negative bounce is 1 divided by the damping ratio, minus 1.
  init(perceptualDuration duration: Double, bounce: CGFloat, velocity: CGVector) {
    let isPossible = bounce > -1 && bounce < 1
    if !isPossible {
      UIKitException.raiseOnAnyThread(
        "a spring's bounce must be above -1 and below 1, not \(bounce).")
    }
    guard duration > 0, duration < .infinity, isPossible else {
      self.init(.linear, duration: isPossible ? duration : 0)
      return
    }
    let dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let spring = Spring(angularFrequency: 2 * .pi / duration, dampingRatio: dampingRatio)
    self.init(spring, velocity: velocity)
  }

  /// Replaces infinite and NaN components by 0, with a warning. They can result from dividing by a distance
  /// of 0.
  static func accepted(_ velocity: CGVector) -> CGVector {
    guard !velocity.dx.isSane || !velocity.dy.isSane else { return velocity }
    UIKitException.warnOnAnyThread(
      "a spring's initial velocity must be finite, not \(velocity.message). Invalid components "
        + "count as 0.")
    return CGVector(dx: velocity.dx.isSane ? velocity.dx : 0, dy: velocity.dy.isSane ? velocity.dy : 0)
  }

  func lasting(_ duration: Double) -> AnimationTiming {
    guard duration != self.duration else { return self }
    switch course {
    case .eased(let curve): return AnimationTiming(curve, duration: duration)
    case .thrown(let x, let y):
      guard duration > 0, duration < .infinity else { return AnimationTiming(.linear, duration: duration) }
      let factor = self.duration / duration
      return AnimationTiming(.thrown(x: x.sped(up: factor), y: y.sped(up: factor)), duration: duration)
    }
  }

  /// Returns the progress at a fraction, which is limited to 0…1.
  func progress(at fraction: Double) -> Progress {
    guard fraction < 1 else { return [1, 1] }
    guard fraction > 0 else { return [0, 0] }
    switch course {
    case .eased(let curve): return Progress(repeating: curve.progress(at: fraction))
    case .thrown(let x, let y):
      let time = fraction * duration
      let progress = x.progress(after: time)
      return [progress, x == y ? progress : y.progress(after: time)]
    }
  }

  /// Returns the first fraction of the duration that reaches `progress`.
  func fraction(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    let steps = 64
    let reached = (1...steps).first { self.progress(at: Double($0) / Double(steps)).x >= progress } ?? steps
    var (low, high) = (Double(reached - 1) / Double(steps), Double(reached) / Double(steps))
    while high - low > 1e-14 {
      let middle = (low + high) / 2
      if self.progress(at: middle).x < progress { low = middle } else { high = middle }
    }
    return progress < 1 ? low : high
  }
}
