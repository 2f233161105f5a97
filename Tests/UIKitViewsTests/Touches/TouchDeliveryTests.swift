import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Touch delivery")
struct TouchDeliveryTests {
  let window = makeWindow()
  let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let finger: Finger

  init() {
    window.addSubview(view)
    finger = Finger(in: window)
  }

  @Test func `a view receives a touch from start to end, even outside its bounds`() {
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 300, y: 300))
    finger.lift()
    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test func `unhandled touches travel up the responder chain`() {
    view.addSubview(UIView(frame: view.bounds))
    finger.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.log == ["began", "ended"])
  }

  @Test func `a second finger reaches the view only with isMultipleTouchEnabled`() {
    let second = Finger(in: window, number: 1)
    finger.down(at: CGPoint(x: 100, y: 100))
    second.tap(at: CGPoint(x: 150, y: 100))
    finger.lift()
    #expect(view.log == ["began", "ended"])
    view.isMultipleTouchEnabled = true
    finger.down(at: CGPoint(x: 100, y: 100))
    second.tap(at: CGPoint(x: 150, y: 100))
    finger.lift()
    #expect(view.log.dropFirst(2) == ["began", "began", "ended", "ended"])
  }

  @Test func `an exclusive touch blocks touches in other views, and those touches block it`() {
    let other = TouchLogView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    window.addSubview(other)
    view.isExclusiveTouch = true
    let second = Finger(in: window, number: 1)
    finger.down(at: CGPoint(x: 100, y: 100))
    second.tap(at: CGPoint(x: 50, y: 350))
    finger.lift()
    expectEqual((view.log, ["began", "ended"]), (other.log, []))
    second.down(at: CGPoint(x: 50, y: 350))
    finger.tap(at: CGPoint(x: 100, y: 100))
    second.lift()
    expectEqual((view.log, ["began", "ended"]), (other.log, ["began", "ended"]))
  }

  @Test func `removing a view from its window cancels its gesture`() {
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    view.addGestureRecognizer(pan)
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 150, y: 100))
    view.removeFromSuperview()
    finger.move(to: CGPoint(x: 180, y: 100))
    finger.lift()
    #expect(states == [.began, .cancelled])
  }

  @Test func `a recognized gesture cancels the view's touch if cancelsTouchesInView is set`() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    finger.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.log == ["began", "cancelled"])
    tap.cancelsTouchesInView = false
    finger.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.log.dropFirst(2) == ["began", "ended"])
  }

  @Test(arguments: [false, true])
  func `a finger that joins a gesture reaches no view if the gesture cancels touches`(
    cancels: Bool
  ) {
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = cancels
    window.addGestureRecognizer(pan)
    finger.down(at: CGPoint(x: 250, y: 300))
    finger.move(to: CGPoint(x: 250, y: 350))
    #expect(pan.state == .began)
    let second = Finger(in: window, number: 1)
    second.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.log == (cancels ? [] : ["began", "ended"]))
    finger.lift()
    // A gesture with enough touches leaves other touches to the views.
    pan.maximumNumberOfTouches = 1
    view.log = []
    finger.down(at: CGPoint(x: 250, y: 300))
    finger.move(to: CGPoint(x: 250, y: 350))
    second.tap(at: CGPoint(x: 100, y: 100))
    finger.lift()
    #expect(view.log == ["began", "ended"])
  }

  @Test func `delaysTouchesBegan keeps touches from the view until the gesture has failed`() {
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)
    finger.down(at: CGPoint(x: 100, y: 100))
    #expect(view.log == [])
    finger.move(to: CGPoint(x: 120, y: 100))
    #expect(view.log.first == "began")
    finger.lift()
    #expect(view.log.last == "ended")
  }

  @Test func `touchesEnded waits for a possible double tap`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    finger.tap(at: CGPoint(x: 100, y: 100))
    #expect(view.log == ["began"])
    FrameClock.main.advance(by: 0.5)
    #expect(view.log == ["began", "ended"])
  }

  @Test func `consecutive taps are counted`() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: view.bounds)
    view.addSubview(counter)
    finger.tap(at: CGPoint(x: 50, y: 50))
    FrameClock.main.advance(by: 0.1)
    finger.tap(at: CGPoint(x: 52, y: 50))
    FrameClock.main.advance(by: 1)
    finger.tap(at: CGPoint(x: 52, y: 50))
    #expect(counter.counts == [1, 2, 1])
  }

  @Test
  func `samples of lifted fingers are ignored, and a repeated start cancels the first`() {
    window.sendTouches([.init(finger: 7, phase: .moved, location: CGPoint(x: 10, y: 10))])
    window.sendTouches([.init(finger: 7, phase: .ended, location: CGPoint(x: 10, y: 10))])
    #expect(view.log == [])
    window.sendTouches([.init(finger: 7, phase: .began, location: CGPoint(x: 10, y: 10))])
    window.sendTouches([.init(finger: 7, phase: .began, location: CGPoint(x: 20, y: 10))])
    #expect(view.log == ["began", "cancelled", "began"])
    window.cancelTouches()
    #expect(view.log.last == "cancelled")
  }
}
