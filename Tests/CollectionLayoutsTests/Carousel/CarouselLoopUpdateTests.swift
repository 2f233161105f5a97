import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct CarouselLoopUpdateTests {
  typealias Direction = Board.Direction

  /// Counts scroll callbacks.
  private final class Listener: NSObject, UICollectionViewDelegate {
    var heard = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
  }

  /// Performs a batch that deletes some items, inserts others, and deletes the item at `current` if
  /// requested.
  private func change(
    _ feed: Feed, current: Int, removesCurrent: Bool, next: inout Int, _ random: inout SeededGenerator
  ) {
    var (dice, first) = (random, next)
    feed.view.performFinishedUpdates {
      let removed = feed.sections[0].indices.filter {
        $0 == current ? removesCurrent : Int.random(in: 0..<5, using: &dice) == 0
      }
      for item in removed.reversed() { feed.sections[0].remove(at: item) }
      feed.view.deleteItems(at: removed.map { [0, $0] })
      let index = Int.random(in: 0...feed.sections[0].count, using: &dice)
      let added = first..<(first + .random(in: 2...5, using: &dice))
      first = added.upperBound
      feed.sections[0].insert(contentsOf: added, at: index)
      feed.view.insertItems(at: (index..<index + added.count).map { [0, $0] })
    }
    (random, next) = (dice, first)
  }

  /// Returns the model's result: the first remaining number from the middle on.
  ///
  /// If no later number remains, a loop continues across the seam, and a line goes back.
  private func remaining(of before: [Int], from current: Int, in after: [Int], loops: Bool) -> Int? {
    let (behind, ahead) = (before[..<current], before[current...])
    if let number = ahead.first(where: after.contains) { return number }
    return loops ? behind.first(where: after.contains) : behind.last(where: after.contains)
  }

  @Test(arguments: Direction.allCases, seeds(10))
  func `any insertions and deletions keep the item in the middle in place`(direction: Direction, seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let layout = CarouselLayout.loop(direction)
    let (feed, listener) = (Feed([Array(0..<12)], layout, direction), Listener())
    let line = LineView(view: feed.view, direction: direction)
    feed.view.delegate = listener
    var next = 1000
    for _ in 0..<15 {
      line.scroll(by: .random(in: -900...900, using: &random))
      let (before, wasLooping) = (feed.sections[0], layout.isLooping)
      let current = try #require(layout.currentIndexPath)
      let distance = try #require(line.distance(of: current))
      let removesCurrent = Int.random(in: 0..<4, using: &random) == 0
      listener.heard = 0
      change(feed, current: current.item, removesCurrent: removesCurrent, next: &next, &random)
      let after = feed.sections[0]
      let number = try #require(remaining(of: before, from: current.item, in: after, loops: wasLooping))
      let index = try #require(after.firstIndex(of: number))
      if layout.isLooping {
        let now = try #require(line.distance(of: [0, index]))
        #expect(isClose(now, distance))
        let lap = CGFloat(after.count) * 120
        let misplaced = (line.position + now - CGFloat(index) * 120).remainder(dividingBy: lap)
        #expect(abs(misplaced) < 1e-6)
        if wasLooping { #expect(listener.heard == 0) }
      }
      #expect(!feed.view.visibleCells.isEmpty)
      for cell in feed.view.visibleCells {
        let path = try #require(feed.view.indexPath(for: cell))
        #expect(cell.tag == after[path.item])
        #expect(isClose(cell.center, try #require(feed.view.layoutAttributesForItem(at: path)).center))
      }
    }
  }

  @Test(arguments: [true, false])
  func `with anchoring, a batch keeps the current item; without it, the index path`(isOn: Bool) {
    let layout = CarouselLayout.loop()
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

  @Test(arguments: Direction.allCases, [-1, 1])
  func `endless scrolling stays within the contents and reports no extra scrolls`(
    direction: Direction, sign: Int
  ) throws {
    let layout = CarouselLayout.loop(direction)
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
      expectEqual((layout.currentIndexPath, path), (line.view.visibleCells.count, 5))
    }
    // Each step is reported, and nothing else.
    #expect(listener.heard == steps)
    let end = direction == .down ? line.view.contentSize.height - 400 : line.view.contentSize.width - 400
    #expect(extremes.0 > 0.2 * end)
    #expect(extremes.1 < 0.8 * end)
  }
}
