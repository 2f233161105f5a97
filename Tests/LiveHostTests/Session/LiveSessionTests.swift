import CollectionView
import Foundation
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Input to a page's views")
struct LiveSessionTests {
  /// A page's messages in sequence, and the number of fingers in the view after each.
  struct Hand: CustomTestStringConvertible, Sendable {
    struct Step: Sendable {
      let message: [UInt8]
      var frames = 0
      let fingers: Int
      /// `true` if a finger or a pinch is down. A key's fingers don't count.
      let isTouched: Bool
    }

    let name: String
    let steps: [Step]

    var testDescription: String { name }

    private static func key(_ key: LiveKey, frames: Int, fingers: Int) -> Step {
      Step(message: MessageBytes.key(key), frames: frames, fingers: fingers, isTouched: false)
    }

    private static func touch(_ phase: ClientMessage.Finger.Phase, fingers: Int, at time: Double = 0) -> Step
    {
      Step(
        message: MessageBytes.touches([(0, phase, 100, 100)], time: time), fingers: fingers,
        isTouched: fingers > 0)
    }

    private static func pinch(_ phase: ClientMessage.Pinch.Phase, fingers: Int) -> Step {
      Step(
        message: MessageBytes.pinch(phase: phase, x: 400, y: 300, scale: 1, rotation: 0), fingers: fingers,
        isTouched: fingers > 0)
    }

    static let all = [
      Hand(
        name: "a touch during a rotation with a key ends the key's fingers",
        steps: [
          key(.turnRight, frames: 4, fingers: 2), touch(.began, fingers: 1), touch(.ended, fingers: 0),
        ]),
      Hand(
        name: "a pinch during a rotation with a key ends the key's fingers",
        steps: [key(.turnLeft, frames: 2, fingers: 2), pinch(.began, fingers: 2), pinch(.ended, fingers: 0)]),
      Hand(
        name: "a resting finger stays down, and the page stays touched, until the finger lifts",
        steps: [touch(.began, fingers: 1, at: 80), touch(.ended, fingers: 0, at: 3080)]),
      Hand(
        name: "repeated key presses keep the fingers down until after the last press",
        steps: Array(repeating: key(.turnRight, frames: 3, fingers: 2), count: 5) + [
          key(.turnRight, frames: 60, fingers: 0)
        ]),
    ]
  }

  @Test(arguments: Hand.all)
  func `a view has fingers only while a touch, pinch, or key gesture is in progress`(hand: Hand) throws {
    let view = TouchedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    #expect(!session.isTouched)
    for (index, step) in hand.steps.enumerated() {
      try session.receive(step.message)
      session.showFrames(step.frames)
      expectEqual(
        (view.fingers.count, step.fingers), (session.isTouched, step.isTouched), comment: "step \(index)")
    }
  }

  /// Pressed keys, the number of frames after each, and the final rotation and scale.
  struct Presses: CustomTestStringConvertible, Sendable {
    let name: String
    let keys: [(LiveKey, frames: Int)]
    var turn: CGFloat = 0
    var factor: CGFloat = 1

    var testDescription: String { name }

    /// Returns separate presses, quick presses as one gesture, and presses back and forth.
    private static func each(
      _ key: LiveKey, undoneBy other: LiveKey, turn: CGFloat = 0, factor: CGFloat = 1
    ) -> [Presses] {
      [
        Presses(name: "\(key)", keys: [(key, 24)], turn: turn, factor: factor),
        Presses(
          name: "\(key) twice", keys: [(key, 24), (key, 24)], turn: 2 * turn, factor: pow(factor, 2)),
        Presses(
          name: "\(key) three times at once", keys: [(key, 0), (key, 0), (key, 24)], turn: 3 * turn,
          factor: pow(factor, 3)),
        Presses(name: "\(key), then \(other)", keys: [(key, 0), (other, 24)]),
        Presses(
          name: "\(key) in all these ways",
          keys: [(key, 24), (key, 24), (key, 0), (key, 0), (key, 24), (key, 0), (other, 24)],
          turn: 5 * turn, factor: pow(factor, 5)),
      ]
    }

    static let all: [Presses] = [
      each(.turnRight, undoneBy: .turnLeft, turn: .pi / 12),
      each(.turnLeft, undoneBy: .turnRight, turn: -.pi / 12),
      each(.larger, undoneBy: .smaller, factor: 1.15),
      each(.smaller, undoneBy: .larger, factor: 1 / 1.15),
      [
        Presses(
          name: "turnRight while larger", keys: [(.turnRight, 5), (.larger, 25)], turn: .pi / 12,
          factor: 1.15)
      ],
    ].flatMap { $0 }
  }

  @Test(arguments: Presses.all)
  func `each key press is a full step, despite the hysteresis of a gesture`(presses: Presses) throws {
    let view = TurnedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    for (key, frames) in presses.keys {
      try session.receive(MessageBytes.key(key))
      session.showFrames(frames)
    }
    #expect(abs(view.rotation - presses.turn) < 1e-6)
    #expect(abs(view.scale - presses.factor) < 1e-6)
  }

  /// A flick of 12 points in 16 milliseconds, and its final velocity.
  struct Flick: CustomTestStringConvertible, Sendable {
    let name: String
    /// The page's clock at the start.
    let start: Double
    /// The duration of the finger's rest before it lifts.
    let rest: Double
    let velocity: CGFloat

    var testDescription: String { name }

    static let all = [
      Flick(name: "at once", start: 0, rest: 0, velocity: 750),
      Flick(name: "with a rest", start: 0, rest: 200, velocity: 0),
      Flick(name: "at once, by a clock that has run for a long time", start: 5e6, rest: 0, velocity: 750),
      Flick(name: "with a rest, by a clock that has run for a long time", start: 5e6, rest: 200, velocity: 0),
    ]
  }

  @Test(arguments: Flick.all)
  func `batched moves have the finger's velocity for any origin of the page's clock`(
    flick: Flick
  ) throws {
    let view = UIView()
    var velocities: [CGFloat] = []
    let pan = UIPanGestureRecognizer()
    pan.addAction { if $0.state == .ended { velocities.append(pan.velocity(in: view).y) } }
    view.addGestureRecognizer(pan)
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    // In the second run, the page's clock is already known.
    for begin in [flick.start, flick.start + 3000] {
      try session.receive(MessageBytes.touches([(0, .began, 100, 100)], time: begin))
      for step in 1...10 {
        let (y, time) = (100 + Double(step) * 12, begin + Double(step) * 16)
        try session.receive(MessageBytes.touches([(0, .moved, 100, y)], time: time))
      }
      try session.receive(MessageBytes.touches([(0, .ended, 100, 220)], time: begin + 160 + flick.rest))
    }
    #expect(velocities.count == 2)
    expectAll(velocities) { flick.velocity == 0 ? $0 == 0 : abs($0 - flick.velocity) < 1 }
  }

  @Test func `a batched pinch has the hand's velocity`() throws {
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
          phase: step == 0 ? .began : .changed, x: 400, y: 300, scale: 1 + Double(step) * 0.05, rotation: 0,
          time: 7000 + Double(step) * 20))
    }
    // The scale, relative to the start of the gesture, grows by 0.05 in 20 milliseconds.
    #expect(velocity > 1.5, "\(velocity)")
    #expect(velocity < 2.6, "\(velocity)")
  }

  /// The page's clock when a finger touches, moves, and lifts.
  struct Clock: CustomTestStringConvertible, Sendable {
    let name: String
    let times: [Double]

    var testDescription: String { name }

    static let all = [
      Clock(name: "goes backwards", times: [5000, 4000, 3000]),
      Clock(name: "jumps there and back", times: [1e12, 0, 1e12]),
      Clock(name: "jumps and begins again", times: [0, 1e12, 12]),
      Clock(name: "stands still", times: [70, 70, 70]),
    ]
  }

  @Test(arguments: Clock.all.map { [$0] } + [Clock.all])
  func `a page whose clock stops, jumps, or runs backward affects only its own views`(
    clocks: [Clock]
  ) throws {
    let view = TouchedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    for clock in clocks {
      try session.receive(MessageBytes.touches([(0, .began, 100, 100)], time: clock.times[0]))
      try session.receive(MessageBytes.touches([(0, .moved, 100, 120)], time: clock.times[1]))
      let touch = try #require(view.fingers.first)
      let moved = touch.timestamp
      try session.receive(MessageBytes.touches([(0, .ended, 100, 140)], time: clock.times[2]))
      #expect(touch.timestamp >= moved, "\(clock.name)")
      expectEqual(
        (touch.timestamp.isFinite, true), (view.fingers.count, 0), comment: "\(clock.name)")
    }
    // The next touch gets the current time.
    let now = session.clockTime
    try session.receive(MessageBytes.touches([(0, .began, 100, 100)], time: 80))
    let touch = try #require(view.fingers.first)
    #expect(abs(touch.timestamp - now) < 1)
    try session.receive(MessageBytes.touches([(0, .ended, 100, 100)], time: 90))
  }

  @Test func `each repeated key press rotates by 15 degrees`() throws {
    let view = TouchedView()
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    for _ in 0..<5 {
      try session.receive(MessageBytes.key(.turnRight))
      session.showFrames(3)
    }
    session.showFrames(12)
    #expect(view.fingers.count == 2)
    // The recognizer's hysteresis is added.
    #expect(abs(view.angle - 5 * .pi / 12 - UIRotationGestureRecognizer.hysteresis) < 1e-6)
    session.showFrames(20)
    #expect(view.fingers.isEmpty)
  }

  /// The contents of a view of 800 × 600 points, their offset, and the offset after the mouse wheel turns
  /// down by 120.
  struct Wheel: CustomTestStringConvertible, Sendable {
    let name: String
    let contentSize: CGSize
    let from: CGPoint
    let to: CGPoint

    var testDescription: String { name }

    static let all = [
      Wheel(
        name: "content that scrolls only horizontally", contentSize: CGSize(width: 5000, height: 600),
        from: .zero, to: CGPoint(x: 120, y: 0)),
      Wheel(
        name: "content that scrolls both ways, at its end", contentSize: CGSize(width: 5000, height: 2000),
        from: CGPoint(x: 120, y: 1400), to: CGPoint(x: 120, y: 1400)),
      Wheel(
        name: "content that scrolls both ways", contentSize: CGSize(width: 5000, height: 2000),
        from: CGPoint(x: 120, y: 300), to: CGPoint(x: 120, y: 420)),
    ]
  }

  @Test(arguments: Wheel.all)
  func `the mouse wheel scrolls horizontally if the content scrolls only that way`(wheel: Wheel) throws {
    let view = UIScrollView()
    view.contentSize = wheel.contentSize
    let session = try LiveSession.open { view }
    defer { session.pageDidClose() }
    view.contentOffset = wheel.from
    try session.receive(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 120))
    #expect(view.contentOffset == wheel.to)
  }
}

/// Accumulates its rotation and scale by simultaneous gestures.
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

  /// The first finger's rotation about the middle.
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
