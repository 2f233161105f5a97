import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CarouselLoopTests {
  typealias Direction = Board.Direction

  /// Returns a loop in a view of 400 points.
  private func stage(
    _ direction: Direction, counts: [Int], effect: CarouselEffect = .none
  ) -> (Stage<CarouselLayout>, LineView) {
    let layout = CarouselLayout.loop(direction)
    layout.effect = effect
    let stage = Stage(layout, width: 400, height: 400, counts: counts, isRightToLeft: direction == .left)
    return (stage, LineView(view: stage.view, direction: direction))
  }

  @Test(arguments: Direction.allCases, [5, 6, 7, 40])
  func `at any offset, every item appears once, as its copy nearest to the middle`(
    direction: Direction, count: Int
  ) throws {
    let (stage, line) = stage(
      direction, counts: [2, 0, count - 2], effect: .cosineZoom(reach: .halfViewport))
    #expect(stage.layout.isLooping)
    let lap = CGFloat(count) * 120
    #expect(line.position.truncatingRemainder(dividingBy: lap) == 0)
    for step in [0, 1, 59, 60, 61, 600, 133, -1000, -2411, 5000.5] as [CGFloat] {
      line.scroll(by: step)
      // The model: the distance from the middle to the nearest of an item's copies, which are a lap apart.
      let expected = stage.indexPaths.indices.map {
        (CGFloat($0) * 120 - line.position).remainder(dividingBy: lap)
      }
      let found = try stage.indexPaths.map { try #require(line.distance(of: $0)) }
      // Half a lap away, both copies are equally near.
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
  func `at rest, the last and second items are the neighbors of the first`(direction: Direction) {
    let (stage, line) = stage(direction, counts: [7])
    expectEqual(
      ([6, 0, 1].map { line.distance(of: [0, $0]) }, [-120, 0, 120]),
      (stage.view.visibleCells.count, 5))
  }

  /// A number of items, and the expected contents of a view of 400 points.
  nonisolated struct Few: CustomTestStringConvertible, Sendable {
    let count: Int
    /// `true` if an item is as wide as the view.
    var isPage = false
    var loops = false
    let extent: CGFloat
    let visible: Int

    var testDescription: String { isPage ? "\(count) items as wide as the view" : "\(count) items" }

    /// Consecutive reloads.
    static let reloads = [
      Few(count: 0, extent: 0, visible: 0),
      Few(count: 1, extent: 400, visible: 1),
      Few(count: 2, extent: 520, visible: 2),
      Few(count: 4, extent: 760, visible: 3),
      Few(count: 5, loops: true, extent: .infinity, visible: 5),
      Few(count: 4, extent: 760, visible: 3),
      Few(count: 9, loops: true, extent: .infinity, visible: 5),
    ]

    static let pages = [
      Few(count: 0, isPage: true, extent: 0, visible: 0),
      Few(count: 1, isPage: true, extent: 400, visible: 1),
      Few(count: 2, isPage: true, loops: true, extent: .infinity, visible: 1),
      Few(count: 1, isPage: true, extent: 400, visible: 1),
    ]
  }

  @Test(arguments: [Few.reloads, Few.pages])
  func `a loop with too few items to fill the view has ends`(rows: [Few]) {
    let layout = rows[0].isPage ? CarouselLayout.loopOfPages() : .loop()
    let stage = Stage(layout, width: 400, height: 400, counts: [0])
    for row in rows {
      stage.counts = [row.count]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      expectEqual(
        (layout.isLooping, row.loops),
        (layout.isLooping ? .infinity : stage.view.contentSize.width.rounded(), row.extent),
        (layout.currentIndexPath, row.count == 0 ? nil : [0, 0]),
        (stage.view.visibleCells.count, row.visible), comment: "\(row.testDescription)")
    }
  }

  @Test(arguments: [1, -1] as [CGFloat])
  func `two items as wide as the view alternate endlessly in both directions`(sign: CGFloat) {
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

  @Test(arguments: [(100, 60), (60, 100), (80, 80)] as [(left: CGFloat, right: CGFloat)], 3...6)
  func `a loop leaves no gaps under the content insets`(inset: (left: CGFloat, right: CGFloat), count: Int) {
    let stage = Stage(CarouselLayout.loop(), width: 400, height: 400, counts: [count], laysOut: false)
    stage.view.contentInset = UIEdgeInsets(top: 0, left: inset.left, bottom: 0, right: inset.right)
    stage.layOut()
    #expect(stage.layout.isLooping == (count >= 5))
    guard stage.layout.isLooping else { return }
    for _ in 0..<30 {
      stage.scroll(to: stage.view.contentOffset.x + 37)
      // The space between two items may be at either edge.
      let union = stage.view.visibleCells.reduce(CGRect.null) { $0.union($1.frame) }
      #expect(union.minX <= stage.view.bounds.minX + 20)
      #expect(union.maxX >= stage.view.bounds.maxX - 20)
    }
  }

  @Test(arguments: Direction.allCases)
  func `changing insets at an end of the contents leaves no gap`(
    direction: Direction
  ) {
    let (stage, _) = stage(direction, counts: [7])
    let end = direction == .left ? stage.view.contentSize.width - 400 : 0
    stage.view.contentOffset = CGPoint(x: end, y: 0)
    stage.view.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stage.layOut()
    #expect(stage.view.visibleCells.count == 5)
  }

  /// A sequence of changes to a loop, with the expected contents after each.
  nonisolated struct Course: CustomTestStringConvertible, Sendable {
    nonisolated struct Step: Sendable {
      let name: String
      let change: @MainActor @Sendable (Stage<CarouselLayout>) -> Void
      var loops = true
      /// The item in the middle after the step.
      let current: Int
      /// The distance that the line moves. If both directions are equally short, either is right.
      var way: CGFloat?
      /// The position of the line after the step.
      var position: CGFloat?
    }

    let name: String
    let count: Int
    var start = 0
    let steps: [Step]
    /// The number of reported changes of the item in the middle.
    let heard: Int

    var testDescription: String { name }

    private static func go(to item: Int, _ way: CGFloat) -> Step {
      Step(
        name: "setting item \(item)", change: { $0.layout.setCurrentIndexPath([0, item], animated: false) },
        current: item, way: way)
    }

    private static func scroll(to item: Int, _ way: CGFloat) -> Step {
      Step(
        name: "scrolling to item \(item)",
        change: { stage in
          let isVertical = stage.layout.scrollDirection == .vertical
          stage.view.scrollToItem(
            at: [0, item], at: isVertical ? .centeredVertically : .centeredHorizontally, animated: false)
        }, current: item, way: way)
    }

    private static func resize(_ extent: CGFloat, loops: Bool = true) -> Step {
      Step(
        name: "a resize to \(extent) points", change: { $0.resize(width: extent, height: extent) },
        loops: loops, current: 5)
    }

    private static func reload(_ count: Int, loops: Bool = true, shows current: Int) -> Step {
      Step(
        name: "a reload of \(count) items",
        change: { stage in
          stage.counts = [count]
          stage.view.reloadData()
        }, loops: loops, current: current)
    }

    static let all: [Course] = [
      // Five items away, both directions are equally short.
      Course(
        name: "going to an item takes the shorter way around", count: 10,
        steps: [
          go(to: 8, -240), scroll(to: 9, 120), go(to: 8, -120), go(to: 1, 360), scroll(to: 2, 120),
          go(to: 1, -120), go(to: 5, 480), scroll(to: 6, 120), go(to: 5, -120), go(to: 0, 600),
          scroll(to: 1, 120), go(to: 0, -120), go(to: 9, -120), scroll(to: 0, 120),
        ], heard: 14),
      // Six items make a lap of 720 points, which is too short for a loop in a view of more than 600 points.
      Course(
        name: "the item in the middle stays there through rotations and a change to too few items",
        count: 6, start: 5,
        steps: [
          resize(300), resize(500), resize(900, loops: false), resize(400), resize(900, loops: false),
          resize(300),
          Step(
            name: "turning the loop off", change: { $0.layout.loops = false }, loops: false, current: 5,
            position: 600),
          Step(
            name: "turning the loop on with wider gaps",
            change: { stage in
              stage.layout.loops = true
              stage.layout.itemSpacing = 60
            }, current: 5),
        ], heard: 0),
      Course(
        name: "a reload keeps the item in the middle, or moves to the last item if there are fewer",
        count: 20, start: 13,
        steps: [
          reload(17, shows: 13), reload(23, shows: 13), reload(9, shows: 8), reload(20, shows: 8),
          reload(3, loops: false, shows: 2), reload(20, shows: 2),
        ], heard: 2),
    ]
  }

  @Test(arguments: Course.all, Direction.allCases)
  func `a loop keeps its middle item and takes the shorter way to another one`(
    course: Course, direction: Direction
  ) throws {
    let (stage, line) = stage(direction, counts: [course.count])
    stage.layout.setCurrentIndexPath([0, course.start], animated: false)
    stage.view.layoutIfNeeded()
    passFrame()
    var heard = 0
    stage.layout.onCurrentIndexPathChange = { _ in heard += 1 }
    for step in course.steps {
      let before = line.position
      step.change(stage)
      stage.view.layoutIfNeeded()
      let way = line.position - before
      passFrame()
      let (item, next) = (step.current, (step.current + 1) % stage.counts[0])
      expectEqual(
        (stage.layout.isLooping, step.loops), (stage.layout.currentIndexPath, [0, item]),
        (stage.view.cellForItem(at: [0, item]) == nil, false),
        (step.loops ? stage.view.cellForItem(at: [0, next]) == nil : false, false),
        (line.position, step.position ?? line.position), comment: "\(step.name)")
      #expect(isClose(try #require(line.distance(of: [0, item])), 0), "\(step.name)")
      if let expected = step.way {
        #expect((expected == 600 ? abs(way) : way) == expected, "\(step.name)")
      }
    }
    #expect(heard == course.heard)
  }

  /// The release of a loop by a finger, and the resulting position.
  nonisolated struct Release: CustomTestStringConvertible, Sendable {
    let name: String
    var isPaged = false
    /// The distance that the finger has dragged the loop, in points.
    var dragged: CGFloat = 0
    let proposed: CGFloat
    let velocity: CGFloat
    let rest: CGFloat

    var testDescription: String { name }

    static let all = [
      Release(name: "an item back", proposed: -130, velocity: -1, rest: -120),
      Release(name: "eight items back", proposed: -1000, velocity: -4, rest: -960),
      Release(name: "more than a lap back", proposed: -1400, velocity: -4, rest: -1440),
      Release(
        name: "a page back", isPaged: true, dragged: -40, proposed: -500, velocity: -1, rest: -80),
    ]
  }

  @Test(arguments: Release.all, Direction.allCases)
  func `snapping continues across the seam`(release: Release, direction: Direction) {
    let (stage, line) = stage(direction, counts: [10])
    let start = line.position
    if release.isPaged { stage.layout.snapping = .page(minimumDrag: 30) }
    stage.view.isTrackingFinger = release.dragged != 0
    line.scroll(by: release.dragged)
    let sign: CGFloat = direction == .left ? -1 : 1
    func point(_ along: CGFloat) -> CGPoint {
      direction == .down ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    }
    func along(_ point: CGPoint) -> CGFloat { direction == .down ? point.y : point.x }
    let here = along(stage.view.contentOffset)
    let target = stage.layout.targetContentOffset(
      forProposedContentOffset: point(here + release.proposed * sign),
      withScrollingVelocity: point(release.velocity * sign))
    expectEqual(
      ((along(target) - here) * sign, release.rest), (line.position - start, release.dragged))
  }

  @Test(arguments: Direction.allCases, [nil, [0, 3]] as [IndexPath?])
  func `switching to a loop centers the previous middle item, or a newly set one`(
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
