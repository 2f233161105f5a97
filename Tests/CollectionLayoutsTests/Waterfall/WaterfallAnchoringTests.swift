import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite(.serialized) struct WaterfallAnchoringTests {
  /// Numbers whose items are as long as the numbers say.
  private final class Feed: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
    var sections: [[Int]]
    var lengths: [Int: CGFloat] = [:]
    let view: UICollectionView
    private let window: UIWindow

    init(_ sections: [[Int]], _ layout: WaterfallLayout) {
      self.sections = sections
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      window = view.shownInWindow()
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.delegate = self
      view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> CGFloat {
      let number = sections[indexPath.section][indexPath.item]
      return lengths[number] ?? CGFloat(30 + number * 37 % 90)
    }

    /// The number whose item begins first in sight, and how far below the visible area's start.
    var first: (number: Int, distance: CGFloat)? {
      view.layoutIfNeeded()
      (view.collectionViewLayout as? WaterfallLayout)?._checkInvariants()
      let start = view.contentOffset.y + view.adjustedContentInset.top
      let items = (view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
        .filter { $0.frame.minY >= start }
        .sorted { ($0.frame.minY, $0.indexPath) < ($1.frame.minY, $1.indexPath) }
      return items.first.map { (sections[$0.indexPath.section][$0.indexPath.item], $0.frame.minY - start) }
    }

    func distance(of number: Int) -> CGFloat? {
      view.layoutIfNeeded()
      (view.collectionViewLayout as? WaterfallLayout)?._checkInvariants()
      for (section, numbers) in sections.enumerated() {
        guard let item = numbers.firstIndex(of: number) else { continue }
        let start = view.contentOffset.y + view.adjustedContentInset.top
        return view.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map {
          $0.frame.minY - start
        }
      }
      return nil
    }
  }

  private let layout = WaterfallLayout()

  @Test("items inserted and deleted above leave the first visible one where it is")
  func updates() throws {
    let feed = Feed([Array(0..<100), Array(100..<200)], layout)
    feed.view.contentInset.top = 20
    feed.view.contentOffset.y = 1500
    let first = try #require(feed.first)
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 300..<310, at: 2)
      feed.view.insertItems(at: (2..<12).map { [0, $0] })
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    feed.view.performBatchUpdates {
      feed.sections[0].removeFirst(7)
      feed.view.deleteItems(at: (0..<7).map { [0, $0] })
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    feed.view.performBatchUpdates {
      feed.sections.insert(Array(400..<430), at: 0)
      feed.view.insertSections([0])
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
  }

  @Test("where the first visible item is deleted the next one stays")
  func deletedAnchor() throws {
    let feed = Feed([Array(0..<100)], layout)
    feed.view.contentOffset.y = 1500
    let first = try #require(feed.first)
    let item = try #require(feed.sections[0].firstIndex(of: first.number))
    feed.view.performBatchUpdates {
      feed.sections[0].remove(at: item)
      feed.sections[0].removeFirst(5)
      feed.view.deleteItems(at: [[0, item]] + (0..<5).map { [0, $0] })
    }
    let offsets = feed.sections[0].compactMap { feed.distance(of: $0) }
    #expect(feed.view.contentOffset.y < 1500)
    #expect(offsets.contains { $0 >= 0 && $0 < 140 })
  }

  @Test("items above that get another length leave it there, too")
  func lengths() throws {
    let feed = Feed([Array(0..<100)], layout)
    feed.view.contentOffset.y = 1500
    let first = try #require(feed.first)
    feed.lengths = [3: 200, 7: 10, 8: 150]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 3], [0, 7], [0, 8]])
    layout.invalidateLayout(with: context)
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    #expect(layout.layoutAttributesForItem(at: [0, 3])?.frame.height == 200)
  }

  @Test("items above that get shorter leave it there at the end of the contents, too")
  func lengthsAtTheEnd() throws {
    layout.laneCount = 1
    let feed = Feed([Array(0..<100)], layout)
    feed.view.contentOffset.y = feed.view.contentSize.height - 400
    let first = try #require(feed.first)
    feed.lengths = [3: 0]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 3]])
    layout.invalidateLayout(with: context)
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    #expect(feed.view.contentOffset.y == feed.view.contentSize.height - 400)
  }

  @Test("random batches", arguments: seeds(30))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let feed = Feed([Array(0..<80), Array(100..<160)], layout)
    var next = 1000
    for _ in 0..<10 {
      feed.view.contentOffset.y = .random(in: 100...1200, using: &random)
      feed.view.layoutIfNeeded()
      guard let first = feed.first else { continue }
      feed.view.performBatchUpdates {
        let section = Int.random(in: 0..<2, using: &random)
        let removed = feed.sections[section].indices.filter {
          feed.sections[section][$0] != first.number && Int.random(in: 0..<8, using: &random) == 0
        }
        for item in removed.reversed() { feed.sections[section].remove(at: item) }
        feed.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
        let place = Int.random(in: 0...10, using: &random)
        let count = Int.random(in: 0...12, using: &random)
        feed.sections[section].insert(contentsOf: next..<(next + count), at: place)
        next += count
        feed.view.insertItems(at: (place..<(place + count)).map { IndexPath(item: $0, section: section) })
      }
      let end = feed.view.contentSize.height - feed.view.bounds.height
      guard feed.view.contentOffset.y > 0, feed.view.contentOffset.y < end else { continue }
      #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    }
  }

  @Test("at its start the list shows what is inserted there; switched off, the offset stays")
  func exceptions() {
    let feed = Feed([Array(0..<100)], layout)
    feed.view.performBatchUpdates {
      feed.sections[0].insert(500, at: 0)
      feed.view.insertItems(at: [[0, 0]])
    }
    #expect(feed.view.contentOffset.y == 0)
    layout.maintainsVisibleContentPosition = false
    feed.view.contentOffset.y = 1500
    feed.view.layoutIfNeeded()
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 600..<620, at: 0)
      feed.view.insertItems(at: (0..<20).map { [0, $0] })
    }
    #expect(feed.view.contentOffset.y == 1500)
  }

  @Test("sideways, and from right to left", arguments: [false, true])
  func horizontal(isRightToLeft: Bool) throws {
    layout.scrollDirection = .horizontal
    let feed = Feed([Array(0..<100)], layout)
    feed.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    layout.invalidateLayout()
    feed.view.layoutIfNeeded()
    feed.view.contentOffset.x = 1000
    feed.view.layoutIfNeeded()
    func place(_ number: Int) throws -> CGFloat {
      let item = try #require(feed.sections[0].firstIndex(of: number))
      let frame = try #require(feed.view.layoutAttributesForItem(at: [0, item])).frame
      return isRightToLeft ? feed.view.bounds.maxX - frame.maxX : frame.minX - feed.view.contentOffset.x
    }
    let visible = feed.view.indexPathsForVisibleItems.map { feed.sections[0][$0.item] }
    let places = try visible.map { (number: $0, place: try place($0)) }.filter { $0.place >= 0 }
    let first = try #require(places.min { $0.place < $1.place })
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 300..<310, at: 0)
      feed.view.insertItems(at: (0..<10).map { [0, $0] })
    }
    #expect(isClose(try place(first.number), first.place))
  }
}
