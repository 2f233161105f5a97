import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// The first visible item stays in place on screen in every layout of sections.
@Suite(.serialized) struct SectionedAnchoringTests {
  nonisolated enum Contents: CaseIterable, Sendable {
    case justified, mosaic, tags, packed

    @MainActor func layout(_ direction: Feed.Direction = .down) -> StackedSectionsLayout {
      let layout: StackedSectionsLayout =
        switch self {
        case .justified: JustifiedLayout()
        case .mosaic: MosaicLayout()
        case .tags: TagLayout()
        case .packed: PackedFlow()
        }
      layout.scrollDirection = direction == .down ? .vertical : .horizontal
      return layout
    }
  }

  private func makeFeed(
    _ contents: Contents, _ direction: Feed.Direction = .down,
    _ sections: [[Int]] = [Array(0..<200), Array(200..<400)]
  ) -> Feed {
    let feed = Feed(sections, contents.layout(direction), direction)
    feed.position = 1500
    return feed
  }

  @Test(arguments: Contents.allCases, [Feed.Direction.down, .right, .left])
  func `the first visible item stays in place through random batches`(
    contents: Contents, direction: Feed.Direction
  ) throws {
    var random = SeededGenerator(seed: 3)
    let feed = makeFeed(contents, direction)
    var next = 1000
    for _ in 0..<15 {
      feed.position = random.double(200...1500)
      var first = try #require(feed.first)
      feed.view.performFinishedUpdates {
        let section = random.int(0...1)
        let removed = feed.sections[section].indices.filter { item in
          feed.sections[section][item] != first.number && random.chance(0.1)
        }
        for item in removed.reversed() { feed.sections[section].remove(at: item) }
        feed.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
        let (index, count) = (random.int(0...10), random.int(0...12))
        feed.sections[section].insert(contentsOf: next..<(next + count), at: index)
        next += count
        feed.view.insertItems(at: (index..<(index + count)).map { IndexPath(item: $0, section: section) })
      }
      #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
      // After the batch, another item of the same line may be the first one.
      first = try #require(feed.first)
      let (source, target) = (random.int(0...99), random.int(0...99))
      guard feed.sections[0][source] != first.number else { continue }
      feed.view.performFinishedUpdates {
        feed.sections[0].insert(feed.sections[0].remove(at: source), at: target)
        feed.view.moveItem(at: [0, source], to: [0, target])
      }
      #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    }
  }

  @Test(.asked("MagazineLayout#11"), arguments: Contents.allCases, [Feed.Direction.down, .right, .left])
  func `the first visible item stays in place through rotations`(
    contents: Contents, direction: Feed.Direction
  ) throws {
    let feed = makeFeed(contents, direction)
    let first = try #require(feed.first)
    for size in [(700, 300), (300, 700), (400, 400)] {
      feed.view.frame.size = CGSize(width: size.0, height: size.1)
      #expect(isClose(try #require(feed.distance(of: first.number)), first.distance), "\(size)")
    }
  }

  @Test(arguments: Contents.allCases, [Feed.Direction.down, .left])
  func `the first visible item stays in place when several settings change`(
    contents: Contents, direction: Feed.Direction
  ) throws {
    let feed = makeFeed(contents, direction)
    let layout = try #require(feed.view.collectionViewLayout as? StackedSectionsLayout)
    let first = try #require(feed.first)
    layout.sectionInset = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 50)
    layout.headerReferenceLength = 33
    if let layout = layout as? JustifiedLayout { layout.targetItemLength = 90 }
    if let layout = layout as? MosaicLayout {
      (layout.laneCount, layout.laneSpacing, layout.lineSpacing) = (4, 5, 5)
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    layout.maintainsVisibleContentPosition = false
    let offset = feed.view.contentOffset
    layout.headerReferenceLength = 80
    feed.view.layoutIfNeeded()
    if direction == .down { #expect(feed.view.contentOffset == offset) }
  }

  @Test(arguments: Contents.allCases)
  func `the first visible item stays in place when settings change after a reload`(contents: Contents) throws
  {
    let feed = makeFeed(contents)
    let layout = try #require(feed.view.collectionViewLayout as? StackedSectionsLayout)
    layout.headerReferenceLength = 33
    feed.view.layoutIfNeeded()
    feed.sections[0].removeFirst(7)
    feed.view.reloadData()
    feed.view.layoutIfNeeded()
    let first = try #require(feed.first)
    layout.headerReferenceLength = 50
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
  }

  @Test(arguments: Contents.allCases)
  func `the first visible item stays in place when earlier items are remeasured`(contents: Contents) throws {
    let feed = makeFeed(contents)
    let first = try #require(feed.first)
    let height = feed.view.contentSize.height
    feed.lengths = [3: 400, 7: 10, 8: 300, 9: 300, 10: 300]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [3, 7, 8, 9, 10].map { [0, $0] })
    feed.view.collectionViewLayout.invalidateLayout(with: context)
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    #expect(feed.view.contentSize.height != height)
  }

  @Test(arguments: Contents.allCases)
  func `a view scrolled to the start stays there and shows insertions`(contents: Contents) {
    let feed = makeFeed(contents)
    feed.position = 0
    feed.view.performFinishedUpdates {
      feed.sections[0].insert(900, at: 0)
      feed.view.insertItems(at: [[0, 0]])
    }
    #expect(feed.position == 0)
    feed.view.frame.size.width = 700
    feed.view.layoutIfNeeded()
    #expect(feed.position == 0)
  }

  @Test func `an item longer than the view keeps the same visible part`() throws {
    let layout = JustifiedLayout()
    layout.lastLineAlignment = .justified
    let feed = Feed([Array(0..<30), [500], Array(100..<130)], layout)
    feed.lengths = [500: 7]
    layout.invalidateLayout()
    feed.view.layoutIfNeeded()
    func frame() throws -> CGRect { try #require(feed.view.layoutAttributesForItem(at: [1, 0])).frame }
    #expect(isClose(try frame().height, 3800))
    feed.position = try frame().minY + 0.4 * 3800
    feed.view.frame.size.width = 200
    feed.view.layoutIfNeeded()
    #expect(isClose(try frame().height, 1800))
    #expect(isClose(feed.position, try frame().minY + 0.4 * 1800))
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(arguments: Contents.allCases)
  func `a batch and a rotation don't interrupt a flick`(contents: Contents) throws {
    let feed = makeFeed(contents, .down, [Array(0..<2000)])
    feed.position = 3000
    let finger = Finger(in: try #require(feed.view.window))
    finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 50), duration: 0.1)
    #expect(feed.view.isDecelerating)
    FrameClock.main.advance(by: 1 / 60)
    var first = try #require(feed.first)
    feed.view.performBatchUpdates {
      feed.sections[0].removeFirst(20)
      feed.view.deleteItems(at: (0..<20).map { [0, $0] })
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    first = try #require(feed.first)
    feed.view.frame.size = CGSize(width: 700, height: 300)
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    #expect(feed.view.isDecelerating)
    let position = feed.position
    FrameClock.main.advance(by: 1 / 60)
    #expect(feed.position > position)
    FrameClock.main.run(while: feed.view.isDecelerating)
    #expect(feed.position > position + 50)
  }

  @Test(arguments: Contents.allCases)
  func `cells animate from their old frames to their new ones`(contents: Contents) throws {
    let feed = makeFeed(contents)
    feed.position = 0
    let before = try #require(feed.view.cellForItem(at: [0, 1])).frame
    feed.view.performBatchUpdates {
      feed.sections[0].removeFirst()
      feed.view.deleteItems(at: [[0, 0]])
    }
    let cell = try #require(feed.view.cellForItem(at: [0, 0]))
    #expect(cell.tag == 1)
    let (start, end) = (CGPoint(x: before.midX, y: before.midY), cell.center)
    #expect(isClose(try #require(cell.layer.presentation()).position, start))
    FrameClock.main.run(for: 0.15)
    let middle = try #require(cell.layer.presentation()).position
    #expect(middle.x < start.x)
    #expect(middle.x > end.x)
    FrameClock.main.run(for: 0.5)
    #expect(try #require(cell.layer.presentation()).position == end)
  }

  @Test(arguments: Contents.allCases)
  func `a reload and a layout change discard the anchor`(contents: Contents) {
    let feed = makeFeed(contents)
    feed.sections = [Array(500..<900)]
    feed.view.reloadData()
    feed.view.layoutIfNeeded()
    #expect(feed.position == 1500)
    let layout = feed.view.collectionViewLayout
    feed.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    feed.sections = [Array(0..<300)]
    feed.view.reloadData()
    feed.view.layoutIfNeeded()
    feed.view.setCollectionViewLayout(layout, animated: false)
    feed.view.layoutIfNeeded()
    #expect(feed.view.contentSize == layout.collectionViewContentSize)
    #expect(!feed.view.visibleCells.isEmpty)
  }
  #endif
}
