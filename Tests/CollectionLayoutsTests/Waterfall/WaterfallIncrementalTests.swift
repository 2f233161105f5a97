import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// An incrementally built waterfall equals one built from scratch.
@Suite(.serialized) struct WaterfallIncrementalTests {
  private func items(_ count: Int) -> [WaterfallShelf.Item] { WaterfallShelf.items(count) }

  @Test func `items added to the end of any section are the only ones queried`() {
    let shelf = WaterfallShelf([.init(items: items(40)), .init(items: items(30))])
    shelf.view.performBatchUpdates {
      shelf.sections[0].items += items(2)
      shelf.sections[1].items += items(3)
      shelf.view.insertItems(at: [[0, 40], [0, 41], [1, 30], [1, 31], [1, 32]])
    }
    expectEqual(
      (shelf.questions, [[0, 40], [0, 41], [1, 30], [1, 31], [1, 32]]),
      (shelf.all, shelf.rebuilt().all))

    shelf.questions = []
    shelf.view.performBatchUpdates {
      shelf.sections.append(.init(items: items(5), header: 20))
      shelf.view.insertSections([2])
    }
    expectEqual((shelf.questions.map(\.section), [2, 2, 2, 2, 2]), (shelf.all, shelf.rebuilt().all))
  }

  /// Requests a footer right after `prepare()`.
  private final class Asking: WaterfallLayout {
    var footers: [CGFloat] = []

    override func prepare() {
      super.prepare()
      let footer = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
      footers.append(footer?.frame.minY ?? .nan)
    }
  }

  @Test func `a footer queried before the layout receives a batch has its final position`() {
    var lengths: [CGFloat] = [100, 50]
    let delegate = WaterfallDelegate { path, _ in lengths[path.item] }
    let layout = Asking()
    (layout.laneCount, layout.itemSpacing, layout.sectionInset) = (1, 0, .zero)
    layout.footerReferenceLength = 20
    let stage = Stage(layout, width: 300, height: 600, counts: [2])
    stage.view.delegate = delegate
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(layout.footers.last == 150)
    layout.footers = []
    stage.view.performBatchUpdates {
      lengths.insert(300, at: 0)
      stage.counts = [3]
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect(layout.footers.first == 450)
    withExtendedLifetime(delegate) {}
  }

  @Test func `only a reloaded item is queried`() {
    let shelf = WaterfallShelf([.init(items: items(400))])
    shelf.sections[0].items[7].length = 333
    shelf.view.reloadItems(at: [[0, 7]])
    expectEqual(
      (shelf.questions, [[0, 7]]),
      (shelf.all, shelf.rebuilt().all),
      (shelf.view.contentSize, shelf.rebuilt().view.contentSize))
  }

  @Test func `consecutive batches query only recently inserted items`() {
    let shelf = WaterfallShelf([.init(items: items(400))])
    passFrame()
    for batch in 1...4 {
      shelf.questions = []
      shelf.view.performBatchUpdates {
        shelf.sections[0].items.insert(items(1)[0], at: 0)
        shelf.view.insertItems(at: [[0, 0]])
      }
      #expect(shelf.questions.contains([0, 0]))
      #expect(shelf.questions.count <= batch)
    }
    #expect(shelf.all == shelf.rebuilt().all)
  }

  @Test(arguments: [10, 400])
  func `cells after a changed item follow, and newly visible cells appear`(length: CGFloat) {
    let shelf = WaterfallShelf([.init(items: items(400), header: 20)])
    shelf.sections[0].items[1].length = length
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    let fresh = shelf.rebuilt()
    #expect(shelf.cells == fresh.cells)
    shelf.sections[0].header = 5
    shelf.invalidate {
      $0.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
    }
    #expect(shelf.cells == shelf.rebuilt().cells)
  }

  @Test func `only an item with a changed span is queried`() {
    let shelf = WaterfallShelf([.init(items: items(400))])
    shelf.sections[0].items[300] = .init(length: 10, span: 2)
    shelf.invalidate { $0.invalidateItems(at: [[0, 300]]) }
    expectEqual((shelf.all, shelf.rebuilt().all), (shelf.questions, [[0, 300]]))
  }

  @Test func `a header with a changed length queries no item`() {
    let shelf = WaterfallShelf([.init(items: items(40), header: 10), .init(items: items(40), header: 10)])
    shelf.sections[0].header = 50
    shelf.invalidate {
      $0.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
    }
    #expect(shelf.all == shelf.rebuilt().all)
    #expect(shelf.questions.isEmpty)
  }

  @Test func `a section with a changed lane count is laid out again`() {
    let shelf = WaterfallShelf([.init(items: items(40)), .init(items: items(30))])
    shelf.view.performBatchUpdates {
      shelf.sections[0].laneCount = 2
      shelf.sections[0].items += items(1)
      shelf.view.insertItems(at: [[0, 40]])
    }
    expectEqual((shelf.questions, (0..<41).map { [0, $0] }), (shelf.all, shelf.rebuilt().all))
  }

  @Test func `a reload with a higher count doesn't assume that items were appended`() {
    let shelf = WaterfallShelf([.init(items: items(40))])
    shelf.sections[0].items.insert(.init(length: 200), at: 0)
    shelf.view.reloadData()
    shelf.view.layoutIfNeeded()
    #expect(shelf.all == shelf.rebuilt().all)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `after any changes, every frame matches that of a new layout`(
    direction: UICollectionView.ScrollDirection
  ) {
    var random = SeededGenerator(seed: direction == .vertical ? 31 : 32)
    for placement in [WaterfallLayout.Placement.shortestLane, .sequential] {
      let shelf = WaterfallShelf(
        [.init(items: items(300), header: 12), .init(items: []), .init(items: items(90))],
        .init(direction: direction, placement: placement))
      for step in 0..<(triesManySeeds ? 60 : 12) {
        shelf.change(&random)
        let fresh = shelf.rebuilt()
        #expect(shelf.all == fresh.all, "step \(step)")
        #expect(shelf.layout.collectionViewContentSize == fresh.layout.collectionViewContentSize)
        shelf.view.layoutIfNeeded()
        #expect(shelf.view.contentSize == fresh.view.contentSize, "step \(step)")
        let end = max(0, shelf.view.contentSize.height - 300)
        shelf.view.contentOffset.y = direction == .vertical ? .random(in: 0...end, using: &random) : 0
      }
    }
  }

  // MARK: Deferred packing

  /// Enough items to defer packing after a change.
  private static let many = 220_000

  @Test func `visible frames and requested items are correct immediately`() {
    let shelf = WaterfallShelf([.init(items: items(Self.many)), .init(items: items(10))])
    shelf.sections[0].items[1].length = 400
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    let fresh = shelf.rebuilt()
    #expect(shelf.shown == fresh.shown)
    #expect(shelf.view.contentSize.height >= fresh.view.contentSize.height - 500)
    for path in [IndexPath(item: 50_000, section: 0), [0, 150_000], [1, 9]] {
      #expect(
        shelf.layout.layoutAttributesForItem(at: path) == fresh.layout.layoutAttributesForItem(at: path))
    }
    #expect(shelf.layout.collectionViewContentSize == fresh.layout.collectionViewContentSize)
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  // UIKit's behavior for a context with nonexistent index paths is unknown.
  @Test func `a context can contain index paths that don't exist`() {
    let shelf = WaterfallShelf([.init(items: items(4), header: 10)])
    let before = shelf.all
    shelf.invalidate {
      $0.invalidateItems(at: [[7, 7], [0, 9]])
      $0.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[9, 0]])
    }
    #expect(shelf.all == before)
    #expect(shelf.questions.isEmpty)
  }

  @Test func `a jump to the end of contents that aren't packed yet shows correct items`() {
    let shelf = WaterfallShelf([
      .init(items: items(Self.many), header: 10), .init(items: items(10), header: 10),
    ])
    shelf.sections[0].items[1].length = 400
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    shelf.view.layoutIfNeeded()
    let fresh = shelf.rebuilt()
    shelf.visibleStart = shelf.lastVisibleStart
    fresh.visibleStart = shelf.visibleStart
    #expect(shelf.shown == fresh.shown)
    FrameClock.main.run(while: shelf.layout.lanes.frames != nil)
    #expect(shelf.shown == fresh.shown)
  }

  @Test
  func `the remaining items are packed over several frames to the final size`() {
    let shelf = WaterfallShelf([.init(items: items(Self.many)), .init(items: items(10))])
    shelf.sections[0].items[1].length = 50_000
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    shelf.view.layoutIfNeeded()
    let fresh = shelf.rebuilt()
    var frames = 0
    while shelf.view.contentSize != fresh.view.contentSize, frames < 10 {
      FrameClock.main.advance(by: 1 / 60)
      shelf.view.layoutIfNeeded()
      frames += 1
    }
    #expect(frames > 1)
    #expect(frames < 10)
    #expect(shelf.all == fresh.all)
  }

  @Test func `a layout with deferred packing can be deallocated`() {
    weak var layout: WaterfallLayout?
    autoreleasepool {
      let shelf = WaterfallShelf([.init(items: items(Self.many))])
      shelf.sections[0].items[1].length = 400
      shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
      shelf.view.layoutIfNeeded()
      layout = shelf.layout
      #expect(layout?.collectionViewContentSize != shelf.rebuilt().layout.collectionViewContentSize)
    }
    FrameClock.main.run(for: 0.1)
    #expect(layout == nil)
  }
  #endif
}
