import TestSupport
import Testing
import UIKitTestSupport
import UIKitViews

@Suite(.serialized) struct TwoFingerTests {
  private let window = makeWindow()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let fingers: [Finger]

  init() {
    window.addSubview(view)
    fingers = [Finger(in: window), Finger(in: window, number: 1)]
  }

  /// Returns the positions of two fingers at a distance from each other, rotated by an angle in degrees.
  private func places(_ distance: CGFloat, _ degrees: CGFloat) -> [CGPoint] {
    let (x, y) = (distance / 2 * cos(degrees * .pi / 180), distance / 2 * sin(degrees * .pi / 180))
    return [CGPoint(x: 160 - x, y: 240 - y), CGPoint(x: 160 + x, y: 240 + y)]
  }

  private func down(_ distance: CGFloat) {
    for (finger, place) in zip(fingers, places(distance, 0)) { finger.down(at: place) }
  }

  /// Advances the clock and then moves the fingers, one after the other, at the same clock time.
  private func move(_ distance: CGFloat, _ degrees: CGFloat = 0, after time: TimeInterval) {
    FrameClock.main.advance(by: time)
    for (finger, place) in zip(fingers, places(distance, degrees)) { finger.move(to: place) }
  }

  @Test(.fact("S2"), arguments: [108, 92, 107.9, 92.1] as [CGFloat])
  func `after up to 8 points, a pinch is still in the possible state`(distance: CGFloat) {
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    down(100)
    move(distance, after: 0.05)
    expectEqual((pinch.state, .possible), (pinch.scale, 1))
    for finger in fingers { finger.lift() }
  }

  nonisolated static let pinches: [(distance: CGFloat, start: CGFloat, time: TimeInterval)] = [
    (110, 108, 0.05), (90, 92, 0.05), (108.1, 108, 0.01), (250, 108, 0.05), (110, 108, 0.4),
  ]

  @Test(.fact("S2"), arguments: pinches)
  func `a pinch's first 8 points don't count toward its scale and first velocity`(
    sample: (distance: CGFloat, start: CGFloat, time: TimeInterval)
  ) {
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    down(100)
    move(sample.distance, after: sample.time)
    let scale = sample.distance / sample.start
    #expect(pinch.state == .began || pinch.state == .changed)
    #expect(abs(pinch.scale - scale) < 1e-9)
    #expect(abs(pinch.velocity - (scale - 1) / sample.time) < 1e-6)
    for finger in fingers { finger.lift() }
  }

  @Test func `a pinch's first velocity is relative to the previous event; a rest resets it`() {
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    down(100)
    move(106, after: 0.2)
    move(126, after: 0.02)
    #expect(abs(pinch.velocity - (126.0 / 108 - 1) / 0.02) < 1e-6)
    FrameClock.main.advance(by: 0.3)
    move(126, after: 0)
    fingers[0].lift()
    #expect(pinch.velocity == 0)
    fingers[1].lift()
  }

  @Test(.fact("S3"), arguments: [4.9, -4.9] as [CGFloat])
  func `after less than 5 degrees, a rotation is still in the possible state`(degrees: CGFloat) {
    let rotation = UIRotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    down(100)
    move(100, degrees, after: 0.05)
    expectEqual((rotation.state, .possible), (rotation.rotation, 0))
    for finger in fingers { finger.lift() }
  }

  nonisolated static let turns: [(degrees: CGFloat, counted: CGFloat, time: TimeInterval)] = [
    (10, 5, 0.05), (-10, -5, 0.05), (5.1, 0.1, 0.05), (90, 85, 0.05), (10, 5, 0.5),
  ]

  @Test(.fact("S3"), arguments: turns)
  func `a rotation's first 5 degrees count only toward its first velocity`(
    sample: (degrees: CGFloat, counted: CGFloat, time: TimeInterval)
  ) {
    let rotation = UIRotationGestureRecognizer()
    view.addGestureRecognizer(rotation)
    down(100)
    move(100, sample.degrees, after: sample.time)
    #expect(abs(rotation.rotation * 180 / .pi - sample.counted) < 1e-6)
    #expect(abs(rotation.velocity * 180 / .pi - sample.degrees / sample.time) < 1e-3)
    for finger in fingers { finger.lift() }
  }

  @Test func `a continuing pinch or rotation has the velocity of the last 0.1 seconds`() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let both = BothDelegate()
    for recognizer in [pinch, rotation] as [UIGestureRecognizer] {
      recognizer.delegate = both
      view.addGestureRecognizer(recognizer)
    }
    down(100)
    for step in 1...20 {
      FrameClock.main.advance(by: 0.02)
      let places = places(100 + 5 * CGFloat(step), 2 * CGFloat(step))
      window.sendTouches([
        .init(finger: 0, phase: .moved, location: places[0]),
        .init(finger: 1, phase: .moved, location: places[1]),
      ])
    }
    #expect(abs(pinch.velocity - 250 / 108) < 1e-6)
    #expect(abs(rotation.velocity * 180 / .pi - 100) < 1e-6)
    for finger in fingers { finger.lift() }
  }

  private final class BothDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}
