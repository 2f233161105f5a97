import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
  /// Returns the remaining part of the swing in thousandths. UIKit's equation requires it to be one
  /// thousandth.
  private func share(_ spring: Spring, _ duration: Double, _ velocity: Double) -> Double {
    let (ω, ζ) = (spring.angularFrequency, spring.dampingRatio)
    let decay = exp(-ζ * ω * duration) * 1000
    guard ζ < 1 else { return abs(1 + (ω - velocity) * duration) * decay }
    return abs(ζ * ω - velocity) / (ω * sqrt(1 - ζ * ζ)) * decay
  }

  @Test(arguments: [0.003, 0.01, 0.1, 0.3, 0.5, 0.7, 0.99, 0.999], [0.1, 1, 3])
  func `without a velocity, the frequency follows the closed form`(ratio: Double, duration: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    let expected = log(1000 * ratio / sqrt(1 - ratio * ratio)) / (ratio * duration)
    #expect(abs(spring.angularFrequency / expected - 1) < 1e-6)
  }

  @Test func `a critically damped spring settles to a thousandth; ratios above 1 count as 1`() {
    let spring = Spring(settlingDuration: 0.5, dampingRatio: 1)
    #expect(abs(spring.displacement(after: 0.5, from: 1, velocity: 0) - 0.001) < 1e-9)
    #expect(Spring(settlingDuration: 0.5, dampingRatio: 1.4) == spring)
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.8, 0.95, 1], [0.05, 0.5, 1, 4])
  func `the frequency solves the equation for velocity and duration`(ratio: Double, duration: Double) {
    for velocity in [-50, -8, -2, -0.5, 0, 0.5, 1, 1.5, 4.5, 8, 30] {
      let velocity = velocity / duration
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
      let share = share(spring, duration, velocity)
      // With little damping, twelve steps from 5 don't quite converge.
      #expect(abs(share - 1) < (ratio < 0.1 ? 0.002 : 1e-4), "velocity \(velocity): \(share)")
    }
  }

  @Test(arguments: [-1.0, 0, 1e-300, 0.05, 0.5, 0.999999, 1, 1e300, .infinity])
  func `extreme or invalid numbers still make a valid spring`(ratio: Double) {
    let velocities = [1, 1.726, 1.75, 1.79, 2, 5, 1000, 1e6, 1e17, 1e300, .infinity]
    for duration in [Double.leastNonzeroMagnitude, 0.001, 1, 1e9, 1e308] {
      for velocity in velocities + velocities.map(-) + [.nan] {
        let spring = Spring(settlingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
        #expect((0.002...1).contains(spring.dampingRatio))
        #expect((1e-3...1e7).contains(spring.angularFrequency), "\(duration) \(velocity): \(spring)")
      }
    }
  }

  nonisolated struct Recorded: Sendable {
    var (ratio, duration, velocity, frequency): (Double, Double, Double, Double)
  }

  /// CosynPa/RevealSpringAnimation, UIKitDurationTests, iOS 14.4. For each ratio, the last entries are the
  /// lower solutions.
  nonisolated static let recorded = [
    Recorded(ratio: 0.1, duration: 10, velocity: 0.021, frequency: 4.563081181386087),
    Recorded(ratio: 0.1, duration: 10, velocity: 0.0243, frequency: 4.5553763212003435),
    Recorded(ratio: 0.1, duration: 10, velocity: 0.0224, frequency: 0.22125317924244423),
    Recorded(ratio: 0.1, duration: 10, velocity: 0.0297, frequency: 0.29307395005651127),
    Recorded(ratio: 0.5, duration: 2, velocity: 0.83, frequency: 6.036899176854381),
    Recorded(ratio: 0.5, duration: 2, velocity: 0.843, frequency: 6.030531960569156),
    Recorded(ratio: 0.5, duration: 2, velocity: 0.95, frequency: 5.975798068278093),
    Recorded(ratio: 0.5, duration: 2, velocity: 0.844, frequency: 1.6725711469554652),
    Recorded(ratio: 0.5, duration: 2, velocity: 0.87, frequency: 1.7232765793220035),
    Recorded(ratio: 0.5, duration: 2, velocity: 0.979, frequency: 1.9348009210584936),
  ]

  @Test(arguments: recorded)
  func `of several solutions, UIKit's is chosen`(sample: Recorded) {
    let spring = Spring(
      settlingDuration: sample.duration, dampingRatio: sample.ratio, initialVelocity: sample.velocity)
    #expect(abs(spring.angularFrequency / sample.frequency - 1) < 1e-5)
  }

  @Test(arguments: [0.003, 0.009, 11, 20, 100])
  func `durations are clamped to 0.01 to 10 seconds`(duration: Double) {
    let limited = Spring(
      settlingDuration: duration < 1 ? 0.01 : 10, dampingRatio: 0.4, initialVelocity: -3)
    #expect(Spring(settlingDuration: duration, dampingRatio: 0.4, initialVelocity: -3) == limited)
  }

  // MARK: Animation duration

  @Test(arguments: [0.1, 0.4, 0.7, 0.95], [-3.0, 0, 4])
  func `an oscillating spring rests once its amplitude is at most a thousandth`(
    ratio: Double, velocity: Double
  ) {
    let spring = Spring(angularFrequency: 12, dampingRatio: ratio)
    let duration = spring.settlingDuration(initialVelocity: velocity)
    let amplitude = 1 + abs(ratio * 12 - velocity) / (12 * sqrt(1 - ratio * ratio))
    #expect(abs(amplitude * exp(-ratio * 12 * duration) - 0.001) < 1e-12)
    for step in 0...100 {
      let left = spring.displacement(after: duration + Double(step) / 100, from: 1, velocity: -velocity)
      #expect(abs(left) <= 0.001)
    }
  }

  /// Apple's documentation of `CASpringAnimation.settlingDuration`: mass 1, stiffness 100.
  @Test(arguments: [(5.0, 2.85), (15, 1.02)])
  func `settlingDuration matches CASpringAnimation`(damping: Double, expected: Double) {
    let spring = Spring(mass: 1, stiffness: 100, damping: damping)
    #expect(abs(spring.settlingDuration() - expected) < 0.01)
  }

  @Test(arguments: [1, 1.25, 2, 3], [-4.0, 0, 5, 40])
  func `a non-oscillating spring rests after whole tenths of a second`(ratio: Double, velocity: Double) {
    let spring = Spring(angularFrequency: 9, dampingRatio: ratio)
    let duration = spring.settlingDuration(initialVelocity: velocity)
    let tenths = (duration * 10).rounded()
    #expect(abs(duration * 10 - tenths) < 1e-9)
    func left(_ time: Double) -> Double {
      (1 + (9 / ratio - velocity) * time) * exp(-9 / ratio * time)
    }
    #expect(abs(left(tenths / 10)) <= 0.001)
    #expect(abs(left((tenths - 1) / 10)) > 0.001)
  }

  @Test func `an undamped spring never rests; a heavily damped one does`() {
    #expect(Spring(angularFrequency: 3, dampingRatio: 0).settlingDuration() == .infinity)
    #expect(Spring(angularFrequency: 3, dampingRatio: 1e12).settlingDuration() < .infinity)
    #expect(Spring(angularFrequency: 1e-300, dampingRatio: 1e12).settlingDuration() > 1e100)
  }
}
