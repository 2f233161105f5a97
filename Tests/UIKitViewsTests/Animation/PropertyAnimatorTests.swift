import UIKitViews
import LayoutEngine
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Property animators")
struct PropertyAnimatorTests {
  let view = AnimatedView()
  let clock = FrameClock.main

  /// Moves the view from 50 to 250.
  private func animator(
    _ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 250 }
  }

  @Test func `an animator runs its blocks at the start, follows its curve and turns inactive`() {
    let animator = animator(.easeOut)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    expectEqual((animator.state, .inactive), (view.center.x, 50))
    animator.startAnimation()
    expectEqual((animator.state, .active), (animator.isRunning, true), (view.center.x, 250))
    let expected = (1...63).map { 50 + 200 * CGFloat(TimingCurve.easeOut.progress(at: Double($0) / 64)) }
    #expect(agree(view.track(frames: 63), expected))
    #expect(positions.isEmpty)
    clock.advance(by: 1 / 64)
    expectEqual(
      (positions, [.end]),
      (animator.state, .inactive),
      (animator.isRunning, false),
      (view.layer.animationKeys(), nil))
  }

  @Test func `a paused animator keeps the shown value and resumes from it`() {
    let animator = animator()
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.pauseAnimation()
    expectEqual((animator.isRunning, false), (animator.state, .active))
    #expect(agree(view.track(frames: 2, duration: 10), [100, 100]))
    animator.startAnimation()
    #expect(agree(view.track(frames: 3, duration: 0.25), [150, 200, 250]))
    #expect(animator.state == .inactive)
  }

  @Test func `an animator reversed while running retraces its path and ends at the start`() {
    let animator = animator(.easeInOut)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    let way = view.track(frames: 40)
    animator.isReversed = true
    #expect(agree(animator.fractionComplete, 24 / 64))
    #expect(agree(view.track(frames: 39), way.dropLast().reversed()))
    clock.advance(by: 1 / 64)
    expectEqual(
      (view.center.x, 50),
      (view.shownX, 50),
      (positions, [.start]),
      (animator.state, .inactive))
  }

  @Test func `an animator reversed before it starts begins at the end`() {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(view.shownX == 250)
    #expect(agree(view.track(frames: 2, duration: 0.25), [200, 150]))
    clock.advance(by: 0.5)
    #expect(view.center.x == 50)
  }

  @Test func `reversing an animator restores bounds, offset, 3D transform and color`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    scrollView.transform3D = turn
    scrollView.backgroundColor = .red
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scrollView.contentOffset.y = 300
      scrollView.bounds.size = CGSize(width: 50, height: 50)
      scrollView.transform = .identity
      scrollView.backgroundColor = .blue
    }
    animator.startAnimation()
    animator.isReversed = true
    clock.advance(by: 1)
    #expect(scrollView.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(CATransform3DEqualToTransform(scrollView.transform3D, turn))
    #expect(scrollView.backgroundColor?.cgColor == UIColor.red.cgColor)
  }

  /// Three nested views of the same width, which animates from 100 to 200 points.
  private struct Nest {
    let views = [UIView(), UIView(), UIView()]
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

    init() {
      for view in views { view.frame = CGRect(x: 0, y: 0, width: 100, height: 50) }
      for (view, superview) in zip(views.dropFirst(), views) {
        view.autoresizingMask = .flexibleWidth
        superview.addSubview(view)
      }
      animator.addAnimations { [views] in views[0].frame.size.width = 200 }
    }

    /// Expects the same width for all views.
    func expectWidth(_ width: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
      expectFrames(
        views.map(\.frame), equal: Array(repeating: CGRect(x: 0, y: 0, width: width, height: 50), count: 3),
        sourceLocation: sourceLocation)
    }
  }

  @Test func `reversing an animator restores the size of autoresized subviews`() {
    let nest = Nest()
    nest.animator.startAnimation()
    clock.advance(by: 0.25)
    nest.animator.isReversed = true
    clock.advance(by: 0.25)
    nest.expectWidth(100)
  }

  @Test(arguments: [(.start, 100), (.end, 200), (.current, 150)] as [(UIViewAnimatingPosition, CGFloat)])
  func `stopping keeps autoresized subviews as shown, and finishing resizes them`(
    position: UIViewAnimatingPosition, width: CGFloat
  ) {
    let nest = Nest()
    nest.animator.startAnimation()
    clock.advance(by: 0.5)
    nest.animator.stopAnimation(false)
    nest.expectWidth(150)
    nest.animator.finishAnimation(at: position)
    nest.expectWidth(width)
  }

  @Test func `a subview added during the animation is resized when its superview reverses`() {
    let nest = Nest()
    nest.animator.startAnimation()
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    late.autoresizingMask = .flexibleWidth
    nest.views[0].addSubview(late)
    nest.animator.isReversed = true
    clock.advance(by: 0.1)
    nest.expectWidth(100)
    #expect(late.frame.width == 100)
  }

  @Test func `an animator continued at its reversed start ends there and can turn around`() {
    let animator = animator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.isReversed = true
    animator.fractionComplete = 1
    #expect(view.shownX == 50)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(view.shownX == 50)
    clock.advance(by: 1 / 64)
    expectEqual((positions, [.start]), (view.center.x, 50), (view.shownX, 50))
    let other = self.animator()
    other.isReversed = true
    other.fractionComplete = 1
    other.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    other.isReversed = false
    #expect(agree(view.track(frames: 4, duration: 0.25), [100, 150, 200, 250]))
  }

  @Test func `in a chain of animators without a duration, one animator completes per frame`() {
    var count = 0
    func start() {
      let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { [view] in view.center.x += 10 }
      animator.addCompletion { _ in
        count += 1
        if count < 100 { start() }
      }
      animator.startAnimation()
    }
    start()
    clock.advance(by: 1 / 64)
    #expect(count == 1)
    clock.advance(by: 1 / 64)
    expectEqual((count, 2), (view.center.x, 80))
    count = 100
    clock.advance(by: 1 / 64)
  }

  @Test func `fractionComplete scrubs linearly unless scrubsLinearly is false`() {
    let animator = animator(.easeInOut)
    var shown: [CGFloat] = []
    for fraction in [0.25, 0.75, 0.5, 1, 0] as [CGFloat] {
      animator.fractionComplete = fraction
      shown.append(view.shownX)
    }
    #expect(shown == [100, 200, 150, 250, 50])
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(agree(view.shownX, 50 + 200 * CGFloat(TimingCurve.easeInOut.progress(at: 0.25))))
    expectEqual((animator.fractionComplete, 0.25), (animator.isRunning, false))
    animator.stopAnimation(true)
  }

  @Test func `pausing, reversing and continuing an animator do not change the shown value`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in view.center.x = 250 }
    animator.startAnimation()
    for step in 1...12 {
      clock.advance(by: 0.05)
      let shown = view.shownX
      animator.pauseAnimation()
      #expect(agree(view.shownX, shown))
      animator.isReversed = step.isMultiple(of: 5)
      #expect(agree(view.shownX, shown))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(agree(view.shownX, shown))
    }
    animator.stopAnimation(true)
  }

  @Test func `continueAnimation ends after durationFactor times the animator's duration`() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    clock.advance(by: 0.49)
    #expect(animator.isRunning)
    #expect(view.shownX > 240)
    clock.advance(by: 0.01)
    #expect(animator.state == .inactive)
  }

  @Test func `continueAnimation with new timing parameters starts from the current value`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.25)
    let expected = (1...15).map { 150 + 100 * CGFloat(TimingCurve.easeOut.progress(at: Double($0) / 16)) }
    let track = view.track(frames: 15)
    #expect(agree(track, expected))
    // When reversed, the animation retraces its path: first with this timing, then with the animator's own.
    animator.isReversed = true
    #expect(agree(view.track(frames: 15), track.reversed().dropFirst() + [150]))
    let own = (1...31).map { 50 + 200 * CGFloat(TimingCurve.linear.progress(at: 0.5 - Double($0) / 64)) }
    #expect(agree(view.track(frames: 31), own))
    clock.advance(by: 1.0 / 64)
    expectEqual((view.center.x, 50), (animator.state, .inactive))
  }

  @Test func `an animator reversed twice after a timing change still reaches its end`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.25)
    let track = view.track(frames: 15)
    animator.isReversed = true
    clock.advance(by: 5.0 / 64)
    #expect(agree(view.shownX, track[9]))
    animator.isReversed = false
    #expect(agree(view.track(frames: 5), Array(track[10...])))
    clock.advance(by: 1.0 / 64)
    expectEqual((view.center.x, 250), (animator.state, .inactive))
  }

  @Test func `a spring animator applies the initial velocity of each axis`() {
    let velocity = CGVector(dx: 4, dy: -2)
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 12, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)
    animator.addAnimations { [view] in
      view.center = CGPoint(x: 250, y: 150)
      view.alpha = 0
    }
    #expect(animator.duration < 2)
    animator.startAnimation()
    let spring = Spring(mass: 1, stiffness: 100, damping: 12)
    clock.advance(by: 0.125)
    let x = spring.displacement(after: 0.125, from: 1, velocity: -4)
    let y = spring.displacement(after: 0.125, from: 1, velocity: 2)
    #expect(agree([view.shownX, view.shown.position.y], [250 - 200 * x, 150 - 100 * y]))
    #expect(view.shown.opacity == Float(x))
    clock.run(for: 2)
    #expect(animator.state == .inactive)
  }

  @Test
  func `a stopped animator leaves views as shown, and finishing moves them`() {
    for (position, x) in [(.start, 50), (.end, 250), (.current, 100)] as [(UIViewAnimatingPosition, CGFloat)]
    {
      view.center.x = 50
      let animator = animator()
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(agree(view.center.x, 100))
      #expect(view.layer.animationKeys() == nil)
      #expect(positions.isEmpty)
      animator.finishAnimation(at: position)
      expectEqual((animator.state, .inactive), (positions, [position]))
      #expect(agree(view.center.x, x))
    }
  }

  @Test func `stopAnimation(true) calls no completion, and the animator can be reused`() {
    let animator = animator()
    animator.addCompletion { _ in Issue.record("the completion was called") }
    animator.startAnimation()
    clock.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(agree(view.center.x, 100))
    clock.advance(by: 2)
    animator.addAnimations { [view] in view.center.x = 300 }
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(agree(view.shownX, 200))
    animator.stopAnimation(true)
  }

  @Test
  func `animations added with a delayFactor begin later and end with the others`() {
    let animator = animator()
    let other = AnimatedView()
    let late = AnimatedView()
    animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    clock.advance(by: 0.5)
    #expect(other.shownX == 50)
    animator.addAnimations({ late.center.x = 150 }, delayFactor: 0.5)
    #expect(late.shownX == 50)
    clock.advance(by: 0.25)
    #expect(agree([view.shownX, other.shownX, late.shownX], [200, 100, 50]))
    clock.advance(by: 0.125)
    #expect(agree(late.shownX, 100))
    clock.advance(by: 0.125)
    expectEqual((other.shownX, 150), (late.shownX, 150), (animator.state, .inactive))
  }

  @Test func `an animator starts after its delay and stays active with pausesOnCompletion`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.addCompletion { #expect($0 == .start) }
    animator.startAnimation(afterDelay: 0.5)
    expectEqual((animator.isRunning, true), (animator.delay, 0.5))
    #expect(agree(view.track(frames: 4, duration: 0.5), [50, 150, 250, 250]))
    expectEqual(
      (animator.state, .active),
      (animator.isRunning, false),
      (animator.fractionComplete, 1))
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    #expect(agree(view.track(frames: 2, duration: 0.5), [150, 50]))
    expectEqual((animator.state, .inactive), (view.center.x, 50))
  }

  @Test func `an unreferenced running animator finishes and is then released`() {
    clock.advance(by: 1000)
    weak var gone: UIViewPropertyAnimator?
    var positions: [UIViewAnimatingPosition] = []
    do {
      gone = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, animations: { [view] in view.alpha = 0 },
        completion: { positions.append($0) })
    }
    #expect(gone?.isRunning == true)
    clock.advance(by: 1)
    expectEqual((positions, [.end]), (clock.isIdle, true), (gone, nil))
  }

  @Test func `UIView.animate within an animator's block follows the animator`() {
    var finished: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animate(
        withDuration: 5, animations: { view.center.x = 250 }, completion: { finished.append($0) })
    }
    animator.fractionComplete = 0.25
    #expect(view.shownX == 100)
    animator.startAnimation()
    clock.advance(by: 0.75)
    #expect(finished == [true])
  }

  @Test func `animators of one property add up, and reversing one removes only its own part`() {
    let first = animator()
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 350 }
    first.startAnimation()
    clock.advance(by: 0.5)
    second.startAnimation()
    #expect(agree(view.shownX, 150))
    clock.advance(by: 0.25)
    #expect(agree(view.shownX, 225))
    first.isReversed = true
    let before = view.track(frames: 48)
    clock.advance(by: 1e-6)
    #expect(abs(view.shownX - before[47]) < 1e-3)
    #expect(agree(view.center.x, 150))
  }

  @Test func `animator calls that are invalid in its state raise an exception`() {
    let animator = animator()
    animator.isInterruptible = false
    #expect(exceptions { animator.finishAnimation(at: .end) }.count == 1)
    animator.startAnimation()
    expectEqual((exceptions { animator.pauseAnimation() }.count, 1), (animator.isRunning, true))
    animator.isInterruptible = true
    animator.stopAnimation(false)
    expectEqual(
      (exceptions { animator.startAnimation() }.count, 1),
      (exceptions { animator.addAnimations {} }.count, 1))
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 250)
  }
}
