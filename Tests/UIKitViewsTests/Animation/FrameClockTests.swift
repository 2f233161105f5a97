import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("The frame clock")
struct FrameClockTests {
  let clock = FrameClock()

  @Test func `timers within one long frame fire in order and at their own times`() {
    var log: [Double] = []
    clock.schedule(after: 0.5) { [clock] in log.append(clock.time) }
    clock.schedule(after: 0.25) { [clock] in
      log.append(clock.time)
      clock.schedule(after: 0.125) { log.append(clock.time) }
    }
    let cancelled = clock.schedule(after: 0.3) { log.append(-1) }
    cancelled.cancel()
    clock.advance(by: 1)
    expectEqual((log, [0.25, 0.375, 0.5]), (clock.time, 1), (clock.isIdle, true))
  }

  @Test func `a zero-delay timer scheduled by another timer fires in the next frame`() {
    var times: [Double] = []
    func again() {
      times.append(clock.time)
      if times.count < 100 { clock.schedule(after: 0, again) }
    }
    clock.schedule(after: 0, again)
    clock.advance(by: 0.25)
    expectEqual((times, [0]), (clock.isIdle, false))
    clock.advance(by: 0.25)
    #expect(times == [0, 0.25])
    // A nested frame counts as the next frame.
    times = []
    clock.schedule(after: 0) { [clock] in clock.advance(by: 0.25) }
    clock.advance(by: 0.5)
    expectEqual((times, [0.5, 0.5]), (clock.time, 1))
  }

  @Test func `a frame observer is called for every frame while it is referenced`() {
    var frames = 0
    var observer: FrameObserver? = clock.observeFrames { _ in frames += 1 }
    #expect(observer != nil)
    #expect(!clock.isIdle)
    clock.run(for: 0.5)
    #expect(frames == 30)
    observer = nil
    clock.run(for: 0.5)
    expectEqual((frames, 30), (clock.isIdle, true))
  }

  @Test func `the wake handler is called once when the clock has work`() {
    var wakes = 0
    clock.wakeHandler = { wakes += 1 }
    let first = clock.observeFrames { _ in }
    clock.schedule(after: 1) {}
    #expect(wakes == 1)
    first.cancel()
    clock.advance(by: 1)
    clock.schedule(after: 1) {}
    #expect(wakes == 2)
  }

  @Test func `a visible window with pending layout requests one frame, a hidden one none`() {
    let window = makeWindow()
    let view = UIView()
    window.addSubview(view)
    FrameClock.main.run(while: !FrameClock.main.isIdle)
    var wakes = 0
    FrameClock.main.wakeHandler = { wakes += 1 }
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(wakes == 1)
    FrameClock.main.run(while: !FrameClock.main.isIdle)
    window.isHidden = true
    view.setNeedsLayout()
    expectEqual((wakes, 1), (FrameClock.main.isIdle, true))
    FrameClock.main.wakeHandler = {}
  }

  @Test func `the clock's time never decreases`() {
    clock.advance(to: 2)
    clock.advance(to: 1)
    #expect(clock.time == 2)
  }

  @Test func `a display link fires with frame timestamps while it is added and not paused`() {
    var times: [Double] = []
    let start = CACurrentMediaTime()
    let link = CADisplayLink { times.append($0.timestamp - start) }
    FrameClock.main.advance(by: 0.25)
    link.add(to: .main, forMode: .common)
    FrameClock.main.advance(by: 0.25)
    link.isPaused = true
    FrameClock.main.advance(by: 0.25)
    link.isPaused = false
    FrameClock.main.advance(by: 0.25)
    link.invalidate()
    FrameClock.main.advance(by: 0.25)
    #expect(times.map { ($0 * 4).rounded() } == [2, 4])
    #expect(abs(link.duration - 0.25) < 1e-9)
  }

  @Test func `a frame lays out visible windows after calling its observers`() {
    let window = makeWindow()
    let view = TouchLogView(frame: .zero)
    window.addSubview(view)
    let observer = FrameClock.main.observeFrames { _ in view.frame.size.width += 1 }
    window.layoutIfNeeded()
    FrameClock.main.advance(by: 1 / 60)
    observer.cancel()
    #expect(view.layoutCount == 2)
  }

  @Test func `an ended clock drops pending timers and observers and accepts no new ones`() {
    var calls = 0
    clock.schedule(after: 1) { calls += 1 }
    let observer = clock.observeFrames { _ in calls += 1 }
    clock.end()
    clock.schedule(after: 0) { calls += 1 }
    let late = clock.observeFrames { _ in calls += 1 }
    withExtendedLifetime((observer, late)) {
      #expect(clock.isIdle)
      clock.advance(by: 2)
    }
    #expect(calls == 0)
  }

  @Test func `ending the clock ends its animations, and completions can't begin new ones`() {
    var ends: [Bool] = []
    let view = UIView()
    func pulse() {
      UIView.animate(withDuration: 1, animations: { view.center.x += 1 }) { finished in
        ends.append(finished)
        pulse()
      }
    }
    let main = FrameClock.main
    FrameClock.main = clock
    defer { FrameClock.main = main }
    pulse()
    clock.advance(by: 0.5)
    clock.end()
    expectEqual((ends, [false]), (view.layer.animationKeys(), nil), (view.center.x, 2))
  }

  @Test func `an animator of an ended clock can be released in any state`() {
    var raised: [UIKitException] = []
    let handler = UIKitException.handler
    UIKitException.handler = { raised.append($0) }
    let main = FrameClock.main
    FrameClock.main = clock
    defer {
      UIKitException.handler = handler
      FrameClock.main = main
    }
    var positions: [UIViewAnimatingPosition] = []
    let view = UIView()
    func animator() -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 1 }
      animator.addCompletion { positions.append($0) }
      return animator
    }
    var animators = (0..<3).map { _ in animator() }
    animators[0].startAnimation()
    animators[1].pauseAnimation()
    animators[2].startAnimation()
    animators[2].stopAnimation(false)
    clock.end()
    #expect(positions == [.current, .current, .current])
    animators.append(animator())
    animators[3].pauseAnimation()
    animators = []
    expectEqual((raised.count, 0), (positions.count, 3))
  }
}
