#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

// Tests can't inspect intermediate frames on Apple's platforms, so these run only elsewhere.

/// Tests deletions, insertions, moves, and reloads frame by frame.
@Suite(.serialized) struct UpdateAnimationTests {
  nonisolated enum Change: CaseIterable, Sendable {
    case deletion, insertion, move, reload, everything, sectionDeletion, sectionInsertion, sectionMove,
      sectionReload
  }

  private struct Shown {
    var center: CGPoint
    var size: CGSize
    var alpha: Float
  }

  /// Returns the visible cells by item number, as drawn in this frame. A number has two entries while one
  /// cell replaces another.
  private func shown(_ feed: Feed) -> [Int: [Shown]] {
    let view = feed.view
    let origin = view.layer.presentation()?.bounds.origin ?? view.bounds.origin
    var shown: [Int: [Shown]] = [:]
    for cell in view.subviews.compactMap({ $0 as? UICollectionViewCell }) where !cell.isHidden {
      guard let layer = cell.layer.presentation() else { continue }
      let center = CGPoint(x: layer.position.x - origin.x, y: layer.position.y - origin.y)
      shown[cell.tag, default: []].append(
        Shown(center: center, size: layer.bounds.size, alpha: layer.opacity))
    }
    return shown
  }

  private func feed(_ kind: AnyLayout, scrolled: Bool, isRightToLeft: Bool) -> Feed {
    let layout = kind.make()
    let sections = [Array(0..<60), Array(60..<100)]
    let feed = Feed(sections, layout, kind.isHorizontal ? isRightToLeft ? .left : .right : .down)
    if isRightToLeft { feed.view.semanticContentAttribute = .forceRightToLeft }
    feed.view.layoutIfNeeded()
    guard scrolled else { return feed }
    let room = kind.isHorizontal ? feed.view.contentSize.width : feed.view.contentSize.height
    feed.position = (room * 0.4).rounded()
    // Carousels and wheels come to rest on an item.
    let rest = feed.view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: feed.view.contentOffset, withScrollingVelocity: .zero)
    feed.view.contentOffset = rest
    feed.view.layoutIfNeeded()
    return feed
  }

  /// Applies the change to visible and invisible items. Returns the affected numbers.
  private func perform(
    _ change: Change, on feed: Feed, random: inout SeededGenerator
  ) -> (deleted: Set<Int>, inserted: Set<Int>, moved: Set<Int>, reloaded: Set<Int>) {
    let numbers = feed.sections[0]
    var pool = numbers.indices.filter { _ in random.chance(0.2) }
    pool += feed.view.indexPathsForVisibleItems.filter { $0.section == 0 && random.chance(0.3) }.map(\.item)
    var items = Set(pool).shuffled(using: &random)[...]
    func next(_ count: Int) -> [Int] {
      defer { items = items.dropFirst(count) }
      return Array(items.prefix(count))
    }
    let all = change == .everything
    let deleted = all || change == .deletion ? next(4) : []
    let moved = all || change == .move ? next(3) : []
    let reloaded = all || change == .reload ? next(3) : []
    let inserted = all || change == .insertion ? [9001, 9002, 9003] : []
    feed.view.performBatchUpdates {
      let gone = Set(deleted + moved)
      var left = numbers.indices.filter { !gone.contains($0) }.map { numbers[$0] }
      var indices: [Int: Int] = [:]
      for number in inserted + moved.map({ numbers[$0] }) {
        left.insert(number, at: random.int(0...left.count))
      }
      for (index, number) in left.enumerated() { indices[number] = index }
      feed.sections[0] = left
      feed.view.deleteItems(at: deleted.map { [0, $0] })
      feed.view.insertItems(at: inserted.compactMap { number in indices[number].map { [0, $0] } })
      for item in moved {
        if let index = indices[numbers[item]] { feed.view.moveItem(at: [0, item], to: [0, index]) }
      }
      feed.view.reloadItems(at: reloaded.map { [0, $0] })
    }
    func set(_ items: [Int]) -> Set<Int> { Set(items.map { numbers[$0] }) }
    return (set(deleted), Set(inserted), set(moved), set(reloaded))
  }

  /// Applies the change to whole sections. Returns `nil` for a change of items.
  private func performOfSections(
    _ change: Change, on feed: Feed
  ) -> (deleted: Set<Int>, inserted: Set<Int>, moved: Set<Int>, reloaded: Set<Int>)? {
    let (first, second) = (Set(feed.sections[0]), Set(feed.sections[1]))
    switch change {
    case .sectionDeletion:
      feed.sections.remove(at: 1)
      feed.view.performBatchUpdates { feed.view.deleteSections([1]) }
      return (second, [], [], [])
    case .sectionInsertion:
      feed.sections.insert([9001, 9002, 9003], at: 0)
      feed.names.insert(-9, at: 0)
      feed.view.performBatchUpdates { feed.view.insertSections([0]) }
      return ([], [9001, 9002, 9003], [], [])
    case .sectionMove:
      feed.sections.swapAt(0, 1)
      feed.view.performBatchUpdates { feed.view.moveSection(0, toSection: 1) }
      return ([], [], first.union(second), [])
    case .sectionReload:
      feed.view.performBatchUpdates { feed.view.reloadSections([0]) }
      return ([], [], [], first)
    default: return nil
    }
  }

  @Test(arguments: fewPairs(AnyLayout.allCases, Change.allCases))
  func `cells animate straight from their old to their new frames in an update`(
    kind: AnyLayout, change: Change
  ) throws {
    for seed in seeds(20) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let feed = feed(kind, scrolled: seed.isMultiple(of: 2), isRightToLeft: seed % 4 > 1)
      let (before, anchored) = (shown(feed), anchored(feed))
      let changed = performOfSections(change, on: feed) ?? perform(change, on: feed, random: &random)
      var frames = [shown(feed)]
      for _ in 0..<40 {
        FrameClock.main.advance(by: 1 / 60)
        frames.append(shown(feed))
      }
      let (first, last) = (frames[0], frames[frames.count - 1])
      let bounds = CGRect(origin: .zero, size: feed.view.bounds.size).insetBy(dx: -2, dy: -2)
      for (number, cells) in before where !changed.deleted.contains(number) {
        // An item that leaves the screen in one step has no cell.
        guard let now = first[number], bounds.contains(cells[0].center) else { continue }
        #expect(
          now.contains { isClose($0.center, cells[0].center, 0.5) }, "seed \(seed): \(number) jumps at once")
      }
      for (number, cells) in last {
        #expect(cells.count == 1, "seed \(seed): \(number) has \(cells.count) cells")
        let path = try #require(feed.path(of: number), "seed \(seed): \(number) isn't in the data")
        let attributes = try #require(feed.view.layoutAttributesForItem(at: path))
        let origin = feed.view.bounds.origin
        let target = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
        #expect(isClose(cells[0].center, target, 0.01), "seed \(seed): \(number) isn't at its final position")
        #expect(cells[0].alpha == Float(attributes.alpha))
        guard !changed.reloaded.contains(number), let start = first[number], start.count == 1 else {
          continue
        }
        let box = CGRect(
          x: min(start[0].center.x, target.x), y: min(start[0].center.y, target.y),
          width: abs(start[0].center.x - target.x), height: abs(start[0].center.y - target.y)
        ).insetBy(dx: -0.5, dy: -0.5)
        for frame in frames {
          guard let cells = frame[number] else { continue }
          #expect(cells.count == 1, "seed \(seed): \(number)")
          expectAll(cells, "seed \(seed): \(number) leaves its straight path") { box.contains($0.center) }
        }
      }
      let touched = changed.deleted.union(changed.moved).union(changed.reloaded)
      // The remaining months may be too short to keep the scroll position.
      let isTooShort = kind.isMonths && (feed.position <= 0 || feed.room - feed.position < 1)
      if seed.isMultiple(of: 2), let anchored, !touched.contains(anchored), !isTooShort,
        let start = before[anchored]?.first
      {
        for (step, frame) in frames.enumerated() {
          #expect(
            frame[anchored]?.contains { isClose(along($0, feed), along(start, feed), 0.5) } == true,
            "seed \(seed): \(anchored) doesn't keep its place in frame \(step)")
        }
      }
      for number in changed.inserted {
        guard let cells = first[number] else { continue }
        expectAll(cells, "seed \(seed): \(number) appears at once") { $0.alpha < 0.2 }
      }
    }
  }

  /// Returns the start of the item along the scroll direction. Its lane and size can change.
  private func along(_ shown: Shown, _ feed: Feed) -> CGFloat {
    switch feed.direction {
    case .down: shown.center.y - shown.size.height / 2
    case .right: shown.center.x - shown.size.width / 2
    case .left: shown.center.x + shown.size.width / 2
    }
  }

  /// Returns the number of the anchored item.
  private func anchored(_ feed: Feed) -> Int? {
    switch feed.view.collectionViewLayout {
    case is CardStackLayout, is CircleLayout, is PhotoStackLayout: nil
    case let layout as any CurrentItemLayout:
      layout.currentIndexPath.map { feed.sections[$0.section][$0.item] }
    default: feed.first?.number
    }
  }
}
#endif
