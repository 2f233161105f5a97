import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Errors of other carousels after data changes: a page other than the reported one, or cells with old data.
@Suite(.serialized) struct CarouselUpdateTests {
  private func makeLayout(loops: Bool) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 100, height: 100))
    layout.itemSpacing = 20
    layout.effect = .coverFlow()
    layout.loops = loops
    return layout
  }

  @Test(
    .asked("CollectionViewPagingLayout#26", "CollectionViewPagingLayout#46"), arguments: [false, true],
    seeds(10))
  func `after updates and reloads, the reported current item has its cell in the middle`(
    loops: Bool, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let layout = makeLayout(loops: loops)
    let feed = Feed([Array(0..<12)], layout, seed.isMultiple(of: 2) ? .right : .left)
    var told: IndexPath? = layout.currentIndexPath
    layout.onCurrentIndexPathChange = { told = $0 }
    for _ in 0..<10 {
      let count = feed.sections[0].count
      layout.setCurrentIndexPath(IndexPath(item: random.int(0...count - 1), section: 0), animated: false)
      try expectCells(of: feed)
      switch random.int(0...2) {
      case 0:
        let new = random.int(1...20)
        feed.sections[0] = (0..<new).map { _ in random.int(100...999) }
        feed.view.reloadData()
      case 1:
        let item = random.int(0...count - 1)
        feed.sections[0][item] += 1000
        feed.view.performFinishedUpdates { feed.view.reloadItems(at: [IndexPath(item: item, section: 0)]) }
      default:
        feed.sections[0].reverse()
        feed.view.performFinishedUpdates { feed.view.reloadSections([0]) }
      }
      feed.view.layoutIfNeeded()
      passFrame()
      let current = try #require(layout.currentIndexPath)
      #expect(told == current)
      #expect(
        isClose(try #require(feed.view.layoutAttributesForItem(at: current)).center.x, feed.view.bounds.midX))
      try expectCells(of: feed)
    }
  }

  /// Expects cells for the current item and its neighbors, with the current data, at the layout's positions.
  private func expectCells(of feed: Feed) throws {
    feed.view.layoutIfNeeded()
    let layout = try #require(feed.view.collectionViewLayout as? CarouselLayout)
    let (current, last) = (try #require(layout.currentIndexPath), feed.sections[0].count - 1)
    let near =
      layout.isLooping
      ? [current.item, (current.item + 1) % (last + 1), (current.item + last) % (last + 1)]
      : Array(max(0, current.item - 1)...min(last, current.item + 1))
    let paths = feed.view.indexPathsForVisibleItems
    #expect(Set(near).isSubset(of: paths.map(\.item)))
    for path in paths {
      let cell = try #require(feed.view.cellForItem(at: path))
      let attributes = try #require(feed.view.layoutAttributesForItem(at: path))
      #expect(cell.tag == feed.sections[0][path.item])
      #expect(isClose(cell.center, attributes.center))
      #expect(CATransform3DEqualToTransform(cell.layer.transform, attributes.transform3D))
      #expect(cell.superview === feed.view)
      expectEqual((cell.isHidden, false), (cell.alpha, 1))
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(.asked("CollectionViewPagingLayout#46"), arguments: [false, true], [false, true])
  func `a reloaded item in the middle still receives taps`(loops: Bool, reloadsAll: Bool)
    throws
  {
    let layout = makeLayout(loops: loops)
    let feed = Feed([Array(0..<12)], layout, .right)
    let selections = Selections()
    feed.view.delegate = selections
    let finger = Finger(in: try #require(feed.view.window))
    for item in [0, 7, 11] {
      let path = IndexPath(item: item, section: 0)
      layout.setCurrentIndexPath(path, animated: false)
      feed.view.layoutIfNeeded()
      if reloadsAll {
        feed.view.reloadData()
      } else {
        feed.view.performFinishedUpdates { feed.view.reloadItems(at: [path]) }
      }
      try expectCells(of: feed)
      finger.tap(at: CGPoint(x: feed.view.frame.midX, y: feed.view.frame.midY))
      #expect(selections.paths == [path])
      selections.paths = []
    }
  }
  #endif
}
