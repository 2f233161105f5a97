import LayoutEngine
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitViews

@Suite(.serialized) struct SpringAnimationTests {
  private let view = AnimatedView()
  private let clock = FrameClock.main

  /// Moves the view by 200 points and returns the on-screen distance at the given times.
  private func ways(at times: [TimeInterval], _ animate: (@escaping () -> Void) -> Void) -> [CGFloat] {
    view.center.x = 0
    animate { [view] in view.center.x = 200 }
    defer { view.layer.removeAllAnimations() }
    var past = 0.0
    return times.map { time in
      clock.advance(by: time - past)
      past = time
      return view.shownX
    }
  }

  @Test(.fact("L11"))
  func `a 1-second spring with damping 0.5 covers 97.57 of 200 points in 0.1 seconds`() {
    let way = ways(at: [0.1]) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: $0)
    }
    #expect(abs(way[0] - 97.57) < 0.01)
  }

  @Test(.fact("L11"), arguments: [0.2, 0.5, 0.75, 0.99], [0.25, 1, 2])
  func `springs follow the closed form for each damping ratio and duration`(ratio: Double, duration: Double) {
    let times = (1...9).map { Double($0) / 10 * duration }
    let decay = log(1000 * ratio / sqrt(1 - ratio * ratio)) / duration
    let damped = decay / ratio * sqrt(1 - ratio * ratio)
    let expected = times.map { time in
      200 - 200 * exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
    }
    let shown = ways(at: times) {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
        animations: $0)
    }
    expectAll(Array(zip(shown, expected))) { abs($0 - $1) < 1e-6 }
  }

  @Test(arguments: [0.3, 0.8, 1, 1.5], [-2.0, 0, 1, 6])
  func `animators and animation blocks have the same springs`(ratio: Double, velocity: Double) {
    let times = (1...7).map { Double($0) / 8 }
    let block = ways(at: times) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
        animations: $0)
    }
    let spring = UISpringTimingParameters(
      dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    let animated = ways(at: times) {
      animator.addAnimations($0)
      animator.startAnimation()
    }
    animator.stopAnimation(true)
    expectAll(Array(zip(block, animated))) { abs($0 - $1) < 1e-9 }
  }

  @Test func `each axis of a spring follows its own initial velocity`() {
    let spring = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 5, dy: -5))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    view.center = .zero
    animator.addAnimations { [view] in view.center = CGPoint(x: 200, y: 200) }
    animator.startAnimation()
    clock.advance(by: 0.3)
    let shown = view.shown.position
    let expected = [5.0, -5].map { velocity in
      Spring(settlingDuration: 1, dampingRatio: 0.6, initialVelocity: velocity)
        .displacement(after: 0.3, from: 1, velocity: -velocity)
    }
    #expect(agree([shown.x, shown.y], expected.map { 200 - 200 * $0 }))
    animator.stopAnimation(true)
  }

  // MARK: Duration and bounce

  nonisolated static let completions: [(duration: Double, bounce: Double, seconds: Double)] = [
    (0.5, 0, 0.8), (0.5, 0.3, 0.863), (0.5, -0.3, 1.1),
    // These aren't recorded. They follow from the rules of L12.
    (0.3, 0, 0.5), (1, 0, 1.5), (1, 0.5, 2.344), (0.3, 0.15, 0.442), (0.8, -0.5, 2.4),
  ]

  @Test(.fact("L12"), arguments: completions)
  func `a spring with duration and bounce completes when it comes to rest`(
    sample: (duration: Double, bounce: Double, seconds: Double)
  ) {
    let start = clock.time
    var end: TimeInterval?
    UIView.animate(
      springDuration: sample.duration, bounce: sample.bounce, animations: { view.center.x = 1050 },
      completion: { _ in end = clock.time })
    clock.run(for: 5)
    #expect(abs((end ?? 0) - start - sample.seconds) < 0.001)
    let spring = UISpringTimingParameters(duration: sample.duration, bounce: sample.bounce)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(abs(animator.duration - sample.seconds) < 0.001)
  }
}
