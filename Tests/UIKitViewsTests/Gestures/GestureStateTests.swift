import UIKitViews
import TestSupport
import Testing

/// The state machine follows Apple's documentation of `UIGestureRecognizer`.
@Suite("Gesture states")
struct GestureStateTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `an action receives the recognizer with its own type`() {
    let pinch = UIPinchGestureRecognizer()
    var scales: [CGFloat] = []
    pinch.addAction { scales.append($0.scale) }
    pinch.scale = 2
    pinch.state = .began
    pinch.scale = 3
    pinch.state = .changed
    #expect(scales == [2, 3])
  }

  @Test func `a continuous gesture reports each assigned state and then is possible again`() {
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    for state in [UIGestureRecognizer.State.began, .changed, .changed, .ended] { pan.state = state }
    expectEqual((states, [.began, .changed, .changed, .ended]), (pan.state, .possible))
  }

  @Test
  func `failing an active gesture cancels it, and failing an inactive one calls nothing`() {
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    press.addAction { states.append($0.state) }
    press.state = .failed
    #expect(states == [])
    press.state = .began
    press.state = .failed
    #expect(states == [.began, .cancelled])
  }

  @Test func `disabling a recognizer cancels its active gesture`() {
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    pan.state = .began
    pan.isEnabled = false
    #expect(states == [.began, .cancelled])
  }

  @Test func `a recognizer belongs to one view at a time`() {
    let other = UIView()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
    #expect(view.gestureRecognizers == nil)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func `gestureRecognizerShouldBegin of the view can prevent its gesture`() {
    final class Forbidding: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let view = Forbidding()
    let pan = UIPanGestureRecognizer()
    var count = 0
    pan.addAction { _ in count += 1 }
    view.addGestureRecognizer(pan)
    pan.state = .began
    #expect(count == 0)
  }
}
