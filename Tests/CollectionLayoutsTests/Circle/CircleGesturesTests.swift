// Apple's recognizers get their states only from fingers, so this is tested by hand on Apple's platforms.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CircleGesturesTests {
  private func stage(isRightToLeft: Bool = false) -> (CircleLayout, Stage<CircleLayout>) {
    let layout = CircleLayout()
    let stage = Stage(layout, width: 300, height: 300, counts: [4], isRightToLeft: isRightToLeft)
    layout.attachGestures(to: stage.view)
    return (layout, stage)
  }

  private func recogniser<Recogniser>(_ type: Recogniser.Type, _ stage: Stage<CircleLayout>) throws
    -> Recogniser
  {
    try #require(stage.view.gestureRecognizers?.compactMap { $0 as? Recogniser }.last)
  }

  private func center(_ stage: Stage<CircleLayout>) -> CGPoint {
    stage.view.layoutIfNeeded()
    return stage.attributes(0)?.center ?? .zero
  }

  /// Returns the position of item 0 on the ring of radius 100 about (150, 150).
  private func pointOnCircle(_ angle: CGFloat, _ scale: CGFloat = 1) -> CGPoint {
    CGPoint(x: 150 + 100 * scale * cos(angle), y: 150 + 100 * scale * sin(angle))
  }

  @Test func `a rotation follows the fingers, and the next one continues from there`() throws {
    let (layout, stage) = stage()
    let gesture = try recogniser(UIRotationGestureRecognizer.self, stage)
    gesture.rotation = 0.1
    gesture.state = .began
    #expect(isClose(center(stage), pointOnCircle(0.1)))
    gesture.rotation = 0.3
    gesture.state = .changed
    #expect(isClose(center(stage), pointOnCircle(0.3)))
    expectEqual((layout.rotation, 0), (layout.shownRotation, 0.3))
    gesture.state = .ended
    #expect(layout.rotation == 0.3)
    #expect(isClose(center(stage), pointOnCircle(0.3)))
    gesture.rotation = -0.1
    gesture.state = .began
    #expect(isClose(center(stage), pointOnCircle(0.2)))
  }

  @Test func `a pinch scales the circle, and the next one continues from there`() throws {
    let (layout, stage) = stage()
    let gesture = try recogniser(UIPinchGestureRecognizer.self, stage)
    gesture.scale = 1.2
    gesture.state = .began
    #expect(isClose(center(stage), pointOnCircle(0, 1.2)))
    #expect(layout.scale == 1)
    #expect(isClose(layout.shownScale, 1.2))
    gesture.state = .ended
    #expect(isClose(layout.scale, 1.2))
    gesture.scale = 1
    gesture.state = .began
    gesture.scale = 0.5
    gesture.state = .changed
    #expect(isClose(center(stage), pointOnCircle(0, 0.6)))
  }

  @Test func `a canceled gesture reverts its change`() throws {
    let (layout, stage) = stage()
    let (turn, pinch) = (
      try recogniser(UIRotationGestureRecognizer.self, stage),
      try recogniser(UIPinchGestureRecognizer.self, stage)
    )
    turn.rotation = 0.4
    turn.state = .began
    pinch.scale = 0.7
    pinch.state = .began
    #expect(isClose(center(stage), pointOnCircle(0.4, 0.7)))
    turn.state = .cancelled
    pinch.state = .cancelled
    #expect(isClose(center(stage), pointOnCircle(0)))
    expectEqual((layout.rotation, 0), (layout.scale, 1))
  }

  @Test func `rotation and pinch recognize simultaneously`() throws {
    let (_, stage) = stage()
    let (turn, pinch) = (
      try recogniser(UIRotationGestureRecognizer.self, stage),
      try recogniser(UIPinchGestureRecognizer.self, stage)
    )
    expectEqual(
      (turn.delegate?.gestureRecognizer(turn, shouldRecognizeSimultaneouslyWith: pinch), true),
      (pinch.delegate?.gestureRecognizer(pinch, shouldRecognizeSimultaneouslyWith: turn), true))
  }

  @Test func `in a right-to-left view, the circle still turns with the fingers`() throws {
    let (_, stage) = stage(isRightToLeft: true)
    #expect(isClose(center(stage), pointOnCircle(.pi)))
    let gesture = try recogniser(UIRotationGestureRecognizer.self, stage)
    gesture.rotation = 0.3
    gesture.state = .began
    #expect(isClose(center(stage), pointOnCircle(.pi + 0.3)))
    gesture.state = .ended
    #expect(isClose(center(stage), pointOnCircle(.pi + 0.3)))
  }

  @Test func `attachGestures is idempotent and replaces only removed recognizers`() {
    let (layout, stage) = stage()
    let count = stage.view.gestureRecognizers?.count
    let (first, second) = (layout.attachGestures(to: stage.view), layout.attachGestures(to: stage.view))
    #expect(first.rotation === second.rotation)
    #expect(first.pinch === second.pinch)
    #expect(stage.view.gestureRecognizers?.count == count)
    let other = UIView()
    let elsewhere = layout.attachGestures(to: other)
    #expect(elsewhere.rotation !== first.rotation)
    #expect(other.gestureRecognizers?.count == 2)
    // Attaching again replaces a recognizer that the app has removed.
    other.removeGestureRecognizer(elsewhere.pinch)
    let again = layout.attachGestures(to: other)
    #expect(again.rotation === elsewhere.rotation)
    #expect(again.pinch !== elsewhere.pinch)
    #expect(other.gestureRecognizers?.count == 2)
  }

  @Test func `detachGestures keeps other recognizers and reverts a gesture in progress`() {
    let (layout, stage) = stage()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    let (turn, pinch) = layout.attachGestures(to: stage.view)
    turn.rotation = 0.4
    turn.state = .began
    pinch.scale = 0.7
    pinch.state = .began
    #expect(isClose(center(stage), pointOnCircle(0.4, 0.7)))
    layout.detachGestures(from: stage.view)
    #expect(isClose(center(stage), pointOnCircle(0)))
    expectEqual((turn.view, nil), (pinch.view, nil))
    #expect(tap.view === stage.view)
    layout.detachGestures(from: stage.view)
    #expect(tap.view === stage.view)
    let new = layout.attachGestures(to: stage.view)
    #expect(new.rotation.view === stage.view)
    #expect(new.pinch.view === stage.view)
  }

  @Test func `the recognizers don't retain the layout`() {
    let view = UIView()
    weak var released: CircleLayout?
    do {
      let layout = CircleLayout()
      layout.attachGestures(to: view)
      released = layout
    }
    expectEqual((released, nil), (view.gestureRecognizers?.count, 2))
  }
}
#endif
