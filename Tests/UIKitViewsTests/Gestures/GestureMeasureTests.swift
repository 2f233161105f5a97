import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Measurements of each gesture. The drag threshold is this library's own, because Apple publishes none.
@Suite("Gesture measurements")
struct GestureMeasureTests {
  let window = makeWindow()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let finger: Finger

  init() {
    window.addSubview(view)
    finger = Finger(in: window)
  }

  @Test func `a pan's translation starts at zero after 10 points, with the finger's velocity`() {
    let pan = UIPanGestureRecognizer()
    var (translations, velocity): ([CGFloat], CGPoint) = ([], .zero)
    pan.addAction {
      translations.append($0.translation(in: view).x)
      velocity = $0.velocity(in: view)
    }
    view.addGestureRecognizer(pan)
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 108, y: 100))
    #expect(translations == [])
    finger.move(to: CGPoint(x: 110, y: 100))
    #expect(translations == [0])
    finger.move(to: CGPoint(x: 200, y: 100), duration: 0.2)
    finger.lift()
    #expect(abs((translations.last ?? 0) - 90) < 1e-9)
    #expect(abs(velocity.x - 450) < 1e-6)
    #expect(velocity.y == 0)
  }

  @Test func `a finger that rests before lifting leaves no velocity`() {
    let pan = UIPanGestureRecognizer()
    var velocity = CGPoint(x: 1, y: 1)
    pan.addAction { velocity = $0.velocity(in: view) }
    view.addGestureRecognizer(pan)
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(velocity.x > 0)
    FrameClock.main.advance(by: 0.2)
    finger.lift()
    #expect(velocity == .zero)
  }

  @Test func `a pan measures in the coordinates of the given view, even a rotated one`() {
    let turned = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.addSubview(turned)
    let pan = UIPanGestureRecognizer()
    var translation = CGPoint.zero
    pan.addAction { translation = $0.translation(in: turned) }
    view.addGestureRecognizer(pan)
    finger.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 110, y: 50), duration: 0.1)
    #expect(abs(translation.x) < 1e-9)
    #expect(abs(translation.y + 50) < 1e-9)
  }

  @Test func `a pan's translation can be reset and continues from there`() {
    let pan = UIPanGestureRecognizer()
    var steps: [CGFloat] = []
    pan.addAction {
      steps.append($0.translation(in: view).x)
      $0.setTranslation(.zero, in: view)
    }
    view.addGestureRecognizer(pan)
    finger.down(at: CGPoint(x: 100, y: 100))
    for x in [110, 115, 122] { finger.move(to: CGPoint(x: x, y: 100)) }
    #expect(steps == [0, 5, 7])
  }

  @Test func `a two-finger pan follows the midpoint and does not jump when one finger lifts`() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    var translation = CGFloat.zero
    pan.addAction { translation = $0.translation(in: view).x }
    view.addGestureRecognizer(pan)
    let second = Finger(in: window, number: 1)
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 130, y: 100))
    #expect(pan.state == .possible)
    second.down(at: CGPoint(x: 200, y: 100))
    for x in [20, 40, 60] as [CGFloat] {
      finger.move(to: CGPoint(x: 130 + x, y: 100))
      second.move(to: CGPoint(x: 200 + x, y: 100))
    }
    let before = translation
    second.lift()
    finger.move(to: CGPoint(x: 195, y: 100))
    #expect(abs(translation - before - 5) < 1e-9)
  }

  @Test func `a pinch's scale is the ratio of the distances and can be reset`() {
    let pinch = UIPinchGestureRecognizer()
    var scales: [CGFloat] = []
    pinch.addAction { scales.append($0.scale) }
    view.addGestureRecognizer(pinch)
    fingers(.began, (100, 200))
    fingers(.moved, (95, 205))
    fingers(.moved, (42, 258))
    #expect(scales.map { ($0 * 100).rounded() } == [102, 200])
    pinch.scale = 1
    fingers(.moved, (96, 204))
    #expect(abs((scales.last ?? 0) - 0.5) < 1e-9)
  }

  @Test func `a rotation continues past half a turn`() {
    let rotation = UIRotationGestureRecognizer()
    var angles: [CGFloat] = []
    rotation.addAction { angles.append($0.rotation) }
    view.addGestureRecognizer(rotation)
    for step in 0...10 {
      let angle = CGFloat(step) * 0.5
      let (dx, dy) = (50 * cos(angle), 50 * sin(angle))
      FrameClock.main.advance(by: 1 / 60)
      window.sendTouches([
        .init(finger: 0, phase: step == 0 ? .began : .moved, location: CGPoint(x: 150 - dx, y: 200 - dy)),
        .init(finger: 1, phase: step == 0 ? .began : .moved, location: CGPoint(x: 150 + dx, y: 200 + dy)),
      ])
    }
    // Ten steps of half a radian, minus the initial 5 degrees.
    #expect(abs((angles.last ?? 0) - (5 - 5 * .pi / 180)) < 1e-9)
    #expect(abs(rotation.velocity - 30) < 1e-6)
  }

  @Test func `a long press begins after 0.5 seconds, follows the finger and ends with it`() {
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    press.addAction { states.append($0.state) }
    view.addGestureRecognizer(press)
    finger.down(at: CGPoint(x: 100, y: 100))
    FrameClock.main.advance(by: 0.49)
    #expect(states == [])
    FrameClock.main.advance(by: 0.01)
    #expect(states == [.began])
    finger.move(to: CGPoint(x: 150, y: 100))
    finger.lift()
    #expect(states == [.began, .changed, .ended])
  }

  @Test(arguments: [false, true])
  func `lifting early or moving more than 10 points prevents a long press`(lifts: Bool) {
    let press = UILongPressGestureRecognizer()
    var count = 0
    press.addAction { _ in count += 1 }
    view.addGestureRecognizer(press)
    finger.down(at: CGPoint(x: 100, y: 100))
    if lifts { finger.lift() } else { finger.move(to: CGPoint(x: 111, y: 100)) }
    FrameClock.main.advance(by: 1)
    #expect(count == 0)
  }

  @Test func `a tap's action can read the locations of the fingers that tapped`() {
    let (double, pair) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    pair.numberOfTouchesRequired = 2
    var log: [[CGPoint]] = []
    for tap in [double, pair] {
      tap.addAction { tap in
        log.append((0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: view) })
      }
      view.addGestureRecognizer(tap)
    }
    finger.tap(at: CGPoint(x: 100, y: 100))
    finger.tap(at: CGPoint(x: 110, y: 100))
    expectEqual((log, [[CGPoint(x: 110, y: 100)]]), (double.numberOfTouches, 0))
    FrameClock.main.advance(by: 1)
    let second = Finger(in: window, number: 1)
    finger.down(at: CGPoint(x: 100, y: 100))
    second.down(at: CGPoint(x: 200, y: 100))
    finger.lift()
    second.lift()
    #expect(log.last == [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
  }

  @Test func `long or moving touches aren't taps, and a two-finger tap requires two fingers`() {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTouchesRequired = 2
    var log: [Int] = []
    one.addAction { _ in log.append(1) }
    two.addAction { _ in log.append(2) }
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    finger.down(at: CGPoint(x: 100, y: 100))
    FrameClock.main.advance(by: 1)
    finger.lift()
    finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.1)
    #expect(log == [])
    fingers(.began, (100, 200))
    fingers(.ended, (100, 200))
    #expect(log == [2])
    finger.tap(at: CGPoint(x: 100, y: 100))
    #expect(log == [2, 1])
  }

  @Test(
    arguments: [
      (UISwipeGestureRecognizer.Direction.left, CGPoint(x: 60, y: 100), true),
      (.left, CGPoint(x: 240, y: 100), false), (.down, CGPoint(x: 160, y: 200), true),
    ])
  func `a swipe is recognized only in its direction`(
    direction: UISwipeGestureRecognizer.Direction, end: CGPoint, isRecognized: Bool
  ) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    var count = 0
    swipe.addAction { _ in count += 1 }
    view.addGestureRecognizer(swipe)
    finger.drag(from: CGPoint(x: 150, y: 100), to: end, duration: 0.1)
    #expect(count == (isRecognized ? 1 : 0))
  }

  private func fingers(_ phase: UITouch.Phase, _ x: (CGFloat, CGFloat)) {
    FrameClock.main.advance(by: 1 / 60)
    window.sendTouches([
      .init(finger: 0, phase: phase, location: CGPoint(x: x.0, y: 200)),
      .init(finger: 1, phase: phase, location: CGPoint(x: x.1, y: 200)),
    ])
  }
}
