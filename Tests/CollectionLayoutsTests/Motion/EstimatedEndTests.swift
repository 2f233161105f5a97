#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Tests offsets at the end of contents with an estimated length, before and after the cells are measured.
@Suite(.serialized) struct EstimatedEndTests {
  typealias Rows = AnimatedChangesTests.Rows

  /// Returns a feed of forty rows, scrolled to the end. They are 60 points long, except row 37 with 90
  /// points.
  private func feedAtEnd(_ rows: Rows) -> ElasticFeed {
    let feed = ElasticFeed(0..<40, rows.make(), lengths: [37: 90, 137: 90])
    // Measures all rows.
    for row in stride(from: 0, through: 36, by: 4) {
      feed.view.scrollToItem(at: [0, row], at: .top, animated: false)
      feed.layOut()
    }
    feed.view.contentOffset.y = feed.view.contentSize.height - 480
    feed.layOut()
    return feed
  }

  @Test(arguments: Rows.allCases)
  func `replacing a row at the end of estimated contents moves no other row`(rows: Rows) {
    let feed = feedAtEnd(rows)
    #expect(feed.view.contentOffset.y == 1950)
    feed.view.performBatchUpdates {
      feed.sections[0][37] = 137
      feed.view.deleteItems(at: [[0, 37]])
      feed.view.insertItems(at: [[0, 37]])
    }
    expectEqual((feed.view.contentOffset.y, 1950), (feed.view.contentSize.height, 2430))
    FrameClock.main.run(for: 1)
    #expect(feed.view.contentOffset.y == 1950)
  }

  @Test(arguments: Rows.allCases)
  func `a batch that shortens the contents ends at their measured end`(rows: Rows) {
    let feed = feedAtEnd(rows)
    feed.view.performBatchUpdates {
      feed.sections[0][37] = 137
      feed.sections[0].removeLast()
      feed.view.deleteItems(at: [[0, 37], [0, 39]])
      feed.view.insertItems(at: [[0, 37]])
    }
    FrameClock.main.run(for: 1)
    expectEqual((feed.view.contentOffset.y, 1890), (feed.view.contentSize.height, 2370))
  }
}
#endif
