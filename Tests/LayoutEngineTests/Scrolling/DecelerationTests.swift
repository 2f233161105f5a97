import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct DecelerationTests {
  /// Lobanov, "Deceleration mechanics of UIScrollView": x₀ − v₀ / (1000 · ln d); 499.5 points for 1000 pt/s.
  @Test
  func `a flick of 1000 points per second rests 499.5 points away at the normal rate, 99.5 at the fast one`()
  {
    #expect((Deceleration.normal.target(from: 100, velocity: 1000) - 599.5).magnitude < 0.01)
    #expect((Deceleration.fast.target(from: 0, velocity: -1000) + 99.5).magnitude < 0.01)
  }

  @Test(arguments: [Deceleration.normal, .fast])
  func `each millisecond leaves the rate's share of the velocity`(deceleration: Deceleration) {
    var velocity = 800.0
    for millisecond in 1...50 {
      velocity *= deceleration.rate
      let closed = deceleration.velocity(after: Double(millisecond) / 1000, velocity: 800)
      #expect((closed - velocity).magnitude < 1e-9)
    }
  }

  @Test func `the distance is the velocity, added up`() {
    let d = Deceleration.normal
    var sum = 0.0
    let step = 1e-4
    for k in 0..<10_000 { sum += d.velocity(after: (Double(k) + 0.5) * step, velocity: 700) * step }
    #expect((d.distance(after: 1, velocity: 700) - sum).magnitude < 1e-3)
  }

  @Test(arguments: [-900.0, -1, 0, 12.5, 4000])
  func `the inverse velocity travels the asked distance`(distance: Double) {
    let d = Deceleration.fast
    #expect((d.distance(velocity: d.velocity(toTravel: distance)) - distance).magnitude < 1e-9)
  }

  @Test func `a position on the way is reached when the distance says so, one beyond it never`() throws {
    let d = Deceleration.normal
    let time = try #require(d.time(toTravel: -300, velocity: -1000))
    #expect((d.distance(after: time, velocity: -1000) + 300).magnitude < 1e-9)
    expectEqual(
      (d.time(toTravel: 300, velocity: -1000), nil),
      (d.time(toTravel: -500, velocity: -1000), nil),
      (d.time(toTravel: 0, velocity: 0), 0),
      (d.time(toTravel: 10, velocity: 0), nil))
  }

  @Test func `the duration ends where the tolerance is left to go`() {
    let d = Deceleration.normal
    let left = d.distance(velocity: 2000) - d.distance(after: d.duration(velocity: 2000), velocity: 2000)
    #expect((left - 0.5).magnitude < 1e-9)
    #expect(d.duration(velocity: 0.1) == 0)
  }
}

@Suite struct DecelerationCurveTests {
  @Test func `without another target the curve is plain deceleration`() {
    let curve = Deceleration.normal.curve(from: 40, velocity: 900)
    #expect((curve.target - Deceleration.normal.target(from: 40, velocity: 900)).magnitude < 1e-9)
    for k in 0...40 {
      let t = Double(k) / 10
      #expect(
        (curve.position(at: t) - 40 - Deceleration.normal.distance(after: t, velocity: 900)).magnitude < 1e-6)
    }
  }

  static let cases: [(velocity: Double, target: Double)] = [
    (900, 449.5), (900, 200), (900, 500), (900, 880), (900, 5000), (900, -300), (0, 130), (0, 0), (-60, 130),
    (-2000, -40), (3000, 0), (0.001, 50), (5000, 1e-9),
  ]

  @Test(arguments: cases)
  func `the curve starts with the finger's velocity and ends on the target`(velocity: Double, target: Double)
  {
    let curve = Deceleration.normal.curve(from: 0, velocity: velocity, to: target)
    expectEqual((curve.position(at: 0), 0), (curve.velocity(at: 0), velocity))
    let end = curve.duration()
    for k in 0...100 {
      #expect((curve.position(at: end + Double(k) / 20) - target).magnitude <= 0.5 + 1e-6)
    }
    if end > 0 { #expect((curve.position(at: end * 0.99) - target).magnitude > 0.5 - 0.2) }
  }

  @Test(arguments: cases.filter { $0.target > 0 })
  func `the curve does not swing past a target ahead`(velocity: Double, target: Double) {
    let curve = Deceleration.normal.curve(from: 0, velocity: velocity, to: target)
    for k in 0...2000 { #expect(curve.position(at: Double(k) / 200) <= target + 1e-5) }
  }

  @Test(arguments: cases)
  func `the velocity is the slope of the position`(velocity: Double, target: Double) {
    let curve = Deceleration.fast.curve(from: 0, velocity: velocity, to: target)
    guard curve.spring.angularFrequency < 1000 else { return }
    for k in 1...20 {
      let t = Double(k) / 20
      let slope = (curve.position(at: t + 1e-6) - curve.position(at: t - 1e-6)) / 2e-6
      #expect((slope - curve.velocity(at: t)).magnitude < 0.05)
    }
  }

  @Test(arguments: cases)
  func `a position on the way is reached at the time it is passed first`(velocity: Double, target: Double)
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

  @Test func `a target up to twice as far is reached by the same decay, slower; a farther one by a spring`() {
    let decay = Deceleration.normal.decay
    func frequency(_ factor: Double) -> Double {
      DecelerationCurve(
        deceleration: .normal, start: 0, velocity: 1000, target: factor * 1000 / decay
      ).spring.angularFrequency
    }
    #expect((frequency(1) - decay).magnitude < 1e-9)
    #expect((frequency(1.9) - decay / 1.9).magnitude < 1e-9)
    #expect((frequency(2.1) - Deceleration.fast.decay).magnitude < 1e-9)
    #expect((frequency(2.9) - Deceleration.fast.decay).magnitude < 1e-9)
  }
}
