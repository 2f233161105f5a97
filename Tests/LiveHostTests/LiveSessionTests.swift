import CollectionView
import Foundation
import Testing

@testable import LiveHost

@MainActor
@Suite("What hands do to a page's views")
struct LiveSessionTests {
  @Test func `a hand that comes while a key still turns finds no other fingers down`() throws {
    let view = TouchedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.key(.turnRight))
    session.showFrames(4)
    #expect(view.fingers.count == 2)
    try session.receive(MessageBytes.touches([(0, 0, 100, 100)]))
    #expect(view.fingers.count == 1)
    try session.receive(MessageBytes.touches([(0, 2, 100, 100)]))
    #expect(view.fingers.isEmpty)
    try session.receive(MessageBytes.key(.turnLeft))
    session.showFrames(2)
    try session.receive(MessageBytes.pinch(phase: 0, x: 400, y: 300, scale: 1, rotation: 0))
    #expect(view.fingers.count == 2)
    try session.receive(MessageBytes.pinch(phase: 2, x: 400, y: 300, scale: 1, rotation: 0))
    #expect(view.fingers.isEmpty)
  }

  /// A key, the one that undoes it, and what one press turns and scales.
  struct KeyStep: CustomTestStringConvertible, Sendable {
    let key: LiveKey
    let other: LiveKey
    var turn: CGFloat = 0
    var factor: CGFloat = 1

    var testDescription: String { "\(key)" }
  }

  @Test(arguments: [
    KeyStep(key: .turnRight, other: .turnLeft, turn: .pi / 12),
    KeyStep(key: .turnLeft, other: .turnRight, turn: -.pi / 12),
    KeyStep(key: .larger, other: .smaller, factor: 1.15),
    KeyStep(key: .smaller, other: .larger, factor: 1 / 1.15),
  ])
  func `three presses of a key that turns or scales are three steps, whatever a gesture takes to begin`(
    step: KeyStep
  ) throws {
    let view = TurnedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    // Apart; then in quick succession, as one gesture; then back and forth.
    for keys in [[step.key], [step.key], [step.key, step.key, step.key], [step.key, step.other]] {
      for key in keys { try session.receive(MessageBytes.key(key)) }
      session.showFrames(24)
    }
    #expect(abs(view.rotation - 5 * step.turn) < 1e-6)
    #expect(abs(view.scale - pow(step.factor, 5)) < 1e-6)
  }

  @Test func `turning and scaling by keys at once counts both in full`() throws {
    let view = TurnedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.key(.turnRight))
    session.showFrames(5)
    try session.receive(MessageBytes.key(.larger))
    session.showFrames(25)
    #expect(abs(view.rotation - .pi / 12) < 1e-6)
    #expect(abs(view.scale - 1.15) < 1e-6)
  }

  @Test(arguments: [0.0, 5e6])
  func `moves that arrive in one bunch are as fast as the hand was, whatever its clock counts from`(
    start: Double
  ) throws {
    let view = UIView()
    var velocities: [CGFloat] = []
    let pan = UIPanGestureRecognizer()
    pan.addAction { if $0.state == .ended { velocities.append(pan.velocity(in: view).y) } }
    view.addGestureRecognizer(pan)
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    // 12 points in 16 milliseconds; the second time with a rest before the finger lifts.
    for (flick, rest) in [0.0, 200].enumerated() {
      let begin = start + Double(flick) * 3000
      try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: begin))
      for step in 1...10 {
        let (y, time) = (100 + Double(step) * 12, begin + Double(step) * 16)
        try session.receive(MessageBytes.touches([(0, 1, 100, y)], time: time))
      }
      try session.receive(MessageBytes.touches([(0, 2, 100, 220)], time: begin + 160 + rest))
    }
    #expect(velocities.count == 2)
    #expect(abs(velocities[0] - 750) < 1, "\(velocities)")
    #expect(velocities[1] == 0)
  }

  @Test func `a pinch that arrives in one bunch is as fast as the hand was`() throws {
    let view = UIView()
    view.isMultipleTouchEnabled = true
    var velocity: CGFloat = 0
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { _ in if pinch.state == .changed { velocity = pinch.velocity } }
    view.addGestureRecognizer(pinch)
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    for step in 0...20 {
      try session.receive(
        MessageBytes.pinch(
          phase: step == 0 ? 0 : 1, x: 400, y: 300, scale: 1 + Double(step) * 0.05, rotation: 0,
          time: 7000 + Double(step) * 20))
    }
    // 0.05 in 20 milliseconds, of what it was when the gesture began.
    #expect(velocity > 1.5, "\(velocity)")
    #expect(velocity < 2.6, "\(velocity)")
  }

  @Test func `a page whose clock stands, jumps or goes backwards moves its own views and nothing else`()
    throws
  {
    let view = TouchedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    for times in [[5000, 4000, 3000], [1e12, 0, 1e12], [0, 1e12, 12], [70, 70, 70]] {
      try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: times[0]))
      try session.receive(MessageBytes.touches([(0, 1, 100, 120)], time: times[1]))
      let touch = try #require(view.fingers.first)
      let moved = touch.timestamp
      try session.receive(MessageBytes.touches([(0, 2, 100, 140)], time: times[2]))
      #expect(touch.timestamp >= moved)
      #expect(touch.timestamp.isFinite)
      #expect(view.fingers.isEmpty)
    }
    // The next touch is told as now.
    let now = session.clockTime
    try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: 80))
    let touch = try #require(view.fingers.first)
    #expect(abs(touch.timestamp - now) < 1)
    try session.receive(MessageBytes.touches([(0, 2, 100, 100)], time: 90))
  }

  @Test func `a key that is pressed turns on, a twelfth of a half turn each time`() throws {
    let view = TouchedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    for _ in 0..<5 {
      try session.receive(MessageBytes.key(.turnRight))
      session.showFrames(3)
    }
    session.showFrames(12)
    #expect(view.fingers.count == 2)
    // The distance after which a recogniser begins comes in addition.
    #expect(abs(view.angle - 5 * .pi / 12 - UIRotationGestureRecognizer.hysteresis) < 1e-6)
    session.showFrames(20)
    #expect(view.fingers.isEmpty)
  }

  @Test func `a hand that rests is on the page until it is lifted: the clock goes on for it`() throws {
    let session = try LiveSession.open { TouchedView() }
    defer { session.pageDidClose() }
    #expect(!session.isTouched)
    try session.receive(MessageBytes.touches([(0, 0, 100, 100)], time: 80))
    #expect(session.isTouched)
    try session.receive(MessageBytes.touches([(0, 2, 100, 100)], time: 3080))
    #expect(!session.isTouched)
  }

  @Test func `the wheel of a mouse scrolls across what scrolls across only`() throws {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 5000, height: 600)
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 120))
    #expect(view.contentOffset == CGPoint(x: 120, y: 0))
    view.contentSize.height = 2000
    view.contentOffset = CGPoint(x: 120, y: 1400)
    try session.receive(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 120))
    #expect(view.contentOffset == CGPoint(x: 120, y: 1400), "at its lower end")
  }
}

/// Adds up how far it has been turned and scaled, by both at once.
private final class TurnedView: UIView, UIGestureRecognizerDelegate {
  private(set) var rotation: CGFloat = 0
  private(set) var scale: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    let (turning, pinching) = (UIRotationGestureRecognizer(), UIPinchGestureRecognizer())
    turning.addAction { [unowned self, unowned turning] in
      if $0.state == .ended { rotation += turning.rotation }
    }
    pinching.addAction { [unowned self, unowned pinching] in
      if $0.state == .ended { scale *= pinching.scale }
    }
    for recogniser in [turning, pinching] {
      recogniser.delegate = self
      addGestureRecognizer(recogniser)
    }
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class TouchedView: UIView {
  private(set) var fingers: [UITouch] = []

  /// How far the first finger has been turned about the middle.
  private(set) var angle = 0.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingers += touches }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let location = fingers.map({ $0.location(in: self) }).max(by: { $0.y < $1.y }) else { return }
    angle = atan2(location.y - bounds.midY, location.x - bounds.midX)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll(where: touches.contains)
  }
}
