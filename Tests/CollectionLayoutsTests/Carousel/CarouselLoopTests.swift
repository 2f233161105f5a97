import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CarouselLoopTests {
  typealias Direction = Feed.Direction

  /// Items 100 points long, 120 from one to the next, seen through 400 points.
  private func carousel(_ direction: Direction) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 100, height: 100))
    layout.itemSpacing = 20
    layout.loops = true
    layout.scrollDirection = direction == .down ? .vertical : .horizontal
    return layout
  }

  private func stage(_ layout: CarouselLayout, _ direction: Direction, counts: [Int]) -> Stage<CarouselLayout>
  {
    Stage(layout, width: 400, height: 400, counts: counts, isRightToLeft: direction == .left)
  }

  /// How far the contents are scrolled from where they begin.
  private func position(_ view: UICollectionView, _ direction: Direction) -> CGFloat {
    switch direction {
    case .down: view.contentOffset.y
    case .right: view.contentOffset.x
    case .left: view.contentSize.width - view.bounds.width - view.contentOffset.x
    }
  }

  private func scroll(_ view: UICollectionView, _ direction: Direction, by distance: CGFloat) {
    let offset = view.contentOffset
    switch direction {
    case .down: view.contentOffset = CGPoint(x: 0, y: offset.y + distance)
    case .right: view.contentOffset = CGPoint(x: offset.x + distance, y: 0)
    case .left: view.contentOffset = CGPoint(x: offset.x - distance, y: 0)
    }
    view.layoutIfNeeded()
  }

  /// From the middle of the view to that of an item, along the line.
  private func distance(
    _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView, _ direction: Direction
  )
    -> CGFloat
  {
    switch direction {
    case .down: attributes.center.y - view.bounds.midY
    case .right: attributes.center.x - view.bounds.midX
    case .left: view.bounds.midX - attributes.center.x
    }
  }

  @Test(arguments: Direction.allCases, [5, 6, 7, 40])
  func `every item stands where its copy is that is nearest to the middle, once, at any offset`(
    direction: Direction, count: Int
  ) throws {
    let layout = carousel(direction)
    layout.effect = .cosineZoom(reach: .halfViewport)
    let stage = stage(layout, direction, counts: [2, 0, count - 2])
    #expect(layout.isLooping)
    let lap = CGFloat(count) * 120
    #expect(position(stage.view, direction).truncatingRemainder(dividingBy: lap) == 0)
    for step in [0, 1, 59, 60, 61, 600, 133, -1000, -2411, 5000.5] as [CGFloat] {
      scroll(stage.view, direction, by: step)
      let offset = position(stage.view, direction)
      var nearest: (CGFloat, IndexPath)?
      for (item, path) in stage.indexPaths.enumerated() {
        let attributes = try #require(stage.view.layoutAttributesForItem(at: path))
        let distance = distance(attributes, stage.view, direction)
        let laps = ((offset - CGFloat(item) * 120) / lap).rounded()
        #expect(abs(abs(distance) - abs(CGFloat(item) * 120 + laps * lap - offset)) < 1e-6)
        #expect(abs((distance + offset - CGFloat(item) * 120).remainder(dividingBy: lap)) < 1e-6)
        if abs(distance) < nearest?.0 ?? .infinity { nearest = (abs(distance), path) }
      }
      #expect(layout.currentIndexPath == nearest?.1)
      #expect(stage.attributes(nearest?.1.item ?? 0, section: nearest?.1.section ?? 0)?.zIndex == count)
      let window = stage.view.bounds
      for rect in [window, window.insetBy(dx: -500, dy: -500), window.offsetBy(dx: 300, dy: 300)] {
        #expect(stage.disagreement(in: rect) == nil)
      }
      let shown = Set(stage.view.indexPathsForVisibleItems)
      let expected = stage.indexPaths.filter {
        stage.view.layoutAttributesForItem(at: $0).map { sharesArea($0.frame, window) } ?? false
      }
      #expect(shown == Set(expected))
    }
  }

  @Test(.asked("ScalingCarousel#37"), arguments: Direction.allCases)
  func `at rest, the last item and the second one are beside the first`(direction: Direction) throws {
    let stage = stage(carousel(direction), direction, counts: [7])
    for (item, expected) in [(6, -120), (0, 0), (1, 120)] as [(Int, CGFloat)] {
      #expect(distance(try #require(stage.attributes(item)), stage.view, direction) == expected)
    }
    #expect(stage.view.visibleCells.count == 5)
  }

  @Test func `with too few items for the view and one more the line has ends`() {
    let layout = carousel(.right)
    let stage = stage(layout, .right, counts: [0])
    for (count, expected) in [
      (0, false), (1, false), (2, false), (4, false), (5, true), (4, false), (9, true),
    ] {
      stage.counts = [count]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      #expect(layout.isLooping == expected)
      #expect(expected || stage.view.contentSize.width == (count == 0 ? 0 : 400 + CGFloat(count - 1) * 120))
      #expect(layout.currentIndexPath == (count == 0 ? nil : [0, 0]))
      #expect(stage.view.visibleCells.count == (expected ? 5 : min(3, count)))
    }
  }

  @Test(arguments: [1, -1] as [CGFloat])
  func `two items as wide as the view take turns for ever, in both directions`(sign: CGFloat) throws {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 1, height: 1)
    layout.itemSpacing = 0
    layout.loops = true
    let stage = Stage(layout, counts: [2])
    #expect(layout.isLooping)
    for step in 1...20 {
      stage.scroll(to: stage.view.contentOffset.x + sign * 130)
      let paths = stage.view.indexPathsForVisibleItems
      #expect(paths.count == (step % 3 == 0 ? 1 : 2))
      let union = stage.view.visibleCells.reduce(CGRect.null) { $0.union($1.frame) }
      #expect(union.minX <= stage.view.bounds.minX)
      #expect(union.maxX >= stage.view.bounds.maxX)
    }
  }

  @Test func `one item never loops, not even one as wide as the view`() {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 1, height: 1)
    layout.itemSpacing = 0
    layout.loops = true
    let stage = Stage(layout, counts: [1])
    #expect((layout.isLooping, stage.view.contentSize.width) == (false, 390))
  }

  @Test(arguments: Direction.allCases)
  func `an item is gone to by the shorter way round`(direction: Direction) {
    let layout = carousel(direction)
    let stage = stage(layout, direction, counts: [10])
    for (item, distance) in [(8, -240), (1, 360), (5, 480), (0, -600), (9, -120)] as [(Int, CGFloat)] {
      let before = position(stage.view, direction)
      layout.setCurrentIndexPath([0, item], animated: false)
      stage.view.layoutIfNeeded()
      #expect(abs(position(stage.view, direction) - before) == abs(distance))
      #expect(abs(distance) == 600 || position(stage.view, direction) - before == distance)
      #expect(layout.currentIndexPath == [0, item])
      let next: UICollectionView.ScrollPosition =
        direction == .down ? .centeredVertically : .centeredHorizontally
      stage.view.scrollToItem(at: [0, (item + 1) % 10], at: next, animated: false)
      stage.view.layoutIfNeeded()
      #expect(position(stage.view, direction) - before == distance + 120 || abs(distance) == 600)
      layout.setCurrentIndexPath([0, item], animated: false)
      stage.view.layoutIfNeeded()
    }
  }

  @Test(arguments: Direction.allCases)
  func `snapping counts round the seam`(direction: Direction) {
    let layout = carousel(direction)
    let stage = stage(layout, direction, counts: [10])
    let start = position(stage.view, direction)
    func target(_ distance: CGFloat, velocity: CGFloat) -> CGFloat {
      let here = stage.view.contentOffset
      let sign: CGFloat = direction == .left ? -1 : 1
      let change = distance * sign
      let proposed =
        direction == .down ? CGPoint(x: 0, y: here.y + change) : CGPoint(x: here.x + change, y: 0)
      let target = layout.targetContentOffset(
        forProposedContentOffset: proposed,
        withScrollingVelocity: direction == .down
          ? CGPoint(x: 0, y: velocity * sign) : CGPoint(x: velocity * sign, y: 0))
      return direction == .down ? target.y - here.y : (target.x - here.x) * sign
    }
    #expect((target(-130, velocity: -1), target(-1000, velocity: -4)) == (-120, -960))
    #expect(target(-1400, velocity: -4) == -1440)
    layout.snapping = .page(minimumDrag: 30)
    stage.view.isTrackingFinger = true
    scroll(stage.view, direction, by: -40)
    #expect(target(-500, velocity: -1) == -80)
    #expect(position(stage.view, direction) == start - 40)
  }

  @Test(arguments: Direction.allCases)
  func `the item in the middle stays there when the view turns, and on the way to too few items`(
    direction: Direction
  ) throws {
    let layout = carousel(direction)
    let stage = stage(layout, direction, counts: [6])
    var heard = 0
    layout.onCurrentIndexPathChange = { _ in heard += 1 }
    layout.setCurrentIndexPath([0, 5], animated: false)
    for (extent, loops) in [(300, true), (500, true), (900, false), (400, true), (900, false), (300, true)]
      as [(CGFloat, Bool)]
    {
      stage.resize(width: extent, height: extent)
      passFrame()
      #expect(layout.isLooping == (loops && extent + 120 <= 720))
      #expect(layout.currentIndexPath == [0, 5])
      let off = distance(try #require(stage.attributes(5)), stage.view, direction)
      #expect(isClose(off, 0), "by \(off) in \(extent) points")
      #expect(!layout.isLooping || stage.view.cellForItem(at: [0, 0]) != nil)
    }
    layout.loops = false
    stage.view.layoutIfNeeded()
    #expect(
      (layout.isLooping, layout.currentIndexPath, position(stage.view, direction)) == (false, [0, 5], 600))
    layout.loops = true
    layout.itemSpacing = 60
    stage.view.layoutIfNeeded()
    passFrame()
    #expect((layout.isLooping, layout.currentIndexPath) == (true, [0, 5]))
    #expect(heard == 1)
  }

  @Test(arguments: Direction.allCases)
  func `new data show the same item, as far as there is one`(direction: Direction) {
    let layout = carousel(direction)
    let stage = stage(layout, direction, counts: [20])
    layout.setCurrentIndexPath([0, 13], animated: false)
    stage.view.layoutIfNeeded()
    for (count, expected) in [(17, 13), (23, 13), (9, 8), (20, 8), (3, 2), (20, 2)] {
      stage.counts = [count]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      #expect(layout.currentIndexPath == [0, expected])
      #expect(stage.view.cellForItem(at: [0, expected]) != nil)
    }
  }

  @Test(arguments: Direction.allCases)
  func `coming from another layout, the item in its middle is in the middle, or the one that was set`(
    direction: Direction
  ) throws {
    for chosen in [nil, [0, 3]] as [IndexPath?] {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 90, height: 90)
      let feed = Feed([Array(0..<60)], flow, direction)
      feed.view.contentOffset.y = 400
      feed.view.layoutIfNeeded()
      let middle = CGPoint(x: feed.view.bounds.midX, y: feed.view.bounds.midY)
      let central = try #require(
        feed.view.visibleCells.min {
          hypot($0.center.x - middle.x, $0.center.y - middle.y)
            < hypot($1.center.x - middle.x, $1.center.y - middle.y)
        })
      let layout = carousel(direction)
      if let chosen { layout.setCurrentIndexPath(chosen, animated: false) }
      feed.view.setCollectionViewLayout(layout, animated: false)
      feed.view.layoutIfNeeded()
      let expected = try #require(chosen ?? feed.view.indexPath(for: central))
      #expect((layout.isLooping, layout.currentIndexPath) == (true, expected))
      let attributes = try #require(feed.view.layoutAttributesForItem(at: expected))
      #expect(isClose(distance(attributes, feed.view, direction), 0))
      #expect(feed.position > 900_000)
    }
  }

  // MARK: - Updates

  /// Hears of scrolling.
  private final class Listener: NSObject, UICollectionViewDelegate {
    var heard = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
  }

  @Test(arguments: Direction.allCases, seeds(10))
  func `whatever comes and goes, the item in the middle stays where it is`(direction: Direction, seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let layout = carousel(direction)
    let (line, listener) = (Feed([Array(0..<12)], layout, direction), Listener())
    line.view.delegate = listener
    var next = 1000
    for _ in 0..<15 {
      scroll(line.view, direction, by: .random(in: -900...900, using: &random))
      let before = line.sections[0]
      let wasLooping = layout.isLooping
      let old = try #require(layout.currentIndexPath).item
      let oldDistance = distance(
        try #require(line.view.layoutAttributesForItem(at: [0, old])), line.view, direction)
      let isCurrentRemoved = Int.random(in: 0..<4, using: &random) == 0
      listener.heard = 0
      line.view.performFinishedUpdates {
        let removed = line.sections[0].indices.filter {
          $0 == old ? isCurrentRemoved : Int.random(in: 0..<5, using: &random) == 0
        }
        for item in removed.reversed() { line.sections[0].remove(at: item) }
        line.view.deleteItems(at: removed.map { [0, $0] })
        let index = Int.random(in: 0...line.sections[0].count, using: &random)
        let added = next..<(next + .random(in: 2...5, using: &random))
        next = added.upperBound
        line.sections[0].insert(contentsOf: added, at: index)
        line.view.insertItems(at: (index..<index + added.count).map { [0, $0] })
      }
      let after = line.sections[0]
      // The first that is left, from the middle on and round the seam.
      let ring = before[old...] + before[..<old]
      let remaining =
        wasLooping
        ? ring.first(where: after.contains)
        : before[old...].first(where: after.contains) ?? before[..<old].last(where: after.contains)
      let index = try #require(remaining.flatMap(after.firstIndex(of:)))
      let now = distance(
        try #require(line.view.layoutAttributesForItem(at: [0, index])), line.view, direction)
      if layout.isLooping {
        #expect(isClose(now, oldDistance))
        let lap = CGFloat(after.count) * 120
        let misplaced = (line.position + now - CGFloat(index) * 120).remainder(
          dividingBy: lap)
        #expect(abs(misplaced) < 1e-6)
        if wasLooping { #expect(listener.heard == 0) }
      }
      for cell in line.view.visibleCells {
        let path = try #require(line.view.indexPath(for: cell))
        #expect(cell.tag == after[path.item])
        let attributes = try #require(line.view.layoutAttributesForItem(at: path))
        #expect(isClose(cell.center.x, attributes.center.x))
        #expect(isClose(cell.center.y, attributes.center.y))
      }
    }
  }

  @Test(arguments: [true, false])
  func `when the offset stays in a batch, the item at the same place does`(isOn: Bool) {
    let layout = carousel(.right)
    layout.maintainsVisibleContentPosition = isOn
    let line = Feed([Array(0..<12)], layout, .right)
    layout.setCurrentIndexPath([0, 4], animated: false)
    line.view.layoutIfNeeded()
    line.view.performFinishedUpdates {
      line.sections[0].insert(contentsOf: [100, 101], at: 0)
      line.view.insertItems(at: [[0, 0], [0, 1]])
    }
    #expect(layout.currentIndexPath == [0, isOn ? 6 : 4])
  }

  // MARK: - The middle of the contents

  @Test(arguments: Direction.allCases, [-1, 1])
  func `scrolling for ever stays within the contents, and nobody hears of a jump`(
    direction: Direction, sign: Int
  ) throws {
    let layout = carousel(direction)
    let (line, listener) = (Feed([Array(0..<7)], layout, direction), Listener())
    line.view.delegate = listener
    var extremes = (line.position, line.position)
    let steps = largeCount(10_000)
    for step in 1...steps {
      let path: IndexPath = [0, ((sign * step) % 7 + 7) % 7]
      layout.setCurrentIndexPath(path, animated: false)
      let here = line.position
      extremes = (min(extremes.0, here), max(extremes.1, here))
      guard step % 500 == 0 else { continue }
      line.view.layoutIfNeeded()
      #expect((layout.currentIndexPath, line.view.visibleCells.count) == (path, 5))
    }
    // Each step is told, and nothing else.
    #expect(listener.heard == steps)
    let end = direction == .down ? line.view.contentSize.height - 400 : line.view.contentSize.width - 400
    #expect(extremes.0 > 0.2 * end)
    #expect(extremes.1 < 0.8 * end)
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(arguments: [0, 4095], [-1, 1])
  func `a flick across the seam, and across the place where contents are recentred, shows no jump`(
    slot: Int, sign: Int
  ) throws {
    let layout = carousel(.right)
    let album = Album(layout, count: 7)
    album.view.contentOffset.x += CGFloat(sign * slot) * 120
    album.window.layoutIfNeeded()
    let start = album.view.contentOffset.x
    var last: [Int: CGFloat] = [:]
    func look() {
      var now: [Int: CGFloat] = [:]
      for cell in album.view.visibleCells { now[cell.tag] = cell.center.x - album.view.bounds.midX }
      #expect(now.count >= 3)
      for (number, middle) in now {
        if let before = last[number] { #expect(abs(middle - before) < 60 || abs(middle) + abs(before) > 300) }
        let neighbour = (number + 1) % 7
        if let next = now[neighbour] { #expect(isClose(next - middle, 120, 1e-6) || next < middle) }
      }
      last = now
    }
    look()
    for _ in 0..<3 {
      let x: CGFloat = sign > 0 ? 350 : 50
      album.finger.down(at: CGPoint(x: x, y: 300))
      for step in 1...20 {
        album.finger.move(to: CGPoint(x: x - CGFloat(sign * step) * 15, y: 300))
        FrameClock.main.advance(by: 1 / 120)
        album.window.layoutIfNeeded()
        look()
      }
      album.finger.lift()
      var frames = 0
      while album.view.isDecelerating, frames < 600 {
        FrameClock.main.advance(by: 1 / 60)
        album.window.layoutIfNeeded()
        look()
        frames += 1
      }
      #expect(frames > 5)
      let current = try #require(layout.currentIndexPath)
      #expect(
        isClose(
          try #require(album.view.layoutAttributesForItem(at: current)).center.x, album.view.bounds.midX,
          0.001))
    }
    // Recentred, if it had come that far.
    #expect((abs(album.view.contentOffset.x - start) > 400_000) == (slot > 0))
  }

  @Test(arguments: [5, 9, 30])
  func `an animated rotation takes every cell the straight way to its place`(count: Int) throws {
    let layout = carousel(.right)
    layout.itemSize = .fractional(width: 0.25, height: 0.25)
    let album = Album(layout, count: count)
    layout.setCurrentIndexPath([0, 1], animated: false)
    album.window.layoutIfNeeded()
    for (width, height) in [(600, 400), (400, 600)] as [(CGFloat, CGFloat)] {
      let start = album.view.bounds.width
      UIView.animate(withDuration: 0.3) {
        album.view.frame.size = CGSize(width: width, height: height)
        album.view.layoutIfNeeded()
      }
      var last: [Int: CGFloat] = [:]
      for _ in 0..<24 {
        for number in 0..<count {
          guard let middle = album.shown(number)?.center.x else { continue }
          if let before = last[number] { #expect(abs(middle - before) < 60, "\(number)") }
          last[number] = middle
        }
        let middle = try #require(album.shown(1)?.center.x)
        #expect(middle > min(start, width) / 2 - 1)
        #expect(middle < max(start, width) / 2 + 1)
        FrameClock.main.advance(by: 1 / 60)
      }
      #expect(isClose(try #require(album.shown(1)).center.x, width / 2))
      #expect((layout.isLooping, layout.currentIndexPath) == (true, [0, 1]))
    }
  }

  @Test func `screen readers find each item once, in the order of the index paths, at the seam too`() {
    let album = Album(carousel(.right), count: 7)
    for _ in 0..<40 {
      album.view.contentOffset.x += 77
      album.window.layoutIfNeeded()
      let tags = album.view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }.map(
        \.tag)
      #expect((tags, Set(tags).count) == (tags.sorted(), tags.count))
      #expect(tags.count >= 4)
    }
  }

  @Test(arguments: [Direction.right, .left])
  func `page by page, each drag turns to the next item, round and round`(direction: Direction) throws {
    let layout = carousel(direction)
    layout.snapping = .page(minimumDrag: 40)
    let album = Album(layout, count: 5)
    if direction == .left { album.view.semanticContentAttribute = .forceRightToLeft }
    album.view.layoutIfNeeded()
    for page in 1...12 {
      let ends: (CGFloat, CGFloat) = direction == .left ? (100, 300) : (300, 100)
      album.finger.drag(
        from: CGPoint(x: ends.0, y: 300), to: CGPoint(x: ends.1, y: 300), duration: 0.1)
      FrameClock.main.run(while: album.view.isDecelerating)
      #expect(layout.currentIndexPath == [0, page % 5])
      let center = try #require(album.view.layoutAttributesForItem(at: [0, page % 5])).center.x
      #expect(isClose(center, album.view.bounds.midX, 0.001))
    }
  }

  @Test(arguments: [Direction.right, .left])
  func `what comes and goes at the seam does not move what is under a finger`(direction: Direction) throws {
    let layout = carousel(direction)
    let album = Album(layout, count: 8)
    if direction == .left { album.view.semanticContentAttribute = .forceRightToLeft }
    album.view.layoutIfNeeded()
    album.finger.down(at: CGPoint(x: 200, y: 300))
    album.finger.move(to: CGPoint(x: 230, y: 300), duration: 0.2)
    for change in [0, 7, 3] {
      let before = try #require(album.shown(0)).center
      album.view.performBatchUpdates {
        if change == 3 {
          album.numbers.removeLast(2)
          album.view.deleteItems(at: [[0, album.numbers.count], [0, album.numbers.count + 1]])
        } else {
          album.numbers.insert(100 + change, at: change)
          album.view.insertItems(at: [[0, change]])
        }
      }
      for _ in 0..<25 {
        #expect(isClose(try #require(album.shown(0)).center, before, 1e-5))
        FrameClock.main.advance(by: 1 / 60)
      }
      let finger = try #require(album.finger.location)
      album.finger.move(to: CGPoint(x: finger.x + 3, y: finger.y))
      #expect(abs(try #require(album.shown(0)).center.x - before.x - 3) < 1e-5)
    }
    album.finger.lift()
    FrameClock.main.run(for: 2)
    #expect((layout.isLooping, layout.currentIndexPath.map { album.numbers[$0.item] }) == (true, 0))
  }

  @Test func `animated, the line goes the shorter way across the seam`() throws {
    let layout = carousel(.right)
    let album = Album(layout, count: 10)
    let start = album.view.contentOffset.x
    layout.setCurrentIndexPath([0, 8], animated: true)
    for _ in 0..<30 {
      FrameClock.main.advance(by: 1 / 60)
      #expect((start - 240...start).contains(album.view.contentOffset.x))
      #expect([8, 9, 0].contains(try #require(layout.currentIndexPath).item))
    }
    #expect(layout.currentIndexPath == [0, 8])
  }

  @Test
  func `no cell crosses the view when the line closes up behind a deleted item, or opens for a new one`()
    throws
  {
    for count in 6...9 {
      for change in -3...3 where change != 0 {
        for item in 0..<count {
          let layout = carousel(.right)
          let album = Album(layout, count: count)
          layout.setCurrentIndexPath([0, item], animated: false)
          album.window.layoutIfNeeded()
          var last: [Int: CGFloat] = [:]
          album.view.performBatchUpdates {
            if change > 0 {
              album.numbers.insert(contentsOf: 100..<100 + change, at: 1)
              album.view.insertItems(at: (1...change).map { [0, $0] })
            } else {
              album.numbers.removeSubrange(1..<1 - change)
              album.view.deleteItems(at: (1..<1 - change).map { [0, $0] })
            }
          }
          for _ in 0..<40 {
            for number in 0..<count {
              guard let middle = album.shown(number)?.center.x else {
                last[number] = nil
                continue
              }
              if let before = last[number] {
                #expect(abs(middle - before) < 60, "\(number) of \(count), \(change) at \(item)")
              }
              last[number] = middle
            }
            FrameClock.main.advance(by: 1 / 60)
          }
        }
      }
    }
  }
  #endif
}
