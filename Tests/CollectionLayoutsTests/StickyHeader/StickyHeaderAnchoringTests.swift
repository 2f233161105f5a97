import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct StickyHeaderAnchoringTests {
  enum Direction: CaseIterable { case down, right, left }

  private final class MirroredLayout: StickyHeaderFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Numbers whose items are as large as the numbers say.
  private final class Feed: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[Int]]
    var lengths: [Int: CGFloat] = [:]
    let direction: Direction
    let layout: StickyHeaderFlowLayout
    let view: UICollectionView
    private let window: UIWindow

    init(_ sections: [[Int]], _ direction: Direction = .down, maintains: Bool = true) {
      (self.sections, self.direction) = (sections, direction)
      layout = direction == .left ? MirroredLayout() : StickyHeaderFlowLayout()
      layout.scrollDirection = direction == .down ? .vertical : .horizontal
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.maintainsVisibleContentPosition = maintains
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      window = view.shownInWindow()
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      if direction == .left { view.semanticContentAttribute = .forceRightToLeft }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
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
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let number = sections[indexPath.section][indexPath.item]
      let length = lengths[number] ?? CGFloat(30 + number * 37 % 90)
      return direction == .down ? CGSize(width: 80, height: length) : CGSize(width: length, height: 80)
    }

    /// From the start of the visible area to that of the item, as seen on screen.
    func distance(of number: Int) -> CGFloat? {
      view.layoutIfNeeded()
      for (section, numbers) in sections.enumerated() {
        guard let item = numbers.firstIndex(of: number) else { continue }
        return view.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map {
          switch direction {
          case .down: $0.frame.minY - view.bounds.minY - 20
          case .right: $0.frame.minX - view.bounds.minX - 20
          case .left: view.bounds.maxX - 20 - $0.frame.maxX
          }
        }
      }
      return nil
    }

    /// The number whose item begins first in sight.
    var first: (number: Int, distance: CGFloat)? {
      let all = sections.joined().compactMap { number in distance(of: number).map { (number, $0) } }
      return all.filter { $0.1 >= 0 && $0.1 < 360 }.min { $0.1 < $1.1 }
    }

    func scroll(to distance: CGFloat) {
      switch direction {
      case .down: view.contentOffset.y = distance
      case .right: view.contentOffset.x = distance
      case .left: view.contentOffset.x = view.contentSize.width - view.bounds.width - distance
      }
      view.layoutIfNeeded()
    }

    /// How far the contents are from either end.
    var room: CGFloat {
      direction == .down
        ? min(view.contentOffset.y + 20, view.contentSize.height + 20 - view.bounds.maxY)
        : min(view.contentOffset.x + 20, view.contentSize.width + 20 - view.bounds.maxX)
    }
  }

  @Test(
    "whatever comes, goes or gets another size above, the first visible item stays",
    arguments: Direction.allCases, seeds(10))
  func random(direction: Direction, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let feed = Feed([Array(0..<150), Array(200..<320), Array(400..<520)], direction)
    var (next, compared) = (1000, 0)
    for _ in 0..<12 {
      feed.scroll(to: .random(in: 500...1800, using: &random))
      let first = try #require(feed.first)
      if Bool.random(using: &random) {
        for number in feed.sections.joined() where Int.random(in: 0..<10, using: &random) == 0 {
          feed.lengths[number] = .random(in: 10...200, using: &random)
        }
        feed.layout.invalidateLayout()
      } else {
        feed.view.performBatchUpdates {
          for section in 0..<2 {
            let removed = feed.sections[section].indices.filter {
              feed.sections[section][$0] != first.number && Int.random(in: 0..<12, using: &random) == 0
            }
            for item in removed.reversed() { feed.sections[section].remove(at: item) }
            feed.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
            let place = Int.random(in: 0...feed.sections[section].count, using: &random)
            let added = next..<(next + .random(in: 0...20, using: &random))
            next = added.upperBound
            feed.sections[section].insert(contentsOf: added, at: place)
            feed.view.insertItems(
              at: (place..<place + added.count).map { IndexPath(item: $0, section: section) })
          }
        }
      }
      let distance = try #require(feed.distance(of: first.number))
      // At an end the contents reach no further.
      guard feed.room > 0.5 else { continue }
      compared += 1
      #expect(isClose(distance, first.distance))
    }
    #expect(compared >= 6)
  }

  @Test("a section inserted or deleted above leaves it there, too", arguments: Direction.allCases)
  func sections(direction: Direction) throws {
    let feed = Feed([Array(0..<100), Array(200..<300)], direction)
    feed.scroll(to: 1800)
    let first = try #require(feed.first)
    feed.view.performBatchUpdates {
      feed.sections.insert(Array(400..<430), at: 0)
      feed.view.insertSections([0])
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
    feed.view.performBatchUpdates {
      feed.sections.remove(at: 0)
      feed.view.deleteSections([0])
    }
    #expect(isClose(try #require(feed.distance(of: first.number)), first.distance))
  }

  @Test("contents at their start show what is inserted; unasked the offset stays, as in UIKit")
  func exceptions() {
    let feed = Feed([Array(0..<100)])
    feed.scroll(to: -20)
    feed.view.performBatchUpdates {
      feed.sections[0].insert(contentsOf: 500..<520, at: 0)
      feed.view.insertItems(at: (0..<20).map { [0, $0] })
    }
    #expect(feed.view.contentOffset.y == -20)
    #expect(StickyHeaderFlowLayout().maintainsVisibleContentPosition == false)
    let plain = Feed([Array(0..<100)], maintains: false)
    plain.scroll(to: 700)
    plain.view.performBatchUpdates {
      plain.sections[0].insert(contentsOf: 500..<520, at: 0)
      plain.view.insertItems(at: (0..<20).map { [0, $0] })
    }
    #expect(plain.view.contentOffset.y == 700)
  }
}
