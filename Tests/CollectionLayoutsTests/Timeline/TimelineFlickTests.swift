// Only this package simulates frames and fingers. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct TimelineFlickTests {
  private let week: Week
  private let finger: Finger

  init() throws {
    let hours = Week.hourly(100)
    week = Week([hours, hours])
    finger = Finger(in: try #require(week.view.window))
  }

  private func flick() {
    finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 150), duration: 0.08)
    FrameClock.main.advance(by: 0.1)
  }

  @Test func `a batch and a rotation don't change the end of a flick`()
    throws
  {
    flick()
    FrameClock.main.run(while: week.view.isDecelerating)
    let rest = week.view.contentOffset.y
    #expect(rest > 400)
    week.view.contentOffset.y = 0
    week.layOut()
    flick()
    #expect(week.view.isDecelerating)
    let before = week.view.contentOffset.y
    week.view.performBatchUpdates {
      week.sections[0].removeFirst(3)
      week.view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
    }
    #expect(week.view.contentOffset.y == before)
    FrameClock.main.advance(by: 1 / 60)
    week.view.frame.size = CGSize(width: 500, height: 400)
    week.layOut()
    #expect(week.view.isDecelerating)
    FrameClock.main.run(while: week.view.isDecelerating)
    week.layOut()
    #expect(isClose(week.view.contentOffset.y, rest, 1))
    expectAll(week.rulerViews) { $0.frame == week.ruler }
    #expect(week.header(1)?.minY == week.view.contentOffset.y)
  }

  @Test func `an inserted event fades in at its time while its neighbors make room`() throws {
    week.intervals[1000] = 60...120
    week.view.performBatchUpdates {
      week.sections[0].insert(1000, at: 0)
      week.view.insertItems(at: [[0, 0]])
    }
    FrameClock.main.advance(by: 0.15)
    let cell = try #require(week.view.cellForItem(at: [0, 0]))
    let neighbour = try #require(week.view.cellForItem(at: [0, 2]))
    let shown = try #require(cell.layer.presentation())
    #expect(shown.frame.minY == 60)
    #expect(shown.opacity > 0)
    #expect(shown.opacity < 1)
    let width = try #require(neighbour.layer.presentation()).frame.width
    #expect(width > 76)
    #expect(width < 152)
    FrameClock.main.run(for: 0.5)
    expectEqual(
      (cell.frame, CGRect(x: 44, y: 60, width: 76, height: 60)),
      (neighbour.frame, CGRect(x: 120, y: 60, width: 76, height: 50)))
  }

  @Test func `the ruler doesn't fade when another day becomes the first`() throws {
    let before = try #require(week.ruler)
    week.view.performBatchUpdates {
      week.sections.insert([], at: 0)
      week.view.insertSections([0])
    }
    for _ in 0..<20 {
      let rulers = week.view.subviews.filter { $0.frame == before }.compactMap { $0.layer.presentation() }
      #expect(rulers.contains { $0.opacity == 1 })
      FrameClock.main.advance(by: 1 / 60)
    }
  }
}
#endif
