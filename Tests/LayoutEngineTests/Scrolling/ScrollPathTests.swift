import LayoutEngine
import TestSupport
import Testing

@Suite("The path of a scroll to rest") struct ScrollPathTests {
  private let range = 0.0...2000

  @Test(arguments: [0.0, 0.1, 0.7, 3])
  func `a scroll within the range is plain deceleration`(time: Double) {
    let path = ScrollPath(from: 100, velocity: 1000, deceleration: .normal, in: range)
    #expect(
      abs(path.position(at: time) - 100 - Deceleration.normal.distance(after: time, velocity: 1000)) < 1e-9)
    #expect(abs(path.target - 594.01) < 1e-9)
  }

  @Test func `at an edge, the spring takes over smoothly and returns to the edge`() {
    let path = ScrollPath(from: 1800, velocity: 2000, deceleration: .normal, in: range)
    #expect(path.target == 2000)
    var (last, highest) = (1800.0, 1800.0)
    for frame in 1...300 {
      let position = path.position(at: Double(frame) / 120)
      #expect(abs(position - last) <= 2000 / 120)
      last = position
      highest = max(highest, position)
    }
    // A critically damped spring, released at its resting position, swings out by v / (e · ω).
    let velocityAtEdge = 2000 - 200 / 0.499
    #expect(abs(highest - 2000 - 0.98 * velocityAtEdge / (10.8 * 2.718281828)) < 0.2)
    #expect(path.position(at: path.duration()) == 2000)
  }

  @Test(arguments: [1800.0, 500, -50])
  func `the velocity is the slope of the position before, during, and after a bounce`(start: Double) {
    let path = ScrollPath(from: start, velocity: 2000, deceleration: .normal, in: range)
    for step in 1...200 {
      let time = Double(step) / 100 + 0.003
      let slope = (path.position(at: time + 1e-5) - path.position(at: time - 1e-5)) / 2e-5
      // The position is the sum of UIKit's 1 ms steps, so its slope is 0.1 % less than the velocity.
      #expect(abs(path.velocity(at: time) - slope) < 2.1, "at \(time)")
    }
  }

  @Test func `without bouncing, a scroll stops at the edge`() {
    let path = ScrollPath(from: 1800, velocity: 2000, deceleration: .normal, in: range, bounces: false)
    for frame in 0...100 { #expect(path.position(at: Double(frame) / 60) <= 2000) }
    #expect(path.position(at: path.duration()) == 2000)
  }

  @Test
  func `contents released past an edge return to it unless flicked back hard enough`() {
    let released = ScrollPath(from: -50, velocity: 0, deceleration: .normal, in: range)
    #expect(released.target == 0)
    for frame in 0...200 { #expect(released.position(at: Double(frame) / 60) <= 0) }
    let flicked = ScrollPath(from: -50, velocity: 1000, deceleration: .normal, in: range)
    #expect(abs(flicked.target - 444.01) < 1e-9)
    let back = ScrollPath(from: -50, velocity: -500, deceleration: .normal, in: range)
    #expect(back.target == 0)
    #expect(back.position(at: 0.02) < -50)
  }

  @Test func `a scroll with a custom target ends there`() {
    let path = ScrollPath(from: 100, velocity: 1000, to: 480, deceleration: .normal, in: range)
    #expect(path.target == 480)
    #expect(path.position(at: path.duration()) == 480)
  }

  @Test
  func `a scroll continued at another offset keeps its velocity and remaining distance`() {
    let path = ScrollPath(from: 100, velocity: 1000, deceleration: .normal, in: range)
    let shifted = path.continued(at: 0.3, from: path.position(at: 0.3) + 500, in: range)
    #expect(abs(shifted.target - path.target - 500) < 1e-9)
    #expect(abs(shifted.velocity(at: 0.2) - path.velocity(at: 0.5)) < 1e-9)
    let chosen = ScrollPath(from: 100, velocity: 1000, to: 480, deceleration: .normal, in: range)
    #expect(chosen.continued(at: 0.3, from: chosen.position(at: 0.3) + 500, in: range).target == 980)
    let cut = path.continued(at: 0.3, from: path.position(at: 0.3), in: 0...450)
    #expect(cut.target == 450)
  }

  @Test func `a bounce continued halfway keeps bouncing`() {
    let path = ScrollPath(from: -80, velocity: 0, deceleration: .normal, in: range)
    let rest = path.continued(at: 0.1, from: path.position(at: 0.1), in: range)
    #expect(rest.target == 0)
    #expect(abs(rest.position(at: 0.2) - path.position(at: 0.3)) < 1e-9)
  }

  @Test func `a bounce continued with other edges returns to the edge that it then exceeds`() {
    let path = ScrollPath(from: -80, velocity: 0, deceleration: .normal, in: range)
    #expect(path.continued(at: 0, from: -80, in: -60...2000).target == -60)
    #expect(path.continued(at: 0, from: -40, in: -60...2000).target == -40)
    #expect(path.continued(at: 0.1, from: path.position(at: 0.1) + 500, in: range).target == 500)
    // If the offset is moved back into the range, the outward movement decelerates to its own end.
    let out = ScrollPath(from: 1900, velocity: 2000, deceleration: .normal, in: range)
    let moved = out.continued(at: 0.08, from: out.position(at: 0.08) - 1000, in: range)
    #expect(out.position(at: 0.08) > 2000)
    #expect(abs(moved.target - out.position(at: 0.08) + 1000) > 100)
  }

  @Test(arguments: [(1000.0, 100.0), (-300, 630), (2000, 1800), (0, -50), (4, 700)])
  func `the proposed target, even with rounding errors, keeps the natural end`(
    velocity: Double, start: Double
  ) {
    let proposed = ScrollPath.proposedTarget(
      from: start, velocity: velocity, deceleration: .normal, in: range)
    let natural = ScrollPath(from: start, velocity: velocity, deceleration: .normal, in: range)
    for error in [0, 1e-10, -1e-10] {
      let path = ScrollPath(
        from: start, velocity: velocity, to: proposed + error, deceleration: .normal, in: range)
      #expect(path == natural)
    }
  }

  @Test func `a flick with a proposed target at an edge ends exactly there`() {
    // It would rest at 1999.9, and its reported target is 2000.39.
    let path = ScrollPath(from: 2000 - 494.11, velocity: 1000, deceleration: .normal, in: range)
    #expect(path.target == 2000)
    for frame in 0...300 { #expect(path.position(at: Double(frame) / 60) <= 2000) }
    #expect(path.position(at: path.duration()) == 2000)
    #expect(abs(path.duration() - Deceleration.normal.duration(velocity: 1000)) < 0.01)
  }

  @Test func `a flick from past an edge with a natural end just short of it ends at the edge`() {
    // It would rest at −0.3, and its reported target is 0.19.
    let path = ScrollPath(from: -494.31, velocity: 1000, deceleration: .normal, in: range)
    #expect(path.target == 0)
    #expect(path.position(at: path.duration()) == 0)
  }

  @Test(arguments: [false, true])
  func `a custom target moved during the last step is still reached exactly`(isFar: Bool) {
    let path = ScrollPath(
      from: 100, velocity: 1000, to: isFar ? 1900 : 480, deceleration: .normal, in: range)
    for part in [0.2, 0.9, 0.999_999, 1, 1.5] {
      let time = path.duration() * part
      let moved = path.continued(at: time, from: path.position(at: time) + 37, in: range)
      #expect(moved.position(at: moved.duration()) == moved.target)
      #expect(abs(moved.target - path.target - 37) < 1e-9)
    }
  }
}

@Suite("Timing curves") struct TimingCurveTests {
  @Test func `linear progress is linear; easeInOut is slow at both ends and passes the middle`() {
    for step in 0...10 {
      #expect(abs(TimingCurve.linear.progress(at: Double(step) / 10) - Double(step) / 10) < 1e-12)
    }
    let curve = TimingCurve.easeInOut
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-12)
    #expect(curve.progress(at: 0.1) < 0.03)
    #expect(curve.progress(at: 0.9) > 0.97)
    expectEqual((curve.progress(at: -1), 0), (curve.progress(at: 2), 1))
  }

  @Test(arguments: [(0.25, 0.1292), (0.75, 0.8708)])
  func `easeInOut matches browsers at a quarter and three quarters`(fraction: Double, progress: Double) {
    // CSS cubic-bezier(0.42, 0, 0.58, 1), solved by hand: x(0.2252) = 0.25.
    #expect(abs(TimingCurve.easeInOut.progress(at: fraction) - progress) < 1e-3)
  }
}
