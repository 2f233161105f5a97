#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Finger movements on a loop, frame by frame.
@Suite(.serialized) struct CarouselLoopMotionTests {
  typealias Direction = Board.Direction

  @Test(arguments: [0, 4095], [-1, 1])
  func `a flick across the seam or the recentering position shows no jump`(
    slot: Int, sign: Int
  ) throws {
    let layout = CarouselLayout.loop()
    let album = Album(layout, count: 7)
    album.view.contentOffset.x += CGFloat(sign * slot) * 120
    album.window.layoutIfNeeded()
    let start = album.view.contentOffset.x
    var leaps = LeapWatch()
    func look() {
      var middles: [Int: CGFloat] = [:]
      for cell in album.view.visibleCells { middles[cell.tag] = cell.center.x - album.view.bounds.midX }
      #expect(middles.count >= 3)
      // Out of sight, an item moves from one end of the line to the other.
      leaps.look(at: middles) { abs($0) + abs($1) > 300 }
      for (number, middle) in middles {
        guard let next = middles[(number + 1) % 7], next >= middle else { continue }
        #expect(isClose(next - middle, 120))
      }
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
    // Only the flick across the recentering position moves the offset this far.
    #expect((abs(album.view.contentOffset.x - start) > 400_000) == (slot > 0))
  }

  @Test(arguments: [5, 9, 30])
  func `an animated rotation moves every cell straight to its frame`(count: Int) throws {
    let layout = CarouselLayout.loop()
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
      var leaps = LeapWatch()
      for _ in 0..<24 {
        leaps.look(at: album.middles)
        let middle = try #require(album.shown(1)?.center.x)
        #expect(middle > min(start, width) / 2 - 1)
        #expect(middle < max(start, width) / 2 + 1)
        FrameClock.main.advance(by: 1 / 60)
      }
      #expect(isClose(try #require(album.shown(1)).center.x, width / 2))
      expectEqual((layout.isLooping, true), (layout.currentIndexPath, [0, 1]))
    }
  }

  @Test func `accessibility finds each item once, in index path order, even at the seam`() {
    let album = Album(CarouselLayout.loop(), count: 7)
    for _ in 0..<40 {
      album.view.contentOffset.x += 77
      album.window.layoutIfNeeded()
      let tags = album.view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }.map(
        \.tag)
      expectEqual((tags, tags.sorted()), (Set(tags).count, tags.count))
      #expect(tags.count >= 4)
    }
  }

  @Test(arguments: [Direction.right, .left])
  func `with page snapping, each drag advances one item, lap after lap`(direction: Direction) throws {
    let layout = CarouselLayout.loop(direction)
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
  func `changes at the seam during a drag don't move the item under the finger`(direction: Direction) throws {
    let layout = CarouselLayout.loop(direction)
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
    expectEqual(
      (layout.isLooping, true),
      (layout.currentIndexPath.map { album.numbers[$0.item] }, 0))
  }

  @Test func `an animated setCurrentIndexPath takes the shorter way across the seam`() throws {
    let layout = CarouselLayout.loop()
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

  @Test func `the shorter way is measured from the target of a running animation`() {
    let layout = CarouselLayout.loop()
    let album = Album(layout, count: 10)
    let start = album.view.contentOffset.x
    layout.setCurrentIndexPath([0, 4], animated: true)
    FrameClock.main.advance(by: 0.05)
    // The item is six items ahead of the current position or four behind it, but three ahead of the target.
    layout.setCurrentIndexPath([0, 7], animated: true)
    FrameClock.main.run(for: 1)
    #expect(abs(album.view.contentOffset.x - start - 7 * 120) < 1e-6)
    layout.setCurrentIndexPath([0, 0], animated: true)
    FrameClock.main.advance(by: 0.05)
    // A finger that takes over ends the animation.
    let finger = Finger(in: album.window)
    finger.down(at: CGPoint(x: 200, y: 200))
    finger.move(to: CGPoint(x: 180, y: 200))
    finger.lift()
    FrameClock.main.run(for: 1)
    let caught = album.view.contentOffset.x
    layout.setCurrentIndexPath([0, 3], animated: true)
    FrameClock.main.run(for: 1)
    #expect((album.view.contentOffset.x - caught).magnitude <= 5 * 120)
    #expect(layout.currentIndexPath == [0, 3])
  }

  @Test(arguments: 6...9, [-3, -2, -1, 1, 2, 3])
  func `no cell crosses the view when items are deleted from or inserted into a loop`(
    count: Int, change: Int
  ) {
    for item in 0..<count {
      let layout = CarouselLayout.loop()
      let album = Album(layout, count: count)
      layout.setCurrentIndexPath([0, item], animated: false)
      album.window.layoutIfNeeded()
      album.view.performBatchUpdates {
        if change > 0 {
          album.numbers.insert(contentsOf: 100..<100 + change, at: 1)
          album.view.insertItems(at: (1...change).map { [0, $0] })
        } else {
          album.numbers.removeSubrange(1..<1 - change)
          album.view.deleteItems(at: (1..<1 - change).map { [0, $0] })
        }
      }
      var leaps = LeapWatch()
      for _ in 0..<40 {
        leaps.look(at: album.middles.filter { $0.key < count }, "\(item) in the middle")
        FrameClock.main.advance(by: 1 / 60)
      }
    }
  }
}

extension Album {
  /// The displayed centers of the cells on screen, at the clock's time.
  fileprivate var middles: [Int: CGFloat] {
    var middles: [Int: CGFloat] = [:]
    for case let cell as UICollectionViewCell in view.subviews {
      middles[cell.tag] = shown(cell.tag)?.center.x
    }
    return middles
  }
}
#endif
