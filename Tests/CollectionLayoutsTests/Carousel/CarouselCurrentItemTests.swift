import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CarouselCurrentItemTests {
  /// Returns a layout with items of 150 × 150 and a spacing of 45.
  ///
  /// In bounds of 390 × 800, item i is centered at the offset 195 · i.
  private func carousel() -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 150, height: 150))
    layout.itemSpacing = 45
    return layout
  }

  @Test(.asked("UPCarouselFlowLayout#20"), arguments: [false, true], [false, true])
  func `a current item set before the first layout is centered from the start`(
    isRightToLeft: Bool, loops: Bool
  ) throws {
    let (layout, source) = (carousel(), CountedCells([12, 0, 12]))
    layout.loops = loops
    var told: [IndexPath?] = []
    layout.onCurrentIndexPathChange = { told.append($0) }
    layout.setCurrentIndexPath([2, 5], animated: true)
    #expect(layout.currentIndexPath == [2, 5])
    let view = Stage(layout, source: source, isRightToLeft: isRightToLeft, laysOut: false).view
    view.isPrefetchingEnabled = false
    view.layoutIfNeeded()
    passFrame()
    expectEqual((layout.currentIndexPath, [2, 5]), (told, [[2, 5]]))
    let item = try #require(view.layoutAttributesForItem(at: [2, 5]))
    #expect(isClose(item.center.x, view.bounds.midX))
    #expect(view.cellForItem(at: [2, 5])?.center == item.center)
    // No cells were created for items elsewhere.
    expectAll(source.asked) { $0.section == 2 && (4...6).contains($0.item) }
    #expect(layout.isLooping == loops)
  }

  @Test func `setCurrentIndexPath waits for data and ignores invalid index paths`() {
    let layout = carousel()
    let stage = Stage(layout, counts: [0])
    layout.setCurrentIndexPath([0, 4], animated: false)
    stage.view.layoutIfNeeded()
    #expect(layout.currentIndexPath == nil)
    stage.counts = [10]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual((layout.currentIndexPath, [0, 4]), (stage.view.contentOffset.x, 780))
    layout.setCurrentIndexPath([0, 10], animated: false)
    layout.setCurrentIndexPath([3, 0], animated: true)
    stage.view.layoutIfNeeded()
    expectEqual((layout.currentIndexPath, [0, 4]), (stage.view.contentOffset.x, 780))
  }

  @Test func `setCurrentIndexPath after reloadData refers to the new data`() {
    let layout = carousel()
    let stage = Stage(layout)
    stage.counts = [10, 30]
    stage.view.reloadData()
    layout.setCurrentIndexPath([1, 20], animated: false)
    #expect(layout.currentIndexPath == [1, 20])
    stage.view.layoutIfNeeded()
    expectEqual((layout.currentIndexPath, [1, 20]), (stage.view.contentOffset.x, 5850))
  }

  @Test(
    .asked("CollectionViewPagingLayout#11"),
    arguments: [UICollectionView.ScrollDirection.horizontal, .vertical])
  func `setCurrentIndexPath without animation centers the item in either direction`(
    direction: UICollectionView.ScrollDirection
  ) throws {
    for isRightToLeft in [false, true] {
      let layout = carousel()
      layout.scrollDirection = direction
      let stage = Stage(layout, counts: [3, 0, 7], isRightToLeft: isRightToLeft)
      for path in [[2, 6], [0, 0], [2, 0]] as [IndexPath] {
        layout.setCurrentIndexPath(path, animated: false)
        #expect(layout.currentIndexPath == path)
        stage.view.layoutIfNeeded()
        let item = try #require(stage.view.layoutAttributesForItem(at: path))
        #expect(isClose(item.center, CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)))
      }
    }
  }

  @Test(.asked("CollectionViewPagingLayout#17"), arguments: [false, true], [false, true])
  func `an item set without animation has its transformed neighbors on both sides`(
    loops: Bool, isRightToLeft: Bool
  ) throws {
    let layout = carousel()
    layout.effect = .cosineZoom(reach: .viewport)
    layout.loops = loops
    let stage = Stage(layout, isRightToLeft: isRightToLeft)
    layout.setCurrentIndexPath([0, 5], animated: false)
    stage.view.layoutIfNeeded()
    for item in 4...6 {
      let cell = try #require(stage.view.cellForItem(at: [0, item]))
      let distance = 195 * CGFloat(item - 5) * (isRightToLeft ? -1 : 1)
      #expect(isClose(cell.center, CGPoint(x: stage.view.bounds.midX + distance, y: stage.view.bounds.midY)))
      #expect(cell.transform == stage.attributes(item)?.transform)
      #expect(item == 5 ? isClose(cell.transform.a, 1) : cell.transform.a < 0.95)
    }
  }

  @Test
  func `setCurrentIndexPath takes precedence over anchoring when the spacing changes`() {
    let layout = carousel()
    let stage = Stage(layout)
    stage.scroll(to: 195 * 2)
    layout.itemSpacing = 0
    layout.setCurrentIndexPath([0, 6], animated: false)
    stage.view.layoutIfNeeded()
    expectEqual((layout.currentIndexPath, [0, 6]), (stage.view.contentOffset.x, 900))
  }

  @Test func `in a right-to-left view, a spacing change keeps the item in the middle`() throws {
    let layout = carousel()
    let stage = Stage(layout, isRightToLeft: true)
    layout.setCurrentIndexPath([0, 4], animated: false)
    stage.view.layoutIfNeeded()
    for spacing in [0, 100, 45] as [CGFloat] {
      layout.itemSpacing = spacing
      stage.view.layoutIfNeeded()
      #expect(layout.currentIndexPath == [0, 4])
      #expect(isClose(try #require(stage.attributes(4)).center.x, stage.view.bounds.midX))
    }
  }

  @Test(.asked("CollectionViewPagingLayout#11"))
  func `a page turn starts from the initially set item`() {
    let layout = carousel()
    layout.snapping = .page(minimumDrag: 50)
    layout.setCurrentIndexPath([0, 5], animated: false)
    let stage = Stage(layout)
    stage.view.isTrackingFinger = true
    stage.scroll(to: 195 * 5 + 60)
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 1100, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
    #expect(isClose(target.x, 1170))
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(.asked("UPCarouselFlowLayout#66"), arguments: [false, true])
  func `currentIndexPath is up to date in scrollViewDidScroll`(loops: Bool) throws {
    final class Listener: NSObject, UICollectionViewDelegate {
      var heard = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard += 1
        guard let view = scrollView as? UICollectionView,
          let layout = view.collectionViewLayout as? CarouselLayout
        else { return }
        let expected = Int((view.contentOffset.x / 160 - 0.5).rounded(.up))
        #expect(layout.currentIndexPath == [0, expected % 10])
      }
    }
    let layout = carousel()
    layout.itemSpacing = 10
    layout.loops = loops
    let (album, listener) = (Album(layout, count: 10), Listener())
    layout.setCurrentIndexPath([0, 5], animated: false)
    album.view.delegate = listener
    album.finger.down(at: CGPoint(x: 350, y: 300))
    album.finger.move(to: CGPoint(x: 50, y: 300), duration: 0.3)
    album.finger.move(to: CGPoint(x: 390, y: 300), duration: 0.3)
    album.finger.lift()
    FrameClock.main.run(while: album.view.isDecelerating)
    #expect(listener.heard > 30)
  }

  @Test func `an animated setCurrentIndexPath reaches its item despite a batch on the way`()
    throws
  {
    let layout = carousel()
    let album = Album(layout, count: 10)
    layout.setCurrentIndexPath([0, 6], animated: true)
    #expect(layout.currentIndexPath == [0, 0])
    FrameClock.main.run(for: 0.15)
    #expect((1...5).contains(try #require(layout.currentIndexPath).item))
    album.view.performBatchUpdates {
      album.numbers.insert(contentsOf: [100, 101], at: 0)
      album.view.insertItems(at: [[0, 0], [0, 1]])
    }
    FrameClock.main.run(for: 1)
    #expect(layout.currentIndexPath == [0, 8])
    #expect(isClose(try #require(album.shown(6)).center.x, 200))
  }

  @Test
  func `an animation after a reload starts at the old item, even if it was the only one`() {
    let layout = carousel()
    let album = Album(layout, count: 1)
    album.numbers = Array(0..<10)
    album.view.reloadData()
    layout.setCurrentIndexPath([0, 6], animated: true)
    #expect(layout.currentIndexPath == [0, 0])
    FrameClock.main.run(for: 1)
    #expect(layout.currentIndexPath == [0, 6])
  }

  @Test func `without anchoring, deleting items during a drag keeps the offset`() {
    let layout = carousel()
    layout.maintainsVisibleContentPosition = false
    let album = Album(layout, count: 10)
    layout.setCurrentIndexPath([0, 7], animated: false)
    album.window.layoutIfNeeded()
    album.finger.down(at: CGPoint(x: 200, y: 300))
    album.finger.move(to: CGPoint(x: 160, y: 300))
    #expect(album.view.isDragging)
    let offset = album.view.contentOffset
    album.view.performBatchUpdates {
      album.numbers.removeLast(5)
      album.view.deleteItems(at: (5..<10).map { [0, $0] })
    }
    #expect(album.view.contentOffset == offset)
    album.finger.lift()
  }

  @Test(.asked("CenteredCollectionView#68"), arguments: [false, true])
  func `a rotation during a flick ends it on the item in the middle`(loops: Bool) throws {
    let layout = CarouselLayout()
    layout.loops = loops
    let album = Album(layout, count: 20)
    album.finger.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
    FrameClock.main.run(for: 0.1)
    #expect(album.view.isDecelerating)
    let item = try #require(layout.currentIndexPath)
    album.window.frame.size = CGSize(width: 600, height: 400)
    album.view.frame.size = CGSize(width: 600, height: 400)
    album.window.layoutIfNeeded()
    FrameClock.main.run(for: 2)
    let center = try #require(album.view.layoutAttributesForItem(at: item)).center
    #expect(isClose(center.x, album.view.bounds.midX))
    expectEqual((layout.currentIndexPath, item), (album.view.isDecelerating, false))
  }

  @Test(arguments: [false, true])
  func `a flick still ends on an item after a batch`(loops: Bool) throws {
    let layout = CarouselLayout()
    layout.loops = loops
    let album = Album(layout, count: 30)
    layout.setCurrentIndexPath([0, 15], animated: false)
    album.finger.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
    FrameClock.main.run(for: 0.1)
    #expect(album.view.isDecelerating)
    let before = try #require(album.shown(16)).center
    album.view.performBatchUpdates {
      album.numbers.removeFirst(3)
      album.view.deleteItems(at: (0..<3).map { [0, $0] })
    }
    #expect(isClose(try #require(album.shown(16)).center, before))
    FrameClock.main.run(while: album.view.isDecelerating)
    let item = try #require(layout.currentIndexPath)
    #expect(
      isClose(
        try #require(album.view.layoutAttributesForItem(at: item)).center.x, album.view.bounds.midX, 0.001))
  }
  #endif
}
