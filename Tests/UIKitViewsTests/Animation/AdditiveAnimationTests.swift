import UIKitViews
import LayoutEngine
import TestSupport
import Testing

@Suite("Animations that interrupt each other")
struct AdditiveAnimationTests {
  let view = AnimatedView()
  let clock = FrameClock.main

  @Test
  func `an interrupted animation keeps its position and speed, and both complete`() {
    var finished: [Bool] = []
    let tick = 1e-6
    UIView.animate(withDuration: 1, animations: { view.center.x = 250 }, completion: { finished.append($0) })
    clock.advance(by: 0.4 - tick)
    let before = view.shownX
    clock.advance(by: tick)
    let at = view.shownX
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: { finished.append($0) })
    #expect(abs(view.shownX - at) < 1e-9)
    clock.advance(by: tick)
    let (speed, newSpeed) = ((at - before) / tick, (view.shownX - at) / tick)
    #expect(speed > 200)
    #expect(abs(newSpeed - speed) < speed / 1000)
    clock.advance(by: 0.3 - tick)
    let ease = { TimingCurve.easeInOut.progress(at: $0) }
    #expect(agree(view.shownX, 50 - 200 * (1 - ease(0.7)) + 200 * (1 - ease(0.3))))
    clock.run(for: 0.7)
    expectEqual((view.shownX, 50), (finished, [true, true]), (view.layer.animationKeys(), nil))
  }

  @Test func `each interruption leaves every shown property unchanged`() {
    var generator = SeededGenerator(seed: 7)
    func set() {
      func random(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
      view.bounds = CGRect(
        x: random(-50...50), y: random(-50...50), width: random(1...300), height: random(1...300))
      view.center = CGPoint(x: random(-500...500), y: random(-500...500))
      view.alpha = random(0...1)
      view.backgroundColor =
        random(0...1) < 0.2
        ? nil : UIColor(red: random(0...1), green: random(0...1), blue: random(0...1), alpha: random(0.1...1))
      var transform = CATransform3DIdentity
      transform.m34 = -1 / random(300...900)
      transform = CATransform3DTranslate(transform, random(-99...99), random(-99...99), random(-99...99))
      transform = CATransform3DRotate(
        transform, random(-7...7), random(-1...1), random(-1...1), random(-1...1))
      view.layer.transform = CATransform3DScale(transform, random(-2...2), random(0.1...2), 1)
    }
    for _ in 0..<40 {
      let before = view.shown
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        set()
      }
      let after = view.shown
      #expect(agree([before.position.x, before.position.y], [after.position.x, after.position.y]))
      #expect(abs(before.bounds.minX - after.bounds.minX) < 1e-9)
      #expect(abs(before.bounds.width - after.bounds.width) < 1e-9)
      #expect(abs(before.opacity - after.opacity) < 1e-6)
      #expect(agree(before.transform, after.transform))
      #expect(abs((before.backgroundColor?.alpha ?? 0) - (after.backgroundColor?.alpha ?? 0)) < 1e-9)
      clock.advance(by: 0.15)
    }
    clock.advance(by: 1)
    #expect(view.layer.shown === view.layer)
  }

  @Test func `a value set outside a block shifts the running animation by the difference`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    clock.advance(by: 0.5)
    view.center.x = 170
    #expect(agree(view.shownX, 120))
    clock.advance(by: 0.25)
    #expect(agree(view.shownX, 145))
    clock.advance(by: 0.25)
  }

  @Test func `a fade from or to a nil color changes only the color's alpha`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .red }
    clock.advance(by: 0.25)
    #expect(agree(view.shown.backgroundColor, [1, 0, 0, 0.25]))
    clock.advance(by: 0.75)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = nil }
    clock.advance(by: 0.25)
    #expect(agree(view.shown.backgroundColor, [1, 0, 0, 0.75]))
    clock.advance(by: 0.75)
    #expect(view.shown.backgroundColor == nil)
  }

  @Test func `a spring follows its closed form, with velocity relative to the distance`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 3
    ) { view.center.x = 250 }
    let spring = Spring(settlingDuration: 1, dampingRatio: 0.4, initialVelocity: 3)
    let expected = (1...63).map {
      250 - 200 * CGFloat(spring.displacement(after: Double($0) / 64, from: 1, velocity: -3))
    }
    #expect(agree(view.track(frames: 63), expected))
    #expect(expected.contains { $0 > 260 })
    #expect(view.track(frames: 1) == [250])
  }

  /// The formulas are from WWDC23, session 10158.
  @Test func `a spring with duration and bounce completes within 0.2 percent of its target`() {
    var isOver = false
    UIView.animate(
      springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 1050 }, completion: { isOver = $0 })
    let spring = Spring(mass: 1, stiffness: pow(2 * .pi / 0.5, 2), damping: 4 * .pi * 0.7 / 0.5)
    clock.advance(by: 0.125)
    #expect(agree(view.shownX, 1050 - 1000 * spring.displacement(after: 0.125, from: 1, velocity: 0)))
    var last = CGFloat.infinity
    while !isOver {
      last = view.shownX
      clock.advance(by: 1 / 60)
    }
    #expect(abs(last - 1050) < 2)
  }
}
