import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct WheelLayoutTests {
  private func wheel(_ settings: (WheelLayout) -> Void = { _ in }) -> WheelLayout {
    let layout = WheelLayout()
    settings(layout)
    return layout
  }

  /// Returns an item's position on screen, relative to the view's center.
  private func arm(_ item: Int, _ stage: Stage<WheelLayout>) throws -> CGPoint {
    let center = try #require(stage.attributes(item)).center
    let (bounds, offset) = (stage.view.bounds, stage.view.contentOffset)
    return CGPoint(x: center.x - offset.x - bounds.width / 2, y: center.y - offset.y - bounds.height / 2)
  }

  @Test func `the contents grow by one advance per item after the first, in either direction`() {
    for (count, extra) in [(0, 0), (1, 0), (2, 60), (12, 660)] as [(Int, CGFloat)] {
      let layout = wheel()
      let stage = Stage(layout, width: 300, height: 500, counts: [count])
      #expect(stage.view.contentSize == CGSize(width: 300, height: 500 + extra).narrowed)
      layout.scrollDirection = .horizontal
      stage.view.layoutIfNeeded()
      let size = CGSize(width: 300 + extra, height: 500)
      #expect(stage.view.contentSize == (extra > 0 ? size : size.narrowed))
    }
  }

  @Test(arguments: [false, true], [CircularOrder.clockwise, .counterclockwise])
  func `scrolling by one advance turns the wheel by one item in any direction`(
    isHorizontal: Bool, order: CircularOrder
  ) throws {
    for isRightToLeft in [false, true] {
      let layout = wheel {
        $0.scrollDirection = isHorizontal ? .horizontal : .vertical
        $0.itemOrder = order
        $0.startAngle = 0.3
        $0.itemAdvance = 40
      }
      let stage = Stage(layout, width: 300, height: 500, counts: [5, 0, 7], isRightToLeft: isRightToLeft)
      for items in [0, 0.25, 1, 4, 10.5, 11, -0.5, 12] as [CGFloat] {
        let offset = isHorizontal && isRightToLeft ? 11 * 40 - items * 40 : items * 40
        stage.scroll(to: isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
        for (index, path) in stage.indexPaths.enumerated() {
          let step = (order == .clockwise ? 2 : -2) * CGFloat.pi / 12
          let angle = 0.3 + step * (CGFloat(index) - items)
          let center = try #require(stage.attributes(path.item, section: path.section)).center
          let shown = CGPoint(
            x: center.x - stage.view.contentOffset.x - 150, y: center.y - stage.view.contentOffset.y - 250)
          let side: CGFloat = isRightToLeft ? -1 : 1
          #expect(isClose(shown, CGPoint(x: 100 * cos(angle) * side, y: 100 * sin(angle)), 1e-6))
        }
        #expect(layout.currentIndexPath == stage.indexPaths[Int(min(max((items - 0.5).rounded(.up), 0), 11))])
      }
    }
  }

  @Test(arguments: [0, 1, 12, 300])
  func `a rect query matches the item attributes at any scroll position`(count: Int) {
    let layout = wheel {
      $0.itemAngle = 0.5
      $0.itemsFaceCenter = true
      $0.itemSize = .absolute(CGSize(width: 30, height: 12))
      $0.verticalRadius = .absolute(170)
    }
    let stage = Stage(layout, width: 300, height: 500, counts: [count / 3, 0, count - count / 3])
    for offset in few([0, 333, 6000, 17_940] as [CGFloat]) {
      stage.scroll(to: CGPoint(x: 0, y: offset))
      for x in stride(from: CGFloat(-50), through: 350, by: 67) {
        for y in stride(from: CGFloat(0), through: 450, by: 53) {
          for length in [1, 50, 400] as [CGFloat] {
            let rect = CGRect(x: x, y: offset + y, width: length, height: length)
            #expect(stage.disagreement(in: rect) == nil)
          }
        }
      }
    }
  }

  @Test func `of 10,000 items along many turns, only those within half a turn are visible`() throws {
    let stage = Stage(wheel { $0.itemAngle = .pi / 8 }, width: 300, height: 500, counts: [10_000])
    #expect(stage.view.visibleCells.count == 9)
    stage.scroll(to: CGPoint(x: 0, y: 60 * 5000))
    #expect(Set(stage.view.indexPathsForVisibleItems.map(\.item)) == Set(4993...5008))
    #expect(isClose(try arm(5000, stage), CGPoint(x: 100, y: 0)))
    expectEqual((stage.attributes(4980)?.isHidden, true), (stage.attributes(5008)?.isHidden, false))
  }

  @Test func `scrolling ends with an item at the start angle, except beyond the ends`() {
    for isRightToLeft in [false, true] {
      let layout = wheel { $0.scrollDirection = .horizontal }
      let stage = Stage(layout, width: 300, height: 500, counts: [12], isRightToLeft: isRightToLeft)
      for (proposed, expected) in [(0, 0), (29, 0), (31, 60), (250, 240), (659, 660), (660, 660)]
        as [(CGFloat, CGFloat)]
      {
        let (from, to) = isRightToLeft ? (660 - proposed, 660 - expected) : (proposed, expected)
        let target = layout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: from, y: 0), withScrollingVelocity: CGPoint(x: 9, y: 0))
        #expect(isClose(target, CGPoint(x: to, y: 0)))
      }
      let beyond = CGPoint(x: isRightToLeft ? 700 : -40, y: 0)
      #expect(
        layout.targetContentOffset(forProposedContentOffset: beyond, withScrollingVelocity: .zero) == beyond)
      #expect(stage.view.collectionViewLayout === layout)
    }
  }

  @Test func `setCurrentIndexPath puts an item at the start angle, even before layout`() throws {
    let sideways = wheel { $0.scrollDirection = .horizontal }
    sideways.setCurrentIndexPath([0, 7], animated: false)
    let mirrored = Stage(sideways, width: 300, height: 500, counts: [50], isRightToLeft: true)
    #expect(sideways.currentIndexPath == [0, 7])
    #expect(isClose(try arm(7, mirrored), CGPoint(x: -100, y: 0)))
    let layout = wheel { $0.itemAngle = 1 }
    layout.setCurrentIndexPath([0, 7], animated: false)
    let stage = Stage(layout, width: 300, height: 500, counts: [50])
    expectEqual((layout.currentIndexPath, [0, 7]), (stage.view.contentOffset.y, 420))
    #expect(isClose(try arm(7, stage), CGPoint(x: 100, y: 0)))
    layout.setCurrentIndexPath([0, 30], animated: false)
    stage.view.layoutIfNeeded()
    #expect(layout.currentIndexPath == [0, 30])
    layout.setCurrentIndexPath([3, 1], animated: false)
    #expect(layout.currentIndexPath == [0, 30])
  }

  @Test(arguments: [false, true])
  func `an invalid index path is ignored, even after more items are added`(isLaidOut: Bool) {
    let layout = wheel()
    let stage = Stage(layout, width: 300, height: 500, counts: [10], laysOut: isLaidOut)
    if isLaidOut { layout.setCurrentIndexPath([0, 2], animated: false) }
    layout.setCurrentIndexPath([0, 30], animated: isLaidOut)
    stage.layOut()
    let item: IndexPath = isLaidOut ? [0, 2] : [0, 0]
    expectEqual((layout.scrollAnchor()?.indexPath, item), (layout.currentIndexPath, item))
    stage.counts = [40]
    stage.view.reloadData()
    stage.layOut()
    #expect(layout.currentIndexPath == item)
  }

  @Test func `a changed advance keeps the item at rest, even with a reload before layout`() {
    let layout = wheel { _ in }
    let stage = Stage(layout, width: 300, height: 500, counts: [50])
    layout.setCurrentIndexPath([0, 7], animated: false)
    stage.view.layoutIfNeeded()
    layout.itemAdvance = 90
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual((layout.currentIndexPath, [0, 7]), (stage.view.contentOffset.y, 630))
  }

  @Test func `the item at rest stays through rotations and advance or direction changes`() {
    for isRightToLeft in [false, true] {
      let layout = wheel { $0.scrollDirection = .horizontal }
      let stage = Stage(layout, width: 300, height: 500, counts: [40], isRightToLeft: isRightToLeft)
      layout.setCurrentIndexPath([0, 9], animated: false)
      stage.view.layoutIfNeeded()
      stage.resize(width: 800, height: 300)
      #expect(layout.currentIndexPath == [0, 9])
      layout.itemAdvance = 100
      stage.view.layoutIfNeeded()
      #expect(layout.currentIndexPath == [0, 9])
      layout.scrollDirection = .vertical
      stage.view.layoutIfNeeded()
      expectEqual(
        (layout.currentIndexPath, [0, 9]),
        (stage.view.contentOffset, CGPoint(x: 0, y: 900)))
      stage.resize(width: 300, height: 500)
      #expect(layout.currentIndexPath == [0, 9])
    }
  }

  @Test func `the item at rest stays through a batch, or its successor replaces it`() {
    let layout = wheel()
    let stage = Stage(layout, width: 300, height: 500, counts: [10, 10])
    layout.setCurrentIndexPath([1, 4], animated: false)
    stage.view.layoutIfNeeded()
    stage.counts = [12, 10]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 3], [0, 11]]) }
    #expect(layout.currentIndexPath == [1, 4])
    stage.counts = [12, 9]
    stage.view.performBatchUpdates { stage.view.deleteItems(at: [[1, 4]]) }
    #expect(layout.currentIndexPath == [1, 4])
    stage.counts = [9]
    stage.view.performBatchUpdates { stage.view.deleteSections([0]) }
    #expect(layout.currentIndexPath == [0, 4])
    stage.counts = [1]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: (1..<9).map { IndexPath(item: $0, section: 0) })
    }
    expectEqual((layout.currentIndexPath, [0, 0]), (stage.view.contentOffset.y, 0))
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(
    .asked("iCarousel#415"), arguments: fewPairs(1...4, [false, true]))
  func `a wheel with few items rests on one after each flick, and all can be tapped`(
    count: Int, isHorizontal: Bool
  ) throws {
    for isRightToLeft in [false, true] {
      let layout = wheel {
        $0.itemSize = .absolute(CGSize(width: 35, height: 35))
        $0.itemAngle = .pi / 6
        $0.startAngle = -.pi / 2
        $0.itemAdvance = 130
        $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      }
      let stage = Stage(layout, width: 300, height: 500, counts: [count], isRightToLeft: isRightToLeft)
      let window = stage.view.shownInWindow()
      let selections = Selections()
      stage.view.delegate = selections
      stage.view.layoutIfNeeded()
      let finger = Finger(in: window)
      var rested: Set<Int> = []
      for way in [-170, -40, -240, 90, 260, -130, 30] as [CGFloat] {
        let (x, y) = isHorizontal ? (way / 2, 0) : (0, way / 2)
        finger.drag(
          from: CGPoint(x: 150 - x, y: 250 - y), to: CGPoint(x: 150 + x, y: 250 + y), duration: 0.2)
        FrameClock.main.run(while: stage.view.isDecelerating)
        let rest = try #require(layout.currentIndexPath).item
        rested.insert(rest)
        for item in 0..<count {
          let turn = CGFloat(item - rest) * .pi / 6 * (isRightToLeft ? -1 : 1)
          let point = CGPoint(x: 100 * sin(turn), y: -100 * cos(turn))
          #expect(isClose(try arm(item, stage), point, 0.01), "\(item) of \(count) after \(way)")
          let others = stage.view.visibleCells.filter { $0 !== stage.view.cellForItem(at: [0, item]) }
          let frame = try #require(stage.view.cellForItem(at: [0, item])).frame
          #expect(others.count == count - 1)
          #expect(!others.contains { sharesArea($0.frame, frame) })
          finger.tap(at: CGPoint(x: 150 + point.x, y: 250 + point.y))
          #expect(selections.paths.last == IndexPath(item: item, section: 0))
        }
      }
      #expect(rested.count >= min(count, 2))
    }
  }

  @Test(.asked("DialScrollLayout#5"), arguments: [false, true])
  func `a wheel with room for five items shows five after every flick`(
    isHorizontal: Bool
  ) throws {
    let layout = wheel {
      $0.itemAngle = 2 * .pi / 5
      $0.startAngle = isHorizontal ? -.pi / 2 : 0
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
    }
    layout.setCurrentIndexPath([0, 20], animated: false)
    let stage = Stage(layout, width: 300, height: 500, counts: [40])
    let window = stage.view.shownInWindow()
    stage.view.layoutIfNeeded()
    let middle = isHorizontal ? CGPoint(x: 0, y: -100) : CGPoint(x: 100, y: 0)
    for way in [-170, -40, 95, 260, -130, 30, -8] as [CGFloat] {
      let (x, y) = isHorizontal ? (way / 2, 0) : (0, way / 2)
      Finger(in: window).drag(
        from: CGPoint(x: 150 - x, y: 250 - y), to: CGPoint(x: 150 + x, y: 250 + y), duration: 0.2)
      FrameClock.main.run(while: stage.view.isDecelerating)
      let current = try #require(layout.currentIndexPath).item
      #expect((2...37).contains(current))
      #expect(Set(stage.view.indexPathsForVisibleItems.map(\.item)) == Set(current - 2...current + 2))
      #expect(isClose(try arm(current, stage), middle, 0.01))
    }
  }

  @Test func `a wheel still ends on an item when a batch interrupts a flick`() throws {
    let layout = wheel()
    let album = Album(layout, count: 60, width: 300, height: 500)
    layout.setCurrentIndexPath([0, 30], animated: false)
    album.finger.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.1)
    FrameClock.main.run(for: 0.1)
    #expect(album.view.isDecelerating)
    album.view.performBatchUpdates {
      album.numbers.removeFirst(3)
      album.view.deleteItems(at: (0..<3).map { [0, $0] })
    }
    FrameClock.main.run(while: album.view.isDecelerating)
    FrameClock.main.run(for: 1)
    let item = try #require(layout.currentIndexPath)
    let center = try #require(album.view.layoutAttributesForItem(at: item)).center
    #expect(isClose(center, CGPoint(x: album.view.bounds.midX + 100, y: album.view.bounds.midY), 0.01))
  }
  #endif

  @Test func `scrolling doesn't query the data source`() {
    let stage = Stage(wheel { $0.itemAngle = 0.4 }, counts: [1000])
    stage.counts = []
    stage.scroll(to: CGPoint(x: 0, y: 900))
    #expect(!stage.view.visibleCells.isEmpty)
  }

  @Test(arguments: [(-20, 1), (0, 1), (.nan, 60)] as [(CGFloat, CGFloat)])
  func `an invalid advance is reported once and replaced by the nearest valid value`(
    advance: CGFloat, used: CGFloat
  ) {
    collectingDiagnostics { reports in
      let layout = wheel { $0.itemAdvance = advance }
      let stage = Stage(layout, width: 300, height: 500, counts: [12])
      stage.resize(width: 301, height: 500)
      expectEqual(
        (stage.view.contentSize.height, 500 + 11 * used),
        (reports().map(\.subject), ["itemAdvance"]),
        (reports().first?.replacement, used))
    }
  }

  private final class Announcing: WheelLayout {
    var announced: [IndexPath] = []
    override func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool) {
      announced.append(indexPath)
      super.setCurrentIndexPath(indexPath, animated: animated)
    }
    override var currentIndexPath: IndexPath? { super.currentIndexPath.map { [9, $0.item] } }
  }

  @Test func `a subclass can override the current item`() {
    let layout = Announcing()
    let stage = Stage(layout, width: 300, height: 500, counts: [12])
    let wheel: any CurrentItemLayout = layout
    wheel.setCurrentIndexPath([0, 4], animated: false)
    stage.view.layoutIfNeeded()
    expectEqual((layout.announced, [[0, 4]]), (wheel.currentIndexPath, [9, 4]))
  }
}
