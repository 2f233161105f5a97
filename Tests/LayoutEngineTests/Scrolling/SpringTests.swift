import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct SpringTests {
  static let springs = [
    Spring(angularFrequency: 10), Spring(angularFrequency: 12, dampingRatio: 0.4),
    Spring(angularFrequency: 5, dampingRatio: 0.05), Spring(angularFrequency: 8, dampingRatio: 2.5),
    Spring(mass: 1, stiffness: 100, damping: 10), .bounce,
  ]

  /// x″ = −2ζω·x′ − ω²·x, integrated in small steps.
  @Test(arguments: springs)
  func `the closed form solves the spring's equation`(spring: Spring) {
    var (x, v) = (40.0, -300.0)
    let (ω, ζ) = (spring.angularFrequency, spring.dampingRatio)
    let step = 1e-4
    func acceleration(_ x: Double, _ v: Double) -> Double { -2 * ζ * ω * v - ω * ω * x }
    for k in 1...10_000 {
      let a = acceleration(x, v)
      let (xMiddle, vMiddle) = (x + v * step / 2, v + a * step / 2)
      x += vMiddle * step
      v += acceleration(xMiddle, vMiddle) * step
      guard k % 1000 == 0 else { continue }
      let t = Double(k) * step
      #expect((spring.displacement(after: t, from: 40, velocity: -300) - x).magnitude < 1e-3)
      #expect((spring.velocity(after: t, from: 40, velocity: -300) - v).magnitude < 1e-2)
    }
  }

  @Test(arguments: springs)
  func `the state at time 0 is the initial state`(spring: Spring) {
    let state = spring.state(after: 0, from: 7, velocity: -3)
    expectEqual((state.displacement, 7), (state.velocity, -3))
  }

  @Test(arguments: springs)
  func `after the settling duration, the spring stays within the tolerance`(spring: Spring) {
    for (x, v) in [(100.0, 0.0), (-40, 900), (0, 500), (0.1, 0), (0.2, 100), (60, -2000)] {
      let end = spring.settlingDuration(from: x, velocity: v, tolerance: 0.5)
      for k in 0...200 {
        let left = spring.displacement(after: end + Double(k) / 50, from: x, velocity: v)
        #expect(left.magnitude <= 0.5 + 1e-6)
      }
    }
    #expect(spring.settlingDuration(from: 0.1, velocity: 0, tolerance: 0.5) == 0)
  }

  @Test func `a non-oscillating spring settles no earlier than the tolerance allows`() {
    let end = Spring.bounce.settlingDuration(from: 100, velocity: 0, tolerance: 0.5)
    #expect(Spring.bounce.displacement(after: end - 0.001, from: 100, velocity: 0) > 0.5)
  }

  @Test func `a critically damped spring returns without overshooting`() {
    for k in 0...500 {
      #expect(Spring.bounce.displacement(after: Double(k) / 100, from: 30, velocity: 0) >= 0)
    }
  }

  @Test func `an undamped spring never settles`() {
    let spring = Spring(angularFrequency: 3, dampingRatio: 0)
    #expect(spring.settlingDuration(from: 1, velocity: 0, tolerance: 0.1) == .infinity)
  }
}

@Suite struct SpringExtremumTests {
  @Test(arguments: [1.0, 1.5, 3])
  func `a non-oscillating spring has zero velocity at its extremum`(dampingRatio: Double) throws {
    let spring = Spring(angularFrequency: 2, dampingRatio: dampingRatio)
    let time = try #require(spring.timeOfExtremum(from: 1, velocity: 40))
    #expect(abs(spring.velocity(after: time, from: 1, velocity: 40)) < 1e-6)
    #expect(spring.displacement(after: time, from: 1, velocity: 40) > 1)
  }
}
