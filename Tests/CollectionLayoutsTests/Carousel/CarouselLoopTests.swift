import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CarouselLoopTests {
  typealias Direction = Board.Direction

  /// A loop seen through 400 points.
  private func stage(
    _ direction: Direction, counts: [Int], effect: CarouselEffect = .none
  ) -> (Stage<CarouselLayout>, LineView) {
    let layout = CarouselLayout.loop(direction)
    layout.effect = effect
    let stage = Stage(layout, width: 400, height: 400, counts: counts, isRightToLeft: direction == .left)
    return (stage, LineView(view: stage.view, direction: direction))
  }

  @Test(arguments: Direction.allCases, [5, 6, 7, 40])
  func `every item stands where its copy is that is nearest to the middle, once, at any offset`(
    direction: Direction, count: Int
  ) throws {
    let (stage, line) = stage(
      direction, counts: [2, 0, count - 2], effect: .cosineZoom(reach: .halfViewport))
    #expect(stage.layout.isLooping)
    let lap = CGFloat(count) * 120
    #expect(line.position.truncatingRemainder(dividingBy: lap) == 0)
    for step in [0, 1, 59, 60, 61, 600, 133, -1000, -2411, 5000.5] as [CGFloat] {
      line.scroll(by: step)
      // The model: from the middle to the nearest of an item's copies, which are a lap apart.
      let expected = stage.indexPaths.indices.map {
        (CGFloat($0) * 120 - line.position).remainder(dividingBy: lap)
      }
      let found = try stage.indexPaths.map { try #require(line.distance(of: $0)) }
      // Half a lap away both copies are equally near.
      expectAll(zip(found, expected), "after \(step)") {
        isClose($0, $1) || isClose(abs($0), lap / 2) && isClose(abs($1), lap / 2)
      }
      let nearest = try #require(found.indices.min { abs(found[$0]) < abs(found[$1]) })
      let path = stage.indexPaths[nearest]
      expectEqual(
        (stage.layout.currentIndexPath, path),
        (stage.attributes(path.item, section: path.section)?.zIndex, count))
      let window = stage.view.bounds
      for rect in [window, window.insetBy(dx: -500, dy: -500), window.offsetBy(dx: 300, dy: 300)] {
        #expect(stage.disagreement(in: rect) == nil)
      }
      let inSight = stage.indexPaths.filter {
        stage.view.layoutAttributesForItem(at: $0).map { sharesArea($0.frame, window) } ?? false
      }
      #expect(Set(stage.view.indexPathsForVisibleItems) == Set(inSight))
    }
  }

  @Test(.asked("ScalingCarousel#37"), arguments: Direction.allCases)
  func `at rest, the last item and the second one are beside the first`(direction: Direction) {
    let (stage, line) = stage(direction, counts: [7])
    expectEqual(
      ([6, 0, 1].map { line.distance(of: [0, $0]) }, [-120, 0, 120]),
      (stage.view.visibleCells.count, 5))
  }

  /// So many items, one reload after the other.
  private struct Reload {
    let count: Int
    let loops: Bool
    let extent: CGFloat
    let visible: Int
  }

  @Test func `with too few items for the view and one more the line has ends`() {
    let reloads = [
      Reload(count: 0, loops: false, extent: 0, visible: 0),
      Reload(count: 1, loops: false, extent: 400, visible: 1),
      Reload(count: 2, loops: false, extent: 520, visible: 2),
      Reload(count: 4, loops: false, extent: 760, visible: 3),
      Reload(count: 5, loops: true, extent: .infinity, visible: 5),
      Reload(count: 4, loops: false, extent: 760, visible: 3),
      Reload(count: 9, loops: true, extent: .infinity, visible: 5),
    ]
    let (stage, _) = stage(.right, counts: [0])
    for reload in reloads {
      stage.counts = [reload.count]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      let extent = stage.layout.isLooping ? .infinity : stage.view.contentSize.width
      expectEqual(
        (stage.layout.isLooping, reload.loops),
        (extent, reload.extent),
        (stage.layout.currentIndexPath, reload.count == 0 ? nil : [0, 0]),
        (stage.view.visibleCells.count, reload.visible),
        comment: "\(reload)")
    }
  }

  @Test(arguments: [1, -1] as [CGFloat])
  func `two items as wide as the view take turns for ever, in both directions`(sign: CGFloat) {
    let stage = Stage(CarouselLayout.loopOfPages(), counts: [2])
    #expect(stage.layout.isLooping)
    for step in 1...20 {
      stage.scroll(to: stage.view.contentOffset.x + sign * 130)
      #expect(stage.view.indexPathsForVisibleItems.count == (step % 3 == 0 ? 1 : 2))
      let union = stage.view.visibleCells.reduce(CGRect.null) { $0.union($1.frame) }
      #expect(union.minX <= stage.view.bounds.minX)
      #expect(union.maxX >= stage.view.bounds.maxX)
    }
  }

  @Test func `one item never loops, not even one as wide as the view`() {
    let stage = Stage(CarouselLayout.loopOfPages(), counts: [1])
    expectEqual((stage.layout.isLooping, false), (stage.view.contentSize.width, 390))
  }

  @Test(arguments: Direction.allCases)
  func `an item is gone to by the shorter way round`(direction: Direction) {
    // One after the other, from the first of ten items on. Five items on, both ways are as short.
    let ways: [(item: Int, distance: CGFloat)] = [(8, -240), (1, 360), (5, 480), (0, 600), (9, -120)]
    let (stage, line) = stage(direction, counts: [10])
    let next: UICollectionView.ScrollPosition =
      direction == .down ? .centeredVertically : .centeredHorizontally
    for (item, distance) in ways {
      let before = line.position
      stage.layout.setCurrentIndexPath([0, item], animated: false)
      stage.view.layoutIfNeeded()
      let way = line.position - before
      #expect((distance == 600 ? abs(way) : way) == distance, "to \(item)")
      #expect(stage.layout.currentIndexPath == [0, item])
      stage.view.scrollToItem(at: [0, (item + 1) % 10], at: next, animated: false)
      stage.view.layoutIfNeeded()
      #expect(line.position - before == way + 120, "behind \(item)")
      stage.layout.setCurrentIndexPath([0, item], animated: false)
      stage.view.layoutIfNeeded()
    }
  }

  @Test(arguments: Direction.allCases)
  func `snapping counts round the seam`(direction: Direction) {
    let (stage, line) = stage(direction, counts: [10])
    let start = line.position
    func target(_ distance: CGFloat, velocity: CGFloat) -> CGFloat {
      let here = stage.view.contentOffset
      let sign: CGFloat = direction == .left ? -1 : 1
      func point(_ along: CGFloat) -> CGPoint {
        direction == .down ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
      }
      func along(_ point: CGPoint) -> CGFloat { direction == .down ? point.y : point.x }
      let target = stage.layout.targetContentOffset(
        forProposedContentOffset: point(along(here) + distance * sign),
        withScrollingVelocity: point(velocity * sign))
      return (along(target) - along(here)) * sign
    }
    expectEqual(
      (target(-130, velocity: -1), -120),
      (target(-1000, velocity: -4), -960),
      (target(-1400, velocity: -4), -1440))
    stage.layout.snapping = .page(minimumDrag: 30)
    stage.view.isTrackingFinger = true
    line.scroll(by: -40)
    expectEqual((target(-500, velocity: -1), -80), (line.position, start - 40))
  }

  @Test(arguments: Direction.allCases)
  func `the item in the middle stays there when the view turns, and on the way to too few items`(
    direction: Direction
  ) throws {
    // Six items are a lap of 720 points: views of more than 600 points show too few.
    let turns: [(extent: CGFloat, loops: Bool)] = [
      (300, true), (500, true), (900, false), (400, true), (900, false), (300, true),
    ]
    let (stage, line) = stage(direction, counts: [6])
    var heard = 0
    stage.layout.onCurrentIndexPathChange = { _ in heard += 1 }
    stage.layout.setCurrentIndexPath([0, 5], animated: false)
    func state() -> (loops: Bool, current: IndexPath?) {
      (stage.layout.isLooping, stage.layout.currentIndexPath)
    }
    for (extent, loops) in turns {
      stage.resize(width: extent, height: extent)
      passFrame()
      #expect(state() == (loops, [0, 5]), "in \(extent) points")
      let off = try #require(line.distance(of: [0, 5]))
      #expect(isClose(off, 0), "in \(extent) points")
      if loops { #expect(stage.view.cellForItem(at: [0, 0]) != nil, "in \(extent) points") }
    }
    stage.layout.loops = false
    stage.view.layoutIfNeeded()
    #expect(state() == (false, [0, 5]))
    #expect(line.position == 600)
    stage.layout.loops = true
    stage.layout.itemSpacing = 60
    stage.view.layoutIfNeeded()
    passFrame()
    #expect(state() == (true, [0, 5]))
    #expect(heard == 1)
  }

  @Test(arguments: Direction.allCases)
  func `new data show the same item, as far as there is one`(direction: Direction) {
    let reloads: [(count: Int, current: Int)] = [(17, 13), (23, 13), (9, 8), (20, 8), (3, 2), (20, 2)]
    let (stage, _) = stage(direction, counts: [20])
    stage.layout.setCurrentIndexPath([0, 13], animated: false)
    stage.view.layoutIfNeeded()
    for (count, current) in reloads {
      stage.counts = [count]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      #expect(stage.layout.currentIndexPath == [0, current], "of \(count)")
      #expect(stage.view.cellForItem(at: [0, current]) != nil, "of \(count)")
    }
  }

  @Test(arguments: Direction.allCases, [nil, [0, 3]] as [IndexPath?])
  func `coming from another layout, the item in its middle is in the middle, or the one that was set`(
    direction: Direction, chosen: IndexPath?
  ) throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    let feed = Feed([Array(0..<60)], flow, direction)
    feed.view.contentOffset.y = 400
    feed.view.layoutIfNeeded()
    func distanceToMiddle(_ cell: UICollectionViewCell) -> CGFloat {
      hypot(cell.center.x - feed.view.bounds.midX, cell.center.y - feed.view.bounds.midY)
    }
    let central = try #require(feed.view.visibleCells.min { distanceToMiddle($0) < distanceToMiddle($1) })
    let expected = try #require(chosen ?? feed.view.indexPath(for: central))
    let layout = CarouselLayout.loop(direction)
    if let chosen { layout.setCurrentIndexPath(chosen, animated: false) }
    feed.view.setCollectionViewLayout(layout, animated: false)
    feed.view.layoutIfNeeded()
    expectEqual((layout.isLooping, true), (layout.currentIndexPath, expected))
    let distance = LineView(view: feed.view, direction: direction).distance(of: expected)
    #expect(isClose(try #require(distance), 0))
    #expect(feed.position > 900_000)
  }
}
