import CollectionLayouts
import CollectionView
import Testing

@Suite(.serialized) struct ContentsAtStartTests {
  nonisolated enum Contents: CaseIterable, Sendable {
    case waterfall, mosaic, tags, headers

    @MainActor func make(_ direction: Feed.Direction) -> UICollectionViewLayout {
      let scrollDirection: UICollectionView.ScrollDirection = direction == .down ? .vertical : .horizontal
      switch self {
      case .waterfall:
        let layout = WaterfallLayout()
        layout.scrollDirection = scrollDirection
        return layout
      case .mosaic:
        let layout = MosaicLayout()
        layout.scrollDirection = scrollDirection
        return layout
      case .tags:
        let layout = TagLayout()
        layout.scrollDirection = scrollDirection
        return layout
      case .headers:
        let layout = StickyHeaderFlowLayout()
        layout.scrollDirection = scrollDirection
        layout.maintainsVisibleContentPosition = true
        return layout
      }
    }
  }

  @Test(
    "what is inserted at the start is seen there, though the offset was rounded to pixels",
    arguments: Contents.allCases,
    Feed.Direction.allCases)
  func rounded(contents: Contents, direction: Feed.Direction) throws {
    for rounded in [-0.2, 0, 0.2] as [CGFloat] {
      let feed = Feed([Array(0..<80)], contents.make(direction), direction)
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

  @Test("beyond the start, what is seen stays", arguments: Contents.allCases, Feed.Direction.allCases)
  func scrolled(contents: Contents, direction: Feed.Direction) throws {
    let feed = Feed([Array(0..<80)], contents.make(direction), direction)
    feed.position = 30
    let (number, distance) = try #require(feed.first)
    feed.view.performFinishedUpdates {
      feed.sections[0].insert(1000, at: 0)
      feed.view.insertItems(at: [[0, 0]])
    }
    #expect(isClose(try #require(feed.distance(of: number)), distance))
  }
}
