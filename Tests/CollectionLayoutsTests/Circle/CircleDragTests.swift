// Apple's recognizers get their states only from fingers, so this is tested by hand on Apple's platforms.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CircleDragTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func stage(isRightToLeft: Bool = false) -> (CircleLayout, Stage<CircleLayout>) {
    let layout = CircleLayout()
    let stage = Stage(layout, width: 300, height: 300, counts: [4], isRightToLeft: isRightToLeft)
    window.addSubview(stage.view)
    window.isHidden = false
    window.layoutIfNeeded()
    layout.attachDrag(to: stage.view)
    return (layout, stage)
  }

  private func point(_ angle: CGFloat, _ radius: CGFloat = 100) -> CGPoint {
    CGPoint(x: 150 + radius * cos(angle), y: 150 + radius * sin(angle))
  }

  /// Moves a finger around the middle. The recognizer begins with the first step.
  private func drag(_ stage: Stage<CircleLayout>, through angles: [CGFloat], lifts: Bool = true) -> Finger {
    let finger = Finger(in: window)
    finger.down(at: point(angles[0] - 0.3))
    for angle in angles { finger.move(to: point(angle)) }
    if lifts { finger.lift() }
    stage.view.layoutIfNeeded()
    return finger
  }

  @Test func `items rotate with one finger and stay in place when it lifts`() {
    let (layout, stage) = stage()
    _ = drag(stage, through: [0, 0.2, 0.5])
    #expect(isClose(layout.rotation, 0.5))
    #expect(layout.shownRotation == layout.rotation)
    _ = drag(stage, through: [3, 2.6])
    #expect(isClose(layout.rotation, 0.1))
  }

  @Test func `a drag of more than one turn accumulates without a jump at 180 degrees`() {
    let (layout, stage) = stage()
    _ = drag(stage, through: stride(from: 0, through: 8, by: 0.5).map { $0 })
    #expect(isClose(layout.rotation, 8))
  }

  @Test func `until it ends, a drag changes only shownRotation, and a cancellation reverts it`() {
    let (layout, stage) = stage()
    let finger = drag(stage, through: [0, 0.6], lifts: false)
    #expect(layout.rotation == 0)
    #expect(isClose(layout.shownRotation, 0.6))
    finger.cancel()
    #expect(layout.shownRotation == 0)
  }

  @Test func `in a right-to-left layout, items still follow the finger`() {
    let (layout, stage) = stage(isRightToLeft: true)
    _ = drag(stage, through: [0, 0.4])
    #expect(isClose(layout.rotation, -0.4))
  }

  @Test func `a drag through the exact center doesn't rotate the circle`() {
    let (layout, _) = stage()
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 150, y: 140))
    for way in stride(from: CGFloat(0), through: 12, by: 2) { finger.move(to: CGPoint(x: 144 + way, y: 153)) }
    finger.lift()
    #expect(layout.rotation == 0)
  }

  @Test func `attachDrag is idempotent, and detachDrag reverts a turn in progress`() {
    let (layout, stage) = stage()
    let pan = layout.attachDrag(to: stage.view)
    #expect(layout.attachDrag(to: stage.view) === pan)
    _ = drag(stage, through: [0, 0.6], lifts: false)
    layout.detachDrag(from: stage.view)
    #expect(layout.shownRotation == 0)
    #expect(pan.view == nil)
    layout.detachDrag(from: stage.view)
  }
}
#endif
