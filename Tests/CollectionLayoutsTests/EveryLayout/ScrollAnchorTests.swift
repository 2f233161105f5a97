import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Stores a reader's position and restores it with other data and in other bounds.
@Suite(.serialized, .asked("CollectionKit#93", "CollectionKit#153", "RATreeView#190"))
struct ScrollAnchorTests {
  nonisolated enum Arrival: CaseIterable, Sendable { case beforeLayout, afterwards, withReload, withBatch }

  private nonisolated static let lists = AnyLayout.scrolling.filter { !$0.hasCurrentItem }
  private nonisolated static let lines = AnyLayout.scrolling.filter(\.hasCurrentItem)

  private func sections(_ random: inout SeededGenerator) -> [[Int]] {
    var next = 0
    return (0..<random.int(1...6)).map { _ in
      let count = random.int(0...40)
      defer { next += count }
      return Array(next..<next + count)
    } + [Array(next..<next + 60)]
  }

  private func stored(_ anchor: ScrollAnchor) throws -> ScrollAnchor {
    try JSONDecoder().decode(ScrollAnchor.self, from: JSONEncoder().encode(anchor))
  }

  /// Returns a feed whose layout has received the anchor.
  private func feed(
    _ sections: [[Int]], _ kind: AnyLayout, _ direction: Feed.Direction, width: CGFloat,
    inset: UIEdgeInsets, _ arrival: Arrival, _ restore: (UICollectionViewLayout) -> Void
  ) -> Feed {
    let layout = kind.make()
    if arrival == .beforeLayout { restore(layout) }
    let isLater = arrival == .withReload || arrival == .withBatch
    let feed = Feed(isLater ? [] : sections, layout, direction, width: width, contentInset: inset)
    if arrival == .beforeLayout { return feed }
    if arrival == .withBatch { restore(layout) }
    if isLater {
      let all = IndexSet(sections.indices)
      let insert = {
        feed.sections = sections
        feed.names = sections.indices.map { -1 - $0 }
      }
      if arrival == .withReload {
        insert()
        feed.view.reloadData()
      } else {
        feed.view.performFinishedUpdates {
          insert()
          feed.view.insertSections(all)
        }
      }
    }
    if arrival != .withBatch { restore(layout) }
    feed.view.layoutIfNeeded()
    return feed
  }

  /// Returns the scroll position that puts an item at the wanted distance, limited by the ends of the
  /// contents.
  private func expected(_ feed: Feed, distance: CGFloat, to wanted: CGFloat) -> CGFloat {
    let (view, isDown) = (feed.view, feed.direction == .down)
    let inset = view.adjustedContentInset
    let (near, far) =
      switch feed.direction {
      case .down: (inset.top, inset.bottom)
      case .right: (inset.left, inset.right)
      case .left: (inset.right, inset.left)
      }
    let length = isDown ? view.contentSize.height : view.contentSize.width
    let end = length + far - (isDown ? view.bounds.height : view.bounds.width)
    // Contents that fit the view don't scroll.
    return end > -near ? min(end, max(-near, feed.position + distance - wanted)) : feed.position
  }

  @Test(arguments: fewPairs(lists, Arrival.allCases))
  func `a list restores its anchor despite other data, bounds, or direction`(
    kind: AnyLayout, arrival: Arrival
  ) throws {
    for seed in seeds(40) as Range<UInt64> {
      var random = SeededGenerator(seed: seed &* 31 &+ UInt64(Self.lists.firstIndex(of: kind) ?? 0))
      let numbers = sections(&random)
      func direction() -> Feed.Direction { kind.isHorizontal ? random.chance(0.5) ? .left : .right : .down }
      func inset() -> UIEdgeInsets {
        random.chance(0.5) ? .zero : UIEdgeInsets(top: 30, left: 20, bottom: 15, right: 10)
      }
      let feed = Feed(numbers, kind.make(), direction(), contentInset: inset())
      let room = kind.isHorizontal ? feed.view.contentSize.width : feed.view.contentSize.height
      feed.position = (room * CGFloat(random.double(0...1))).rounded()
      let anchor = try #require(feed.view.collectionViewLayout.scrollAnchor())
      let number = feed.sections[anchor.indexPath.section][anchor.indexPath.item]
      let shown = try #require(feed.distance(of: number))
      #expect(isClose(shown, anchor.distance, 0.51))
      // Inserts and deletes other items on both sides of the anchored one.
      var changed = numbers.map { $0.filter { $0 == number || random.chance(0.8) } }
      if random.chance(0.7) { changed.insert(Array(900..<900 + random.int(0...20)), at: 0) }
      if random.chance(0.5) { changed[changed.count - 1] += 930..<960 }
      let after = try #require(feed.path(of: number, in: changed))
      let other = self.feed(
        changed, kind, direction(), width: CGFloat(random.int(150...600)), inset: inset(), arrival
      ) { [anchor = try stored(anchor)] in $0.restore(anchor, at: after) }
      #expect(other.sections == changed)
      let frame = try #require(other.view.layoutAttributesForItem(at: after)).frame
      var wanted = anchor.distance
      // If the edge cuts through the anchored item, the same fraction of the item stays out of view.
      if let length = anchor.length, wanted < 0, -wanted < length, kind != .piles, kind != .horizontalPiles {
        wanted *= (kind.isHorizontal ? frame.width : frame.height) / length
      }
      let distance = try #require(other.distance(of: number))
      #expect(
        isClose(other.position, expected(other, distance: distance, to: wanted), 0.51),
        "seed \(seed): \(number) is at \(distance), not at \(wanted)")
      #expect(other.view.collectionViewLayout.scrollAnchor() != nil)
    }
  }

  @Test(arguments: fewPairs(lines, Arrival.allCases))
  func `a carousel and a wheel restore the item at rest`(kind: AnyLayout, arrival: Arrival) throws {
    for seed in seeds(20) as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let numbers = sections(&random)
      func direction() -> Feed.Direction { kind.isHorizontal ? random.chance(0.5) ? .left : .right : .down }
      let feed = Feed(numbers, kind.make(), direction())
      let number = random.int(0...numbers.joined().count - 1)
      kind.setCurrent(try #require(feed.path(of: number)), feed.view.collectionViewLayout)
      feed.view.layoutIfNeeded()
      // The carousel isn't at rest when the anchor is stored.
      feed.position += 17
      let anchor = try #require(feed.view.collectionViewLayout.scrollAnchor(at: .end))
      expectEqual((anchor.indexPath, feed.path(of: number)), (anchor.distance, 0))
      let changed = [Array(900..<900 + random.int(0...9))] + numbers
      let after = try #require(feed.path(of: number, in: changed))
      let other = self.feed(
        changed, kind, direction(), width: CGFloat(random.int(250...600)), inset: .zero, arrival
      ) { [anchor = try stored(anchor)] in $0.restore(anchor, at: after) }
      let layout = other.view.collectionViewLayout
      #expect(kind.current(layout) == after, "seed \(seed)")
      let target = layout.targetContentOffset(
        forProposedContentOffset: other.view.contentOffset, withScrollingVelocity: .zero)
      #expect(isClose(target, other.view.contentOffset), "seed \(seed): not at rest")
    }
  }

  @Test(arguments: AnyLayout.scrolling)
  func `restore uses the nearest item if the anchor's item is gone, and waits for items`(
    kind: AnyLayout
  ) throws {
    let layout = kind.make()
    let feed = Feed([[], []], layout, kind.isHorizontal ? .right : .down)
    #expect(layout.scrollAnchor() == nil)
    let anchor = ScrollAnchor(indexPath: [1, 45], edge: .center)
    layout.restore(anchor)
    feed.view.layoutIfNeeded()
    #expect(layout.scrollAnchor() == anchor)
    feed.sections = [Array(0..<50), Array(50..<70), Array(70..<150)]
    feed.names = [-1, -2, -3]
    feed.view.reloadData()
    feed.view.layoutIfNeeded()
    func center(_ number: Int) throws -> CGFloat {
      let path = try #require(
        kind.isPiles ? feed.path(of: number).map { [$0.section, 0] } : feed.path(of: number))
      let frame = try #require(feed.view.layoutAttributesForItem(at: path)).frame
      let (bounds, visible) = (feed.view.bounds, feed.visible)
      #expect(bounds == visible)
      return kind.isHorizontal ? frame.midX - bounds.midX : frame.midY - bounds.midY
    }
    // The nearest item is the section's last one.
    if kind.hasCurrentItem {
      #expect(kind.current(layout) == [1, 19])
    } else if !kind.isPiles {
      #expect(isClose(try center(69), 0, 0.51))
    }
    layout.restore(anchor, at: [7, 3])
    feed.view.layoutIfNeeded()
    let last = ScrollAnchor(indexPath: [2, 79], edge: .center)
    let offset = feed.view.contentOffset
    layout.restore(last)
    feed.view.layoutIfNeeded()
    #expect(feed.view.contentOffset == offset)
    feed.view.performFinishedUpdates {
      feed.sections = []
      feed.view.deleteSections([0, 1, 2])
    }
    #expect(layout.scrollAnchor() == nil)
  }

  @Test(arguments: AnyLayout.allCases)
  func `an invalid anchor is reported and has no effect`(kind: AnyLayout) {
    let layout = kind.make()
    let feed = Feed([Array(0..<60)], layout, kind.isHorizontal ? .right : .down)
    let offset = feed.view.contentOffset
    let bad: [(ScrollAnchor, String)] = [
      (ScrollAnchor(indexPath: [0, 3], distance: .nan), "distance of a scroll anchor"),
      (ScrollAnchor(indexPath: [0, 3], distance: -.infinity), "distance of a scroll anchor"),
      (ScrollAnchor(indexPath: [0, 3], length: -1), "length of a scroll anchor"),
      (ScrollAnchor(indexPath: [0, -3]), "item of a scroll anchor"),
      (ScrollAnchor(indexPath: [-1, 3]), "section of a scroll anchor"),
      (ScrollAnchor(indexPath: [3]), "number of indexes of a scroll anchor"),
    ]
    let before = layout.scrollAnchor()
    collectingDiagnostics { reports in
      for (anchor, _) in bad { layout.restore(anchor) }
      feed.view.layoutIfNeeded()
      #expect(reports().map(\.subject) == bad.map(\.1))
      expectAll(reports()) { $0.replacement == nil && "\($0)".hasSuffix("which is refused.") }
    }
    expectEqual((feed.view.contentOffset, offset), (layout.scrollAnchor(), before))
  }

  @Test func `decoding an invalid anchor throws an error with the value`() throws {
    for (text, message) in [
      (
        #"{"indexPath": {"indexes": [0, -3]}, "edge": "start", "distance": 0}"#,
        "The item of a scroll anchor is invalid: -3"
      ),
      (
        #"{"indexPath": {"indexes": [0]}, "edge": "end", "distance": 0}"#,
        "The number of indexes of a scroll anchor is invalid: 1"
      ),
      (
        #"{"indexPath": {"indexes": [0, 3]}, "edge": "start", "distance": 1e300}"#,
        "The distance of a scroll anchor is invalid: 1e+300"
      ),
    ] {
      let error = try #require(throws: DecodingError.self) {
        try JSONDecoder().decode(ScrollAnchor.self, from: Data(text.utf8))
      }
      #expect("\(error)".contains(message))
    }
  }

  // MARK: Edges

  @Test
  func `an end anchor keeps the last whole item at the lower edge after a resize`()
    throws
  {
    for kind in Self.lists where !kind.isHorizontal && !kind.isPiles {
      let feed = Feed([Array(0..<400)], kind.make())
      feed.position = 1000
      let anchor = try #require(feed.view.collectionViewLayout.scrollAnchor(at: .end))
      let frame = try #require(feed.view.layoutAttributesForItem(at: anchor.indexPath)).frame
      #expect(isClose(frame.maxY - feed.view.bounds.maxY, anchor.distance))
      #expect(anchor.distance <= 0)
      feed.view.frame.size.height = 300
      feed.view.collectionViewLayout.restore(anchor)
      feed.view.layoutIfNeeded()
      let after = try #require(feed.view.layoutAttributesForItem(at: anchor.indexPath)).frame
      #expect(isClose(after.maxY - feed.view.bounds.maxY, anchor.distance, 0.51), "\(kind)")
    }
  }

  @Test func `a carousel without snapping restores its position in fractions of an item`() throws {
    let layout = CarouselLayout()
    (layout.snapping, layout.itemSize) = (.none, .absolute(CGSize(width: 100, height: 100)))
    let feed = Feed([Array(0..<60)], layout, .right)
    feed.position = 1230
    let anchor = try #require(layout.scrollAnchor())
    #expect(
      anchor
        == ScrollAnchor(indexPath: anchor.indexPath, edge: .center, distance: anchor.distance, length: 100))
    feed.position = 0
    layout.restore(anchor)
    feed.view.layoutIfNeeded()
    #expect(isClose(feed.position, 1230))
    layout.itemSize = .absolute(CGSize(width: 200, height: 100))
    layout.restore(anchor)
    feed.view.layoutIfNeeded()
    let again = try #require(layout.scrollAnchor())
    #expect(again.indexPath == anchor.indexPath)
    #expect(isClose(again.distance, 2 * anchor.distance))
  }

  // MARK: Layouts without scrolling

  @Test(arguments: [false, true])
  func `a circle restores its anchor by the shorter rotation`(isRightToLeft: Bool) throws {
    let layout = CircleLayout()
    let stage = Stage(layout, width: 300, height: 500, counts: [4, 8], isRightToLeft: isRightToLeft)
    for turn in [0.1, 2.5, -1, 9] as [CGFloat] {
      layout.rotation = turn
      stage.view.layoutIfNeeded()
      let anchor = try #require(layout.scrollAnchor())
      let center = try #require(stage.view.layoutAttributesForItem(at: anchor.indexPath)).center
      #expect(anchor.distance.magnitude <= .pi / 12 + 1e-9)
      layout.rotation = -0.7
      let next = CircleLayout()
      next.restore(anchor)
      let other = Stage(next, width: 300, height: 500, counts: [4, 8], isRightToLeft: isRightToLeft)
      layout.restore(anchor)
      stage.view.layoutIfNeeded()
      for view in [stage.view, other.view] {
        let restored = try #require(view.layoutAttributesForItem(at: anchor.indexPath)).center
        #expect(isClose(restored, center))
      }
      #expect((layout.rotation + 0.7).magnitude <= .pi + 1e-9)
    }
    // The distance of a list's anchor doesn't apply here.
    layout.restore(ScrollAnchor(indexPath: [1, 2], distance: 40, length: 80))
    stage.view.layoutIfNeeded()
    let anchor = try #require(layout.scrollAnchor())
    #expect(anchor.indexPath == [1, 2])
    #expect(isClose(anchor.distance, 0))
  }

  @Test func `a deck restores its top card and ends a swipe`() throws {
    let layout = CardStackLayout()
    layout.loops = true
    let anchor = ScrollAnchor(indexPath: [1, 2], edge: .center)
    layout.restore(anchor)
    let stage = Stage(layout, counts: [3, 4])
    #expect(layout.currentIndexPath == [1, 2])
    #expect(layout.scrollAnchor() == anchor)
    layout.setSwipe(.zero)
    layout.restore(anchor, at: [0, 1])
    stage.view.layoutIfNeeded()
    #expect(layout.currentIndexPath == [0, 1])
    #expect(layout.swipe == nil)
    layout.loops = false
    layout.restore(anchor)
    stage.view.layoutIfNeeded()
    #expect(layout.currentIndexPath == [1, 2])
  }
}

extension Feed {
  fileprivate func path(of number: Int, in sections: [[Int]]) -> IndexPath? {
    for (section, numbers) in sections.enumerated() {
      if let item = numbers.firstIndex(of: number) { return IndexPath(item: item, section: section) }
    }
    return nil
  }
}

extension AnyLayout {
  /// `true` if items come to rest at one point.
  fileprivate nonisolated var hasCurrentItem: Bool {
    [.carousel, .verticalCarousel, .loop, .wheel, .horizontalWheel].contains(self)
  }

  fileprivate nonisolated var isPiles: Bool { self == .piles || self == .horizontalPiles }

  fileprivate func current(_ layout: UICollectionViewLayout) -> IndexPath? {
    (layout as? any CurrentItemLayout)?.currentIndexPath
  }

  fileprivate func setCurrent(_ path: IndexPath, _ layout: UICollectionViewLayout) {
    (layout as? any CurrentItemLayout)?.setCurrentIndexPath(path, animated: false)
  }
}
