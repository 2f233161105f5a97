import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct WaterfallAnchoringTests {
  private let layout = WaterfallLayout()

  private func makeFeed(_ sections: [[Int]], _ direction: Feed.Direction = .down) -> Feed {
    Feed(sections, layout, direction, width: 300)
  }

  @Test func `insertions and deletions above keep the first visible item in place`() throws {
    let feed = makeFeed([Array(0..<100), Array(100..<200)])
    feed.view.contentInset.top = 20
    feed.view.contentOffset.y = 1500
    let first = try #require(feed.first)
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 300..<310, at: 2)
      feed.view.insertItems(at: (2..<12).map { [0, $0] })
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    feed.view.performBatchUpdates {
      feed.sections[0].removeFirst(7)
      feed.view.deleteItems(at: (0..<7).map { [0, $0] })
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    feed.view.performBatchUpdates {
      feed.sections.insert(Array(400..<430), at: 0)
      feed.view.insertSections([0])
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
  }

  @Test func `when the first visible item is deleted, the next one stays visible`() throws {
    let feed = makeFeed([Array(0..<100)])
    feed.view.contentOffset.y = 1500
    let first = try #require(feed.first)
    let item = try #require(feed.sections[0].firstIndex(of: first.number))
    feed.view.performBatchUpdates {
      feed.sections[0].remove(at: item)
      feed.sections[0].removeFirst(5)
      feed.view.deleteItems(at: [[0, item]] + (0..<5).map { [0, $0] })
    }
    let offsets = feed.sections[0].compactMap { feed.distance(of: $0) }
    #expect(feed.view.contentOffset.y < 1500)
    #expect(offsets.contains { $0 >= 0 && $0 < 140 })
  }

  @Test func `length changes above keep the first visible item in place`() throws {
    let feed = makeFeed([Array(0..<100)])
    feed.view.contentOffset.y = 1500
    let first = try #require(feed.first)
    feed.lengths = [3: 200, 7: 10, 8: 150]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 3], [0, 7], [0, 8]])
    layout.invalidateLayout(with: context)
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    #expect(layout.layoutAttributesForItem(at: [0, 3])?.frame.height == 200)
  }

  @Test func `shorter items above keep the first visible item in place even at the end`() throws {
    layout.laneCount = 1
    let feed = makeFeed([Array(0..<100)])
    feed.view.contentOffset.y = feed.view.contentSize.height - 400
    let first = try #require(feed.first)
    feed.lengths = [3: 0]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 3]])
    layout.invalidateLayout(with: context)
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    #expect(feed.view.contentOffset.y == feed.view.contentSize.height - 400)
  }

  @Test(arguments: seeds(30))
  func `random batches keep the first visible item in place`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let feed = makeFeed([Array(0..<80), Array(100..<160)])
    var next = 1000
    for _ in 0..<10 {
      feed.view.contentOffset.y = .random(in: 100...1200, using: &random)
      feed.view.layoutIfNeeded()
      guard let first = feed.first else { continue }
      feed.view.performBatchUpdates {
        let section = Int.random(in: 0..<2, using: &random)
        let removed = feed.sections[section].indices.filter {
          feed.sections[section][$0] != first.number && Int.random(in: 0..<8, using: &random) == 0
        }
        for item in removed.reversed() { feed.sections[section].remove(at: item) }
        feed.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
        let index = Int.random(in: 0...10, using: &random)
        let count = Int.random(in: 0...12, using: &random)
        feed.sections[section].insert(contentsOf: next..<(next + count), at: index)
        next += count
        feed.view.insertItems(at: (index..<(index + count)).map { IndexPath(item: $0, section: section) })
      }
      let end = feed.view.contentSize.height - feed.view.bounds.height
      guard feed.view.contentOffset.y > 0, feed.view.contentOffset.y < end else { continue }
      #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    }
  }

  @Test func `at the start, insertions are visible; without anchoring, the offset stays`() {
    let feed = makeFeed([Array(0..<100)])
    feed.view.performBatchUpdates {
      feed.sections[0].insert(500, at: 0)
      feed.view.insertItems(at: [[0, 0]])
    }
    #expect(feed.view.contentOffset.y == 0)
    layout.maintainsVisibleContentPosition = false
    feed.view.contentOffset.y = 1500
    feed.view.layoutIfNeeded()
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 600..<620, at: 0)
      feed.view.insertItems(at: (0..<20).map { [0, $0] })
    }
    #expect(feed.view.contentOffset.y == 1500)
  }

  @Test(arguments: [Feed.Direction.right, .left])
  func `horizontal insertions before the first visible item keep it in place`(direction: Feed.Direction)
    throws
  {
    layout.scrollDirection = .horizontal
    let feed = makeFeed([Array(0..<100)], direction)
    feed.position = 1000
    let first = try #require(feed.first)
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 300..<310, at: 0)
      feed.view.insertItems(at: (0..<10).map { [0, $0] })
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
  }
}
