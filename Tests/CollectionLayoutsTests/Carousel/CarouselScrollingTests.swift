import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CarouselScrollingTests {
  /// Returns a layout with items of 150 × 150 and a spacing of 45.
  ///
  /// In bounds of 390 × 800, item i is centered at the offset 195 · i.
  private func carousel(_ snapping: CarouselLayout.Snapping) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 150, height: 150))
    layout.itemSpacing = 45
    layout.effect = .linearZoom(activeDistance: 150, factor: 0.6)
    layout.snapping = snapping
    return layout
  }

  private func target(_ stage: Stage<CarouselLayout>, _ proposed: CGFloat, velocity: CGFloat = 0) -> CGFloat {
    stage.view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: proposed, y: 0), withScrollingVelocity: CGPoint(x: velocity, y: 0)
    ).x
  }

  // MARK: Snapping

  @Test(arguments: [0, 2.5, -2.5] as [CGFloat])
  func `a slow scroll rests on the nearest of the currently visible items`(velocity: CGFloat) {
    let stage = Stage(carousel(.nearest(velocityThreshold: 2.5)))
    stage.scroll(to: 390)
    for (proposed, expected) in [(400, 390), (480, 390), (500, 585), (1000, 585), (20, 195)]
      as [(CGFloat, CGFloat)]
    {
      #expect(target(stage, proposed, velocity: velocity) == expected)
    }
  }

  @Test(arguments: [2.6, -9] as [CGFloat])
  func `a fast scroll rests on the item nearest to its projected end`(velocity: CGFloat) {
    let stage = Stage(carousel(.nearest(velocityThreshold: 2.5)))
    stage.scroll(to: 390)
    for (proposed, expected) in [(1000, 975), (20, 0), (1700, 1755)] as [(CGFloat, CGFloat)] {
      #expect(target(stage, proposed, velocity: velocity) == expected)
    }
  }

  @Test(arguments: [-80, 0, 1755, 1800] as [CGFloat])
  func `at both ends, the proposed offset is unchanged`(proposed: CGFloat) {
    let stage = Stage(carousel(.nearest(velocityThreshold: 2.5)))
    stage.scroll(to: 390)
    expectEqual(
      (target(stage, proposed), proposed),
      (target(stage, proposed, velocity: 5), proposed))
  }

  @Test(arguments: 0..<10)
  func `an already centered proposal is unchanged`(item: Int) {
    let stage = Stage(carousel(.nearest(velocityThreshold: 2.5)))
    #expect(target(stage, 195 * CGFloat(item)) == 195 * CGFloat(item))
  }

  @Test func `without snapping, every proposal is unchanged`() {
    let stage = Stage(carousel(.none))
    #expect(target(stage, 123.25, velocity: 3) == 123.25)
  }

  @Test(
    arguments: [
      (390, 489, 390), (390, 490, 585), (390, 1200, 585), (390, 291, 390), (390, 290, 195), (0, -150, 0),
      (1755, 1900, 1755), (1755, 1655, 1560),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `a drag of at least 100 points moves one item, and a shorter one returns`(
    from start: CGFloat, to end: CGFloat, rests: CGFloat
  ) {
    let stage = Stage(carousel(.page(minimumDrag: 100)))
    stage.scroll(to: start)
    stage.view.isTrackingFinger = true
    stage.scroll(to: (start + end) / 2)
    stage.scroll(to: end)
    #expect(target(stage, end + 700, velocity: 4) == rests)
  }

  @Test func `each drag moves one page from the end of the previous drag`() {
    let stage = Stage(carousel(.page(minimumDrag: 100)))
    for page in 1...3 {
      stage.view.isTrackingFinger = true
      stage.scroll(to: CGFloat(page - 1) * 195 + 110)
      #expect(target(stage, 5000) == CGFloat(page) * 195)
      stage.view.isTrackingFinger = false
      stage.scroll(to: CGFloat(page) * 195)
    }
  }

  @Test func `a vertical carousel snaps along y and leaves x unchanged`() {
    let layout = carousel(.nearest(velocityThreshold: 2.5))
    layout.scrollDirection = .vertical
    let stage = Stage(layout)
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 7, y: 300), withScrollingVelocity: CGPoint(x: 9, y: 0))
    expectEqual((target, CGPoint(x: 7, y: 390)), (stage.view.contentOffset, .zero))
  }

  // MARK: Current item

  @Test func `the current item is the one nearest to the middle, across all sections`() {
    let layout = carousel(.none)
    let stage = Stage(layout, counts: [2, 0, 3])
    #expect(layout.currentIndexPath == IndexPath(item: 0, section: 0))
    stage.scroll(to: 290)
    #expect(layout.currentIndexPath == IndexPath(item: 1, section: 0))
    stage.scroll(to: 300)
    #expect(layout.currentIndexPath == IndexPath(item: 0, section: 2))
    stage.scroll(to: 9000)
    #expect(layout.currentIndexPath == IndexPath(item: 2, section: 2))
  }

  @Test func `each change of the current item is reported once, including the first`() {
    let layout = carousel(.none)
    var told: [IndexPath?] = []
    layout.onCurrentIndexPathChange = { told.append($0) }
    let stage = Stage(layout)
    for x in [10, 90, 100, 200, 292, 293, 195] as [CGFloat] {
      stage.scroll(to: x)
      passFrame()
    }
    #expect(told.map { $0?.item } == [0, 1, 2, 1])
    stage.counts = [0]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    passFrame()
    expectEqual((told.count, 5), (told.last, .some(nil)))
  }

  @Test func `the current item is reported once a frame, after layout; handlers may reload`() {
    let layout = carousel(.none)
    let stage = Stage(layout)
    passFrame()
    var told: [IndexPath?] = []
    var isLayingOut = false
    layout.onCurrentIndexPathChange = {
      told.append($0)
      #expect(!isLayingOut)
      stage.view.reloadData()
      layout.invalidateLayout()
    }
    for x in [195, 390, 780] as [CGFloat] {
      stage.view.contentOffset.x = x
      isLayingOut = true
      stage.view.layoutIfNeeded()
      isLayingOut = false
    }
    #expect(told.isEmpty)
    passFrame()
    #expect(told == [[0, 4]])
    stage.view.layoutIfNeeded()
    passFrame()
    expectEqual((told, [[0, 4]]), (layout.currentIndexPath, [0, 4]))
    // Moving back and forth within a frame isn't a change.
    stage.scroll(to: 0)
    stage.scroll(to: 780)
    passFrame()
    #expect(told.count == 1)
  }

  @Test func `an item already current when the handler is set isn't reported`() {
    let layout = carousel(.none)
    let stage = Stage(layout)
    stage.scroll(to: 390)
    var told: [IndexPath?] = []
    layout.onCurrentIndexPathChange = { told.append($0) }
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    passFrame()
    #expect(told.isEmpty)
  }

  @Test(arguments: [0, 1, 5, 9])
  func `scrollToItem centers any item, including the first and last`(item: Int) {
    let layout = carousel(.none)
    let stage = Stage(layout)
    stage.view.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: false)
    stage.view.layoutIfNeeded()
    #expect(isClose(stage.view.contentOffset.x, 195 * CGFloat(item)))
    #expect(layout.currentIndexPath?.item == item)
  }

  // MARK: Resizing

  @Test(arguments: [0, 4, 9], [UICollectionView.ScrollDirection.horizontal, .vertical])
  func `the current item stays in the middle when the bounds change`(
    item: Int, direction: UICollectionView.ScrollDirection
  ) throws {
    for isRightToLeft in [false, true] {
      let layout = carousel(.none)
      layout.itemSize = .fractional(width: 0.7, height: 0.5)
      layout.scrollDirection = direction
      let stage = Stage(layout, isRightToLeft: isRightToLeft)
      let position: UICollectionView.ScrollPosition =
        direction == .horizontal ? .centeredHorizontally : .centeredVertically
      stage.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
      stage.view.layoutIfNeeded()
      var told = 0
      layout.onCurrentIndexPathChange = { _ in told += 1 }
      for (width, height) in [(800, 390), (390, 800), (500, 500)] as [(CGFloat, CGFloat)] {
        stage.resize(width: width, height: height)
        passFrame()
        let center = try #require(stage.attributes(item)).center
        let middle = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
        #expect(isClose(center, middle), "\(isRightToLeft)")
        #expect(layout.currentIndexPath?.item == item)
      }
      #expect(told == 0)
    }
  }

  @Test func `the current item stays in the middle when size and spacing change together`() {
    let layout = carousel(.none)
    let stage = Stage(layout)
    stage.scroll(to: 195 * 4)
    layout.itemSpacing = 0
    layout.itemSize = .absolute(CGSize(width: 200, height: 100))
    stage.view.layoutIfNeeded()
    expectEqual((stage.view.contentOffset.x, 800), (layout.currentIndexPath?.item, 4))
  }

  @Test func `invalidating between two items doesn't move the contents`() {
    let layout = carousel(.none)
    let stage = Stage(layout)
    stage.scroll(to: 260)
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.x == 260)
  }

  // MARK: Right to left

  @Test(.asked("UPCarouselFlowLayout#29", "UPCarouselFlowLayout#46", "CollectionViewPagingLayout#74"))
  func `in a right-to-left view, items start at the right, and the middle one is zoomed`() throws {
    let layout = carousel(.none)
    layout.effect = .linearZoom(activeDistance: 150, factor: 0.6)
    let stage = Stage(layout, isRightToLeft: true)
    let end: CGFloat = 9 * 195
    expectEqual(
      (stage.view.contentOffset.x, end),
      (layout.currentIndexPath?.item, 0),
      (stage.attributes(0)?.center.x, end + 195))
    stage.scroll(to: end - 2 * 195)
    expectEqual(
      (layout.currentIndexPath?.item, 2),
      (stage.attributes(2)?.center.x, stage.view.bounds.midX))
    #expect(isClose(try #require(stage.attributes(2)).transform.a, 1.6))
    #expect(isClose(try #require(stage.attributes(1)).transform.a, 1 + 0.6 * (1 - 195.0 / 150)))
    let middle = stage.view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(isClose(middle?.transform.a ?? 0, 1.6))
  }

  @Test(.asked("UPCarouselFlowLayout#46"))
  func `in a right-to-left view, snapping centers items on screen`() {
    let stage = Stage(carousel(.nearest(velocityThreshold: 2.5)), isRightToLeft: true)
    stage.scroll(to: 1365)
    expectEqual(
      (target(stage, 1355), 1365),
      (target(stage, 1255), 1170),
      (target(stage, 755, velocity: -4), 780),
      (target(stage, -20), -20),
      (target(stage, 1760), 1760))
  }

  @Test(.asked("CollectionViewPagingLayout#23"))
  func `in a right-to-left view, a drag to the right turns to the next page`() {
    let stage = Stage(carousel(.page(minimumDrag: 100)), isRightToLeft: true)
    stage.view.isTrackingFinger = true
    stage.scroll(to: 1635)
    #expect(target(stage, 0, velocity: -4) == 1560)
    stage.scroll(to: 1665)
    #expect(target(stage, 0, velocity: -4) == 1755)
  }

  @Test(.asked("AnimatedCollectionViewLayout#56"))
  func `in a right-to-left view, a custom effect receives on-screen distances`() {
    var distances: [Int: CGFloat] = [:]
    let layout = carousel(.none)
    layout.effect = .custom { position in
      ItemTransform(CGAffineTransform(translationX: position.distance, y: 0))
    }
    let stage = Stage(layout, isRightToLeft: true)
    for item in 0..<3 { distances[item] = stage.attributes(item)?.transform.tx }
    #expect(distances == [0: 0, 1: -195, 2: -390])
  }
}
