import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct DecelerationTests {
  /// Vercantez/openuikit, iOS 26.1: the reported target is (v − 10) · 0.4995 away, and the resting position
  /// (v − 10) · 0.499. There's no known recording of the fast rate.
  @Test(arguments: [
    (Deceleration.normal, 1500.0, 744.255, 743.51), (.normal, -1000, -494.505, -494.01),
    (.normal, 60, 24.975, 24.95),
    (.normal, 10.5, 0.24975, 0.2495), (.fast, 1500, 148.254, 147.51), (.fast, -1000, -98.504, -98.01),
  ])
  func `the proposed target lies slightly past the resting position`(
    deceleration: Deceleration, velocity: Double, target: Double, rest: Double
  ) {
    #expect((deceleration.target(from: 100, velocity: velocity) - 100 - target).magnitude < 1e-3)
    #expect((deceleration.rest(from: 100, velocity: velocity) - 100 - rest).magnitude < 1e-9)
    #expect((deceleration.distance(velocity: velocity) - rest).magnitude < 1e-9)
  }

  @Test(arguments: [0.0, 3, -3, 10, -10])
  func `velocities of up to 10 points per second cause no movement`(velocity: Double) {
    let d = Deceleration.normal
    expectEqual(
      (d.target(from: 7, velocity: velocity), 7), (d.rest(from: 7, velocity: velocity), 7),
      (d.duration(velocity: velocity), 0), (d.distance(after: 1, velocity: velocity), 0),
      (d.velocity(after: 0.1, velocity: velocity), 0), (d.velocity(after: 0, velocity: velocity), velocity))
  }

  @Test(arguments: [Deceleration.normal, .fast])
  func `each millisecond multiplies the velocity by the rate`(deceleration: Deceleration) {
    var velocity = 800.0
    for millisecond in 1...50 {
      velocity *= deceleration.rate
      let closed = deceleration.velocity(after: Double(millisecond) / 1000, velocity: 800)
      #expect((closed - velocity).magnitude < 1e-9)
    }
  }

  @Test(arguments: [Deceleration.normal, .fast])
  func `the distance is the sum of the velocities of all milliseconds`(deceleration: Deceleration) {
    var sum = 0.0
    for millisecond in 1...200 {
      let time = Double(millisecond) / 1000
      sum += deceleration.velocity(after: time, velocity: -700) / 1000
      #expect((deceleration.distance(after: time, velocity: -700) - sum).magnitude < 1e-9)
    }
  }

  @Test(arguments: [-900.0, -1, 0, 12.5, 4000])
  func `velocity(toTravel:) gives a velocity for the requested distance`(distance: Double) {
    let d = Deceleration.fast
    #expect((d.distance(velocity: d.velocity(toTravel: distance)) - distance).magnitude < 1e-9)
  }

  @Test func `time(toTravel:velocity:) is nil for positions past the end`() throws {
    let d = Deceleration.normal
    let time = try #require(d.time(toTravel: -300, velocity: -1000))
    #expect((d.distance(after: time, velocity: -1000) + 300).magnitude < 1e-9)
    expectEqual(
      (d.time(toTravel: 300, velocity: -1000), nil),
      (d.time(toTravel: -495, velocity: -1000), nil),
      (d.time(toTravel: 0, velocity: 0), 0),
      (d.time(toTravel: 10, velocity: 0), nil))
  }

  /// Vercantez/openuikit, iOS 26.1: ln(v / 10) / 2.002, within 1.5 %; 2.52 s for 1500 points per second.
  @Test(arguments: [(1500.0, 2.52), (-1500, 2.52), (600, 2.045), (4000, 2.993), (11, 0.0476)])
  func `the speed falls to 10 points per second in the recorded time`(velocity: Double, duration: Double) {
    let d = Deceleration.normal
    let end = d.duration(velocity: velocity)
    #expect((end / duration - 1).magnitude < 0.015)
    #expect((d.velocity(after: end * 0.999999, velocity: velocity).magnitude - 10).magnitude < 1e-3)
    #expect(d.velocity(after: end, velocity: velocity) == 0)
    #expect(d.distance(after: end, velocity: velocity) == d.distance(velocity: velocity))
  }
}

@Suite struct DecelerationCurveTests {
  @Test func `a curve without a custom target is plain deceleration`() {
    let curve = Deceleration.normal.curve(from: 40, velocity: 900)
    #expect((curve.target - Deceleration.normal.rest(from: 40, velocity: 900)).magnitude < 1e-9)
    for k in 0...40 {
      let t = Double(k) / 10
      #expect(
        (curve.position(at: t) - 40 - Deceleration.normal.distance(after: t, velocity: 900)).magnitude < 1e-6)
    }
  }

  static let cases: [(velocity: Double, target: Double)] = [
    (900, 449.5), (900, 200), (900, 500), (900, 880), (900, 5000), (900, -300), (0, 130), (0, 0), (-60, 130),
    (-2000, -40), (3000, 0), (0.001, 50), (5000, 1e-9), (9, 3), (12, 0.9), (10.001, 0.5), (-700, -345),
  ]

  @Test(arguments: cases)
  func `the curve starts with the finger's velocity and ends at the target`(velocity: Double, target: Double)
  {
    let curve = Deceleration.normal.curve(from: 0, velocity: velocity, to: target)
    expectEqual((curve.position(at: 0), 0), (curve.velocity(at: 0), velocity))
    let end = curve.duration()
    for k in 0...100 where end > 0 || k > 0 { #expect(curve.position(at: end + Double(k) / 20) == target) }
    guard end > 0 else { return }
    let last = end - end * 1e-9
    #expect((curve.position(at: last) - target).magnitude <= 0.5)
    // The speed has fallen to 10 points per second, or a spring has almost arrived.
    #expect(curve.velocity(at: last).magnitude <= 10.001)
    #expect(curve.velocity(at: end + 0.1) == 0)
  }

  @Test(arguments: cases.filter { $0.target > 0 })
  func `the curve does not overshoot a target ahead`(velocity: Double, target: Double) {
    let curve = Deceleration.normal.curve(from: 0, velocity: velocity, to: target)
    for k in 0...2000 { #expect(curve.position(at: Double(k) / 200) <= target + 1e-5) }
  }

  @Test(arguments: cases)
  func `the curve's velocity is the slope of its position`(velocity: Double, target: Double) {
    let curve = Deceleration.fast.curve(from: 0, velocity: velocity, to: target)
    for k in 1...19 where curve.duration() > 0.01 {
      let t = curve.duration() * Double(k) / 20
      let slope = (curve.position(at: t + 1e-6) - curve.position(at: t - 1e-6)) / 2e-6
      #expect((slope - curve.velocity(at: t)).magnitude < 0.05)
    }
  }

  @Test(arguments: cases)
  func `time(reaching:) is the first time the curve passes a position`(velocity: Double, target: Double)
    throws
  {
    let curve = Deceleration.normal.curve(from: 0, velocity: velocity, to: target)
    for position in [-500, -20, -1, 1, 30, 440, 2000.0] where position != target {
      let time = curve.time(reaching: position)
      let passed = (0...8000).first {
        curve.position(at: Double($0) / 1000) * (position < 0 ? -1 : 1) >= position.magnitude
      }
      #expect((time == nil) == (passed == nil), "\(position)")
      if let time, let passed { #expect((time - Double(passed) / 1000).magnitude <= 0.0011) }
    }
    #expect(curve.time(reaching: 0) == 0)
  }

  @Test func `a target up to twice the natural distance is reached by decay, others by spring`() {
    let decay = Deceleration.normal.decay
    func motion(_ factor: Double) -> DecelerationCurve.Motion {
      let target = factor * Deceleration.normal.target(from: 0, velocity: 1000)
      return DecelerationCurve(deceleration: .normal, start: 0, velocity: 1000, target: target).motion
    }
    for factor in [0.2, 1, 1.9] {
      guard case .decay(let rate, let distancePerSpeed) = motion(factor) else {
        Issue.record("a spring at \(factor) times the natural distance")
        continue
      }
      #expect((rate - decay / factor).magnitude < 1e-9)
      #expect((distancePerSpeed * rate - 1).magnitude < 1e-12)
    }
    let spring = DecelerationCurve.Motion.spring(Spring(angularFrequency: Deceleration.fast.decay))
    expectEqual((motion(2.1), spring), (motion(2.9), spring), (motion(-1), spring))
  }

  @Test(arguments: [
    (1000.0, 300.0), (1000, 494), (1000, 900), (5000, 4900), (200, 150), (30, 15), (1000, 3000), (5, 300),
    (1000, -200),
  ])
  func `a custom target is reached within twice the natural time of a flick`(
    velocity: Double, target: Double
  ) {
    let curve = Deceleration.normal.curve(from: 0, velocity: velocity, to: target)
    let natural = Deceleration.normal.duration(velocity: velocity)
    if case .decay = curve.motion {
      #expect(curve.duration() <= 2 * natural)
    } else {
      #expect(curve.duration() < 1.5)
    }
  }
}
