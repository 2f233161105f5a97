import Foundation
import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Recordings of released contents: Vercantez/openuikit, iPhone SE and 16 simulators, iOS 26.1.
@Suite("E Measured deceleration and bounces")
struct MeasuredScrollTests {
  private let window = makeWindow(width: 852, height: 852)
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 852, height: 852))
  private let log = ScrollLog()
  private let finger: Finger

  init() {
    view.contentSize = CGSize(width: 20_000, height: 20_000)
    view.contentOffset = CGPoint(x: 10_000, y: 10_000)
    view.delegate = log
    window.addSubview(view)
    finger = Finger(in: window)
  }

  private let middle = CGPoint(x: 426, y: 426)

  /// Scrolls slowly by 20 points, after the 10 points that start the drag, and then at a constant speed until
  /// the finger lifts.
  private func flick(_ velocity: CGPoint) {
    finger.down(at: middle)
    let length = hypot(velocity.x, velocity.y)
    let start = CGPoint(
      x: middle.x - 30 * velocity.x / length, y: middle.y - 30 * velocity.y / length)
    finger.move(to: start, duration: 0.5)
    finger.move(
      to: CGPoint(x: start.x - velocity.x * 0.15, y: start.y - velocity.y * 0.15), duration: 0.15)
    finger.lift()
  }

  private func flick(_ way: ScrollWay, _ speed: CGFloat) { flick(way.point(from: .zero, by: speed)) }

  /// Returns the seconds until the contents rest.
  private func runToRest(step: Double = 1.0 / 240) -> Double {
    let start = FrameClock.main.time
    for _ in 0..<5000 where view.isDecelerating { FrameClock.main.advance(by: step) }
    return FrameClock.main.time - start
  }

  // MARK: Deceleration

  /// The recorded offsets are rounded to thirds of a point.
  @Test(.fact("E10"))
  func `the recorded flick has its recorded target, resting offset and duration`() {
    view.contentOffset.y = 5158 - 245
    flick(.down, 1500)
    #expect(abs(view.contentOffset.y - 5158) < 1e-6)
    #expect(abs(log.proposed.y - 5902.33) < 0.17)
    #expect(abs(runToRest(step: 1.0 / 60) - 2.52) < 0.01)
    #expect(abs(view.contentOffset.y - 5901.67) < 0.17)
  }

  @Test(.fact("E10"), arguments: ScrollWay.allCases, [12.0, 60, 300, 1500, 4000] as [CGFloat])
  func `a flick stops when it has slowed to 10 points per second`(way: ScrollWay, speed: CGFloat) {
    for (rate, perSpeed) in [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)] {
      view.decelerationRate = rate
      view.contentOffset = CGPoint(x: 10_000, y: 10_000)
      flick(way, speed)
      let start = view.contentOffset
      let decay = -1000 * Foundation.log(rate.rawValue)
      #expect(abs(way.along(log.velocity) * 1000 - speed) < 1e-6)
      #expect(abs(way.distance(from: start, to: log.proposed) - (speed - 10) / decay) < 1e-6)
      let time = runToRest()
      #expect(abs(time - Foundation.log(speed / 10) / decay) < 1.0 / 200)
      #expect(abs(way.distance(from: start, to: view.contentOffset) - (speed - 10) * perSpeed) < 1e-6)
      expectEqual((log.log.last, "didEndDecelerating"))
    }
  }

  @Test(.fact("E10"), arguments: ScrollWay.allCases, [2.0, 9.9] as [CGFloat])
  func `contents released at less than 10 points per second stay in place`(
    way: ScrollWay, speed: CGFloat
  ) {
    flick(way, speed)
    let start = view.contentOffset
    expectEqual(
      (log.log.last, "didEndDragging(false)"), (view.isDecelerating, false), (log.proposed, start))
    FrameClock.main.run(for: 1)
    #expect(view.contentOffset == start)
  }

  @Test(arguments: [(1200.0, 90.0), (-1200, 8), (300, -900), (-700, -700)])
  func `each axis decelerates and stops independently`(x: Double, y: Double) {
    flick(CGPoint(x: x, y: y))
    let start = view.contentOffset
    func way(_ speed: Double) -> CGFloat {
      CGFloat(abs(speed) > 10 ? (abs(speed) - 10) * (speed < 0 ? -1 : 1) : 0)
    }
    #expect(abs(log.proposed.x - start.x - way(x) / 2.002_002) < 1e-3)
    #expect(abs(log.proposed.y - start.y - way(y) / 2.002_002) < 1e-3)
    let time = runToRest()
    #expect(abs(time - Foundation.log(max(abs(x), abs(y)) / 10) / 2.002_002) < 1.0 / 200)
    #expect(abs(view.contentOffset.x - start.x - way(x) * 0.499) < 1e-6)
    #expect(abs(view.contentOffset.y - start.y - way(y) * 0.499) < 1e-6)
  }

  @Test(arguments: ScrollWay.allCases, [0.1, 0.5, 0.98, 1.02, 1.9, 4, -0.3] as [CGFloat])
  func `a target chosen by the delegate is reached exactly within a limited time`(
    way: ScrollWay, share: CGFloat
  ) {
    var target = CGPoint.zero
    log.choose = { [view] in
      target = way.point(
        from: view.contentOffset, by: way.distance(from: view.contentOffset, to: $0) * share)
      return target
    }
    flick(way, 1000)
    #expect(view.isDecelerating)
    let time = runToRest()
    #expect(view.contentOffset == target)
    // A closer target is reached earlier; a farther one takes at most twice as long.
    #expect(time < 2 * 2.3 + 0.01)
    if share > 0, share < 1 { #expect(time < 2.3) }
  }

  // MARK: Bounces

  /// Pulls contents beyond the edge and holds them.
  private func hold(_ way: ScrollWay, at distance: CGFloat) {
    view.contentOffset = way.sign > 0 ? CGPoint(x: 20_000 - 852, y: 20_000 - 852) : .zero
    // The rubber band: 0.55 of the distance at the edge, less beyond it. The first 10 points don't count.
    let pulled = 10 + distance * 852 / (0.55 * (852 - distance))
    finger.down(at: middle)
    finger.move(to: way.point(from: middle, by: -pulled), duration: 0.4)
    FrameClock.main.advance(by: 0.3)
  }

  private func beyondEdge(_ way: ScrollWay) -> CGFloat {
    way.along(view.contentOffset) - (way.sign > 0 ? 20_000 - 852 : 0)
  }

  @Test(.fact("E11"), arguments: ScrollWay.allCases)
  func `contents held still past an edge return at once when released`(way: ScrollWay) {
    hold(way, at: 235)
    #expect(abs(beyondEdge(way) - 235) < 1e-6)
    finger.lift()
    #expect(log.log.suffix(2) == ["didEndDragging(true)", "willBeginDecelerating"])
    FrameClock.main.advance(by: 0.061)
    #expect(abs(beyondEdge(way) - 148) < 0.5)
    FrameClock.main.advance(by: 0.15)
    #expect(abs(beyondEdge(way) - 42) < 0.5)
    #expect(abs(0.211 + runToRest() - 0.70) < 0.011)
    #expect(beyondEdge(way) == 0)
  }

  /// The finger pulls 160 points beyond the edge in a tenth of a second.
  @Test(.fact("E11"), arguments: ScrollWay.allCases)
  func `content released while moving outward follows a spring of 10.8 rad/s`(way: ScrollWay) {
    view.contentOffset = way.sign > 0 ? CGPoint(x: 20_000 - 852, y: 20_000 - 852) : .zero
    finger.down(at: middle)
    finger.move(to: way.point(from: middle, by: -170), duration: 0.1)
    let start = beyondEdge(way)
    finger.lift()
    let velocity = 1700 * 0.55 / pow(1 + 160 * 0.55 / 852, 2)
    let rest = runToRest(step: 1.0 / 60) {
      let expected = (start + (velocity + 10.8 * start) * $0) * exp(-10.8 * $0)
      #expect(abs(beyondEdge(way) - expected) < 0.5)
    }
    #expect(abs(rest - 0.75) < 0.02)
  }

  /// The contents reach the edge at 3004 points per second.
  @Test(.fact("E11"), arguments: ScrollWay.allCases)
  func `a flick into an edge overshoots by 100.3 points and rests after 0.81 seconds`(way: ScrollWay) {
    let edge = way.sign > 0 ? CGPoint(x: 20_000 - 852, y: 20_000 - 852) : .zero
    view.contentOffset = way.point(from: edge, by: -(60 + 20 + 3124 * 0.15))
    flick(way, 3124)
    #expect(abs(beyondEdge(way) + 60) < 1e-6)
    var farthest: CGFloat = 0
    let rest = runToRest(step: 1.0 / 60) { _ in farthest = max(farthest, beyondEdge(way)) }
    #expect(abs(farthest - 100.3) < 0.5)
    #expect(abs(rest - 0.81) < 0.02)
    #expect(beyondEdge(way) == 0)
  }

  /// Runs until the contents rest and calls a closure after each frame with the elapsed time.
  private func runToRest(step: Double, _ body: (Double) -> Void) -> Double {
    let start = FrameClock.main.time
    for _ in 0..<5000 where view.isDecelerating {
      FrameClock.main.advance(by: step)
      if view.isDecelerating { body(FrameClock.main.time - start) }
    }
    return FrameClock.main.time - start
  }

  @Test(arguments: ScrollWay.allCases)
  func `catching and holding a bounce restarts it on release`(way: ScrollWay) {
    hold(way, at: 235)
    finger.lift()
    FrameClock.main.advance(by: 0.1)
    let caught = beyondEdge(way)
    finger.down(at: middle)
    FrameClock.main.advance(by: 0.3)
    #expect(abs(beyondEdge(way) - caught) < 1e-6)
    finger.lift()
    FrameClock.main.advance(by: 0.061)
    #expect(abs(beyondEdge(way) - caught * 0.6305) < 0.1)
    _ = runToRest()
    #expect(beyondEdge(way) == 0)
  }

  @Test func `one axis bounces while the other decelerates`() {
    view.contentOffset = CGPoint(x: 10_000, y: 20_000 - 852 - 40 - 20 - 150)
    finger.down(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y - 30), duration: 0.5)
    finger.move(to: CGPoint(x: middle.x - 225, y: middle.y - 180), duration: 0.15)
    finger.lift()
    let start = view.contentOffset
    var farthest: CGFloat = 0
    let time = runToRest(step: 1.0 / 240) { _ in farthest = max(farthest, beyondEdge(.down)) }
    #expect(farthest > 20)
    #expect(abs(view.contentOffset.y - (20_000 - 852)) < 1e-9)
    #expect(abs(view.contentOffset.x - start.x - 1490 * 0.499) < 1e-6)
    #expect(abs(time - 2.503) < 0.01)
  }
}
