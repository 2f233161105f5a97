#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Inserts items while a flick heads past an end. The flick must still come to rest on an item.
@Suite(.serialized) struct FlickOverEndTests {
  nonisolated enum Kind: CaseIterable, Sendable {
    case carousel, vertical, mirrored, pages, wheel

    @MainActor func make() -> UICollectionViewLayout {
      if self == .wheel { return WheelLayout() }
      let layout = CarouselLayout()
      layout.scrollDirection = self == .vertical ? .vertical : .horizontal
      if self == .pages { layout.snapping = .page(minimumDrag: 20) }
      return layout
    }

    var direction: Feed.Direction {
      self == .mirrored ? .left : self == .vertical || self == .wheel ? .down : .right
    }
  }

  private func current(_ layout: UICollectionViewLayout) -> IndexPath? {
    (layout as? any CurrentItemLayout)?.currentIndexPath
  }

  /// Returns the distance from the center of the visible area, or from the start angle, to the current item.
  private func distance(_ feed: Feed) throws -> CGFloat {
    let layout = feed.view.collectionViewLayout
    let item = try #require(current(layout).flatMap(feed.view.layoutAttributesForItem))
    let isVertical = feed.direction == .down
    return isVertical ? item.center.y - feed.view.bounds.midY : item.center.x - feed.view.bounds.midX
  }

  private func flick(_ feed: Feed, toEnd: Bool, frames: Int, _ change: () -> Void) throws {
    let backward = (feed.direction == .left) == toEnd
    let (start, end) = (backward ? 150.0 : 250, backward ? 250.0 : 150)
    let finger = Finger(in: try #require(feed.view.window))
    if feed.direction == .down {
      finger.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: 0.07)
    } else {
      finger.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 0.07)
    }
    for _ in 0..<frames { FrameClock.main.advance(by: 1 / 60) }
    #expect(feed.view.isDecelerating)
    change()
    feed.view.layoutIfNeeded()
    FrameClock.main.run(for: 1)
    FrameClock.main.run(while: feed.view.isDecelerating)
    FrameClock.main.run(for: 1)
    feed.view.layoutIfNeeded()
  }

  @Test(arguments: fewPairs(Kind.allCases, [true, false]))
  func `a flick past an end rests on an item when items are added there`(kind: Kind, atEnd: Bool) throws {
    for added in few(1...8) {
      let layout = kind.make()
      let feed = Feed([Array(0..<10)], layout, kind.direction)
      let start: IndexPath = atEnd ? [0, 7] : [0, 2]
      (layout as? any CurrentItemLayout)?.setCurrentIndexPath(start, animated: false)
      feed.view.layoutIfNeeded()
      try flick(feed, toEnd: atEnd, frames: 2) {
        feed.view.performBatchUpdates {
          let index = atEnd ? 10 : 0
          feed.sections[0].insert(contentsOf: (0..<added).map { 100 + $0 }, at: index)
          feed.view.insertItems(at: (0..<added).map { [0, index + $0] })
        }
      }
      #expect(isClose(try distance(feed), 0, 0.01), "\(added) items")
    }
  }

  @Test func `a flick past an end still rests on an item in a layout that is set again`() throws {
    for added in few(1...8) {
      let layout = CarouselLayout()
      let feed = Feed([Array(0..<10)], layout, .right)
      func insert() {
        feed.view.performBatchUpdates {
          let count = feed.sections[0].count
          feed.sections[0] += (0..<added).map { 10 * count + $0 }
          feed.view.insertItems(at: (0..<added).map { [0, count + $0] })
        }
      }
      func goNearEnd() {
        layout.setCurrentIndexPath([0, feed.sections[0].count - 3], animated: false)
        feed.view.layoutIfNeeded()
      }
      goNearEnd()
      try flick(feed, toEnd: true, frames: 2) {
        insert()
        feed.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      }
      feed.view.setCollectionViewLayout(layout, animated: false)
      goNearEnd()
      try flick(feed, toEnd: true, frames: 2, insert)
      #expect(isClose(try distance(feed), 0, 0.01), "\(added) items")
    }
  }

  @Test func `a flick rests on an item when an insertion makes the carousel loop`() throws {
    let layout = CarouselLayout()
    (layout.loops, layout.peek) = (true, 30)
    let feed = Feed([[0, 1]], layout, .right)
    try flick(feed, toEnd: true, frames: 1) {
      feed.view.performBatchUpdates {
        feed.sections[0].append(2)
        feed.view.insertItems(at: [[0, 2]])
      }
    }
    #expect(layout.isLooping)
    #expect(isClose(try distance(feed), 0, 0.01))
  }
}
#endif
