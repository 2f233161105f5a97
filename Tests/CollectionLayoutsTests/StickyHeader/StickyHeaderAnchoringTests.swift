import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct StickyHeaderAnchoringTests {
  private func makeFeed(
    _ sections: [[Int]], _ direction: Feed.Direction = .down, maintains: Bool = true
  ) -> Feed {
    let layout = StickyHeaderFlowLayout()
    layout.scrollDirection = direction == .down ? .vertical : .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.maintainsVisibleContentPosition = maintains
    return Feed(
      sections, layout, direction, contentInset: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
  }

  /// Returns the distance from the visible area to the nearer end of the contents.
  private func room(of feed: Feed) -> CGFloat {
    let view = feed.view
    return feed.direction == .down
      ? min(view.contentOffset.y + 20, view.contentSize.height + 20 - view.bounds.maxY)
      : min(view.contentOffset.x + 20, view.contentSize.width + 20 - view.bounds.maxX)
  }

  @Test(arguments: Feed.Direction.allCases, seeds(10))
  func `changes above the first visible item keep it in place`(
    direction: Feed.Direction, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let feed = makeFeed([Array(0..<150), Array(200..<320), Array(400..<520)], direction)
    var (next, compared) = (1000, 0)
    for _ in 0..<12 {
      feed.position = .random(in: 500...1800, using: &random)
      let first = try #require(feed.first)
      if Bool.random(using: &random) {
        for number in feed.sections.joined() where Int.random(in: 0..<10, using: &random) == 0 {
          feed.lengths[number] = .random(in: 10...200, using: &random)
        }
        feed.view.collectionViewLayout.invalidateLayout()
      } else {
        feed.view.performBatchUpdates {
          for section in 0..<2 {
            let removed = feed.sections[section].indices.filter {
              feed.sections[section][$0] != first.number && Int.random(in: 0..<12, using: &random) == 0
            }
            for item in removed.reversed() { feed.sections[section].remove(at: item) }
            feed.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
            let index = Int.random(in: 0...feed.sections[section].count, using: &random)
            let added = next..<(next + .random(in: 0...20, using: &random))
            next = added.upperBound
            feed.sections[section].insert(contentsOf: added, at: index)
            feed.view.insertItems(
              at: (index..<index + added.count).map { IndexPath(item: $0, section: section) })
          }
        }
      }
      let distance = try #require(feed.distance(of: first.number))
      // Contents don't scroll past an end.
      guard room(of: feed) > 0.5 else { continue }
      compared += 1
      #expect(isClose(distance, first.distance))
    }
    #expect(compared >= 6)
  }

  @Test(arguments: Feed.Direction.allCases)
  func `inserting or deleting a section above keeps the first visible item in place`(
    direction: Feed.Direction
  ) throws {
    let feed = makeFeed([Array(0..<100), Array(200..<300)], direction)
    feed.position = 1800
    let first = try #require(feed.first)
    feed.view.performBatchUpdates {
      feed.sections.insert(Array(400..<430), at: 0)
      feed.view.insertSections([0])
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    feed.view.performBatchUpdates {
      feed.sections.remove(at: 0)
      feed.view.deleteSections([0])
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
  }

  @Test func `at the start, insertions are visible; without anchoring, the offset stays`() {
    let feed = makeFeed([Array(0..<100)])
    feed.position = -20
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 500..<520, at: 0)
      feed.view.insertItems(at: (0..<20).map { [0, $0] })
    }
    #expect(feed.view.contentOffset.y == -20)
    #expect(StickyHeaderFlowLayout().maintainsVisibleContentPosition)
    let plain = makeFeed([Array(0..<100)], maintains: false)
    plain.position = 700
    plain.view.performBatchUpdates {
      plain.sections[0].insert(contentsOf: 500..<520, at: 0)
      plain.view.insertItems(at: (0..<20).map { [0, $0] })
    }
    #expect(plain.view.contentOffset.y == 700)
  }
}
