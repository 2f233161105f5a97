import UIKitViews
import LayoutEngine
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Block animations")
struct UIViewAnimationTests {
  let view = AnimatedView()
  let clock = FrameClock.main

  @Test func `the model gets the new value at once, and the presentation follows the curve`() {
    let curves: [(UIView.AnimationOptions, TimingCurve)] = [
      ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ]
    for (options, curve) in curves {
      view.center.x = 50
      UIView.animate(withDuration: 0.5, delay: 0, options: options) { view.center.x = 250 }
      expectEqual((view.center.x, 250), (view.shownX, 50))
      let expected = (1...32).map { 50 + 200 * CGFloat(curve.progress(at: Double($0) / 32)) }
      #expect(agree(view.track(frames: 32), expected))
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `an animation nested in a block without a duration applies at once`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 0) {
      UIView.animate(withDuration: 1) {
        view.center.x = 250
      } completion: {
        finished.append($0)
      }
    }
    #expect(view.shownX == 250)
    clock.run(for: 0.1)
    #expect(finished == [true])
  }

  @Test func `an animation shows the old value until its delay has passed`() {
    UIView.animate(withDuration: 0.25, delay: 0.5, options: .curveLinear) { view.center.x = 150 }
    #expect(view.track(frames: 3, duration: 0.25).map { $0.rounded() } == [50, 50, 150])
  }

  @Test func `every animatable property is halfway at half the duration`() {
    let layer = view.layer
    view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 20, width: 200, height: 60)
      view.alpha = 0.5
      view.backgroundColor = .blue
      layer.zPosition = 8
      layer.cornerRadius = 10
      layer.borderWidth = 4
      layer.borderColor = nil
      layer.shadowOpacity = 1
      layer.shadowRadius = 5
      layer.shadowOffset = CGSize(width: 10, height: 7)
      layer.shadowColor = CGColor(gray: 1, alpha: 1)
    }
    clock.advance(by: 0.5)
    let shown = view.shown
    let frame = shown.frame
    #expect(agree([frame.minX, frame.minY, frame.width, frame.height], [50, 10, 150, 80]))
    expectEqual((shown.opacity, 0.75), (shown.shadowOpacity, 0.5))
    #expect(agree([shown.zPosition, shown.cornerRadius, shown.borderWidth], [4, 5, 2]))
    #expect(agree([shown.shadowRadius, shown.shadowOffset.width, shown.shadowOffset.height], [4, 5, 2]))
    #expect(agree(shown.backgroundColor, [0.5, 0, 0.5, 1]))
    #expect(agree(shown.borderColor, [0, 0, 0, 0.5]))
    #expect(agree(shown.shadowColor, [0.5, 0.5, 0.5, 1]))
    clock.advance(by: 0.5)
    #expect(view.layer.shown === view.layer)
  }

  @Test func `setting an unchanged value adds no animation and completes in the next frame`() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 10, animations: { view.center = view.center }, completion: { finished.append($0) })
    #expect(finished.isEmpty)
    #expect(view.layer.animationKeys() == nil)
    clock.advance(by: 1 / 60)
    #expect(finished == [true])
  }

  @Test func `an animation with duration 0 applies at once and completes in the next frame`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.center.x = 150 }, completion: { finished.append($0) })
    #expect(view.shownX == 150)
    #expect(finished.isEmpty)
    clock.advance(by: 1 / 60)
    #expect(finished == [true])
  }

  @Test func `the completion is called in the frame that reaches the end value`() {
    var ends: [(finished: Bool, shown: CGFloat)] = []
    UIView.animate(
      withDuration: 0.25, animations: { view.center.x = 150 },
      completion: { [view] in ends.append(($0, view.shownX)) })
    clock.run(for: 14 / 60)
    #expect(ends.isEmpty)
    clock.advance(by: 1 / 60)
    expectEqual((ends.count, 1), (ends.first?.finished, true), (ends.first?.shown, 150))
  }

  @Test func `removing animations shows the model and completes with false in the next frame`() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        view.frame.origin.x = 50; view.alpha = 0
      }
    ) {
      finished.append($0)
    }
    clock.advance(by: 0.25)
    #expect(view.layer.animationKeys() == ["position", "opacity"])
    view.layer.removeAnimation(forKey: "opacity")
    #expect(view.shown.opacity == 0)
    #expect(view.shownX < 100)
    view.layer.removeAllAnimations()
    #expect(view.shownX == 100)
    #expect(finished.isEmpty)
    clock.advance(by: 1 / 60)
    #expect(finished == [false])
    clock.advance(by: 2)
    #expect(finished == [false])
  }

  @Test func `removing a superview removes the animations of its subviews`() {
    let outer = UIView(frame: .zero)
    outer.addSubview(view)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: { finished.append($0) })
    let superview = UIView(frame: .zero)
    superview.addSubview(outer)
    #expect(view.layer.animationKeys() == ["position"])
    outer.removeFromSuperview()
    #expect(view.layer.animationKeys() == nil)
    clock.advance(by: 1 / 60)
    #expect(finished == [false])
  }

  @Test func `a new animation replaces a repeating one and starts from the shown value`() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 150 }, completion: { finished.append($0) })
    let expected: [CGFloat] = [100, 150, 100, 50, 100, 150, 100]
    #expect(agree(view.track(frames: 7, duration: 0.5), expected))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
    #expect(agree(view.shownX, 100))
    clock.advance(by: 0.5)
    #expect(agree(view.shownX, 175))
    #expect(finished == [false])
    clock.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `an autoreversed animation without repetition ends at the new value`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) { view.center.x = 150 }
    #expect(agree(view.track(frames: 4, duration: 0.5), [100, 150, 100, 150]))
  }

  @Test func `a nested block inherits duration and curve unless it overrides them`() {
    let inner = AnimatedView()
    let own = AnimatedView()
    var log: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        view.center.x = 150
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 0.25, animations: { inner.center.x = 150 }) { _ in log.append("inner") }
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration],
          animations: {
            #expect(UIView.inheritedAnimationDuration == 0.5)
            own.center.x = 150
          }, completion: { _ in log.append("own") })
        view.center.y = 150
      }, completion: { _ in log.append("outer") })
    #expect(UIView.inheritedAnimationDuration == 0)
    clock.advance(by: 0.25)
    #expect(agree([view.shownX, view.shown.position.y, inner.shownX, own.shownX], [75, 75, 75, 100]))
    clock.advance(by: 0.75)
    #expect(log == ["own", "inner", "outer"])
  }

  @Test func `changes apply at once in performWithoutAnimation and with animations disabled`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        view.center.x = 150
        UIView.animate(withDuration: 1) { view.alpha = 0 }
      }
      view.center.y = 150
    }
    expectEqual(
      (view.layer.animationKeys(), ["position"]),
      (view.shown.position, CGPoint(x: 150, y: 50)))
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    UIView.setAnimationsEnabled(true)
    expectEqual((UIView.areAnimationsEnabled, true), (view.shown.opacity, 1))
    view.layer.removeAllAnimations()
  }

  @Test func `animation blocks nested in a block apply at once while animations are disabled`() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished.append($0) })
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.layer.cornerRadius = 8 }
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1) { view.center.x = 150 }
    }
    expectEqual((view.layer.animationKeys(), ["position"]), (view.shown.opacity, 0))
    clock.advance(by: 1 / 64)
    #expect(finished == [true])
    view.layer.removeAllAnimations()
  }

  @Test func `changes in an animation block apply at once while animations are disabled`() {
    UIView.animate(withDuration: 1) {
      UIView.setAnimationsEnabled(false)
      view.alpha = 0
      expectEqual(
        (UIView.inheritedAnimationDuration, 0),
        (view.action(for: view.layer, forKey: "opacity") is NSNull, true))
      UIView.setAnimationsEnabled(true)
      view.center.x = 150
    }
    expectEqual((view.layer.animationKeys(), ["position"]), (view.shown.opacity, 0))
    view.layer.removeAllAnimations()
  }

  @Test func `a view created within a block is not animated`() {
    UIView.animate(withDuration: 1) {
      let made = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
      #expect(made.layer.animationKeys() == nil)
    }
  }

  @Test func `with the option layoutSubviews, the layout of a view's subviews is animated`() {
    final class Row: UIView {
      let dot = AnimatedView()
      override func layoutSubviews() { dot.center.x = bounds.width / 2 }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.addSubview(row.dot)
    row.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      row.frame.size.width = 300
    }
    expectEqual((row.dot.center.x, 150), (row.dot.shownX, 50))
    row.layer.removeAllAnimations()
    row.dot.layer.removeAllAnimations()
  }

  @Test func `keyframes follow one another evenly over the shared duration`() {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
    }
    #expect(agree(view.track(frames: 8, duration: 0.25), [100, 150, 150, 150, 125, 100, 75, 50]))
  }

  @Test func `hit-testing skips animating views unless allowUserInteraction is set`() {
    let window = makeWindow()
    window.addSubview(view)
    let point = CGPoint(x: 10, y: 10)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(window.hitTest(point, with: nil) === window)
    clock.advance(by: 1)
    #expect(window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(window.hitTest(point, with: nil) === view)
    clock.advance(by: 1)
  }

  @Test func `hit-testing finds an animating view at its model position`() {
    let window = makeWindow()
    window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.y = 200 }
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 10, y: 210), with: nil) === view)
    clock.advance(by: 1)
  }

  @Test func `the clock becomes idle after animations end or their views are released`() {
    // Animations left by other tests may start new ones when they end.
    clock.run(while: !clock.isIdle, frameDuration: 10, limit: 10_000)
    #expect(clock.isIdle)
    UIView.animate(withDuration: 0.5, delay: 0.5) { view.center.x = 150 }
    UIView.animate(withDuration: 0.5) {}
    weak var gone: UIView?
    do {
      let forever = AnimatedView()
      gone = forever
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { forever.alpha = 0 }
      #expect(!clock.isIdle)
    }
    #expect(gone == nil)
    clock.run(for: 1)
    #expect(clock.isIdle)
  }
}
