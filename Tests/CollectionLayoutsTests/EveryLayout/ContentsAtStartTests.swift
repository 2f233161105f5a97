import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct ContentsAtStartTests {
  @Test(arguments: ScrollingContents.anchoringFirstItem, Feed.Direction.allCases)
  func `an item inserted at the start is visible despite a rounded offset`(
    contents: ScrollingContents, direction: Feed.Direction
  ) throws {
    for rounded in [-0.2, 0, 0.2] as [CGFloat] {
      let feed = Feed([Array(0..<80)], contents.make(direction.axis), direction)
      feed.lengths = [3: 47.35, 9: 61.7]
      feed.view.reloadData()
      feed.view.layoutIfNeeded()
      feed.position = rounded
      feed.view.performFinishedUpdates {
        feed.sections[0].insert(1000, at: 0)
        feed.view.insertItems(at: [[0, 0]])
      }
      #expect((-0.5..<100).contains(try #require(feed.distance(of: 1000))), "at \(rounded)")
    }
  }

  @Test(arguments: ScrollingContents.anchoringFirstItem, Feed.Direction.allCases)
  func `an insertion before the visible area keeps the visible items in place`(
    contents: ScrollingContents, direction: Feed.Direction
  ) throws {
    let feed = Feed([Array(0..<80)], contents.make(direction.axis), direction)
    feed.position = 30
    let (number, distance) = try #require(feed.first)
    feed.view.performFinishedUpdates {
      feed.sections[0].insert(1000, at: 0)
      feed.view.insertItems(at: [[0, 0]])
    }
    #expect(isClose(try #require(feed.distance(of: number)), distance))
  }
}
