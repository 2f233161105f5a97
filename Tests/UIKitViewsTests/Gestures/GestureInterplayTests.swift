import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Interaction of gestures: Apple's documentation, "Coordinating multiple gesture recognizers".
@Suite("Interplay of gestures")
struct GestureInterplayTests {
  let window = makeWindow()
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let finger: Finger
  let middle = CGPoint(x: 100, y: 100)

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    finger = Finger(in: window)
  }

  /// Returns the names of the pans recognized for a drag. There is one pan on the inner view and one on the
  /// outer view.
  private func dragged(inner near: UIPanGestureRecognizer) -> Set<String> {
    let far = UIPanGestureRecognizer()
    var log: Set<String> = []
    near.addAction { _ in log.insert("inner") }
    far.addAction { _ in log.insert("outer") }
    outer.addGestureRecognizer(far)
    inner.addGestureRecognizer(near)
    finger.drag(from: middle, to: CGPoint(x: 160, y: 100), duration: 0.1)
    return log
  }

  @Test func `the inner of two pans wins`() {
    #expect(dragged(inner: UIPanGestureRecognizer()) == ["inner"])
  }

  @Test func `the outer pan begins if the inner pan is not allowed to begin`() {
    let (near, delegate) = (UIPanGestureRecognizer(), GestureDelegate())
    delegate.begins = false
    near.delegate = delegate
    #expect(dragged(inner: near) == ["outer"])
  }

  @Test(arguments: [false, true])
  func `two gestures are recognized simultaneously only if the delegate allows it`(allowed: Bool) {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let delegate = GestureDelegate()
    delegate.recognizesSimultaneously = allowed
    rotation.delegate = delegate
    var seen: Set<String> = []
    pinch.addAction { _ in seen.insert("pinch") }
    rotation.addAction { _ in seen.insert("rotation") }
    inner.addGestureRecognizer(pinch)
    inner.addGestureRecognizer(rotation)
    // The pinch is recognized first, then the rotation.
    twoFingers(
      [(80, 100), (120, 100)], [(60, 100), (140, 100)], [(60, 80), (140, 120)], [(70, 60), (130, 140)])
    #expect(seen == (allowed ? ["pinch", "rotation"] : ["pinch"]))
  }

  @Test(arguments: [1, 2])
  func `a single tap that requires a double tap to fail waits for it`(taps: Int) {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    var log: [String] = []
    single.addAction { _ in log.append("single") }
    double.addAction { _ in log.append("double") }
    inner.addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
    finger.tap(at: middle)
    #expect(log == [])
    if taps == 2 {
      FrameClock.main.advance(by: 0.1)
      finger.tap(at: middle)
    }
    FrameClock.main.advance(by: 0.5)
    expectEqual(
      (log, taps == 2 ? ["double"] : ["single"]),
      (single.state, .possible),
      (double.state, .possible))
  }

  @Test func `without a failure requirement, both taps are recognized`() {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    var log: [String] = []
    single.addAction { _ in log.append("single") }
    double.addAction { _ in log.append("double") }
    inner.addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
    finger.tap(at: middle)
    #expect(log == ["single"])
    finger.tap(at: middle)
    #expect(log.contains("double"))
  }

  @Test func `a pan that requires a swipe to fail begins once the swipe has failed`() {
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    swipe.direction = .up
    pan.require(toFail: swipe)
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    inner.addGestureRecognizer(pan)
    inner.addGestureRecognizer(swipe)
    finger.down(at: middle)
    finger.move(to: CGPoint(x: 130, y: 100))
    #expect(states == [])
    finger.move(to: CGPoint(x: 170, y: 100))
    #expect(states == [.began])
    finger.move(to: CGPoint(x: 180, y: 100))
    finger.lift()
    #expect(states == [.began, .changed, .ended])
  }

  @Test func `a failed recognizer resets when its view is removed during the touch`() {
    final class Failing: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() { resets += 1 }
    }
    let failing = Failing()
    inner.addGestureRecognizer(failing)
    finger.down(at: middle)
    expectEqual((failing.state, .failed), (failing.resets, 0))
    inner.removeFromSuperview()
    expectEqual((failing.state, .possible), (failing.resets, 1))
  }

  @Test func `a delegate can prevent a recognizer from receiving touches`() {
    let tap = UITapGestureRecognizer()
    let delegate = GestureDelegate()
    delegate.receives = false
    tap.delegate = delegate
    var count = 0
    tap.addAction { _ in count += 1 }
    inner.addGestureRecognizer(tap)
    finger.tap(at: middle)
    #expect(count == 0)
  }

  private func twoFingers(_ steps: [(CGFloat, CGFloat)]...) {
    for (index, step) in steps.enumerated() {
      FrameClock.main.advance(by: 1 / 60)
      window.sendTouches(
        step.enumerated().map {
          .init(
            finger: $0.offset, phase: index == 0 ? .began : .moved,
            location: CGPoint(x: $0.element.0, y: $0.element.1))
        })
    }
    window.cancelTouches()
  }
}
