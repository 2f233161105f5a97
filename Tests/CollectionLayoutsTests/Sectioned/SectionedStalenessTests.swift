import CollectionView
import Foundation
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests the record of the parts that invalidations affect.
@Suite struct SectionedStalenessTests {
  @Test func `a move combined with another update invalidates everything`() {
    var staleness = SectionedStaleness.nothing
    staleness.counts = true
    staleness.move = ([0, 1], [0, 2])
    let context = SectionedInvalidationContext()
    context.invalidateItems(at: [[0, 5]])
    staleness.add(context)
    #expect(staleness.move == nil)
    #expect(staleness.everything)
  }

  @Test func `a context with item index paths invalidates only those items`() {
    var staleness = SectionedStaleness.nothing
    let context = SectionedInvalidationContext()
    context.invalidateItems(at: [[0, 5]])
    staleness.add(context)
    expectEqual(
      (staleness.everything, false),
      (staleness.items, [[0, 5]]),
      (staleness.asksForItems, true))
  }

  #if !(os(iOS) || os(tvOS) || os(visionOS))
  @Test(arguments: [0, 1] as [TimeInterval])
  func `a move has correct lengths however long ago the layout asked for them`(delay: TimeInterval) {
    var lengths: [CGFloat] = [10, 20, 30, 40]
    let delegate = WaterfallDelegate { path, _ in lengths[path.item] }
    let layout = WaterfallLayout()
    layout.laneCount = 1
    let stage = Stage(layout, width: 300, height: 600, counts: [4], laysOut: false)
    stage.view.delegate = delegate
    stage.layOut()
    passFrame()
    lengths = [20, 30, 40, 10]
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    let clock = FrameClock.main
    defer { FrameClock.main = clock }
    // Moves the time on without a frame, like a breakpoint.
    FrameClock.main = FrameClock()
    FrameClock.main.advance(by: clock.time + delay)
    stage.view.moveItem(at: [0, 0], to: [0, 3])
    let frames = (0..<4).map { layout.layoutAttributesForItem(at: [0, $0])?.frame.height }
    #expect(frames == [20, 30, 40, 10])
    withExtendedLifetime(delegate) {}
  }
  #endif
}
