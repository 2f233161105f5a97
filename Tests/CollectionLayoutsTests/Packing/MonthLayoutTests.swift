import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests a layout written by following the guide. The layout's superclass handles updates, measurements, and
/// directions.
@Suite(.serialized) struct MonthLayoutTests {
  /// Days whose cells compute their length along the scroll direction from their number.
  private final class Days: Board {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        if isHorizontal {
          layoutAttributes.size.width = Days.length(of: tag)
        } else {
          layoutAttributes.size.height = Days.length(of: tag)
        }
        return layoutAttributes
      }

      private var isHorizontal: Bool {
        ((superview as? UICollectionView)?.collectionViewLayout as? MonthLayout)?.scrollDirection
          == .horizontal
      }
    }

    static func length(of number: Int) -> CGFloat { CGFloat(30 + number * 37 % 90) }

    let layout = MonthLayout()
    /// The number of times that months were packed.
    var packings = 0
    private(set) var seen: Set<Int> = []

    init(_ sections: [[Int]], _ direction: UICollectionView.ScrollDirection = .vertical, pins: Bool = false) {
      layout.scrollDirection = direction
      if pins { (layout.headerReferenceLength, layout.sectionHeadersPinToVisibleBounds) = (30, true) }
      super.init([], layout, width: 380, height: 380)
      layout.firstColumn = { [unowned self] section in
        packings += 1
        return Days.firstColumn(section)
      }
      self.sections = sections
      view.reloadData()
      layOut()
    }

    override func registerViews() {
      super.registerViews()
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override var direction: Direction { layout.scrollDirection == .vertical ? .down : .right }

    static func firstColumn(_ section: Int) -> Int { (section * 3 + 2) % 7 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      seen.insert(sections[indexPath.section][indexPath.item])
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func scroll(to position: CGFloat) {
      self.position = position
      layOut()
    }
  }

  /// Expects each day at its place in a separately packed month, with measured lengths for the days seen so
  /// far.
  private func expectMonths(_ days: Days, sourceLocation: SourceLocation = #_sourceLocation) {
    days.layOut()
    let isVertical = days.layout.scrollDirection == .vertical
    let headerLength: CGFloat = days.layout.sectionHeadersPinToVisibleBounds ? 30 : 0
    var top = 10 + headerLength
    for (section, numbers) in days.sections.enumerated() {
      let plain = MonthLayout()
      plain.firstColumn = Days.firstColumn
      let sizes = numbers.indices.filter { days.seen.contains(numbers[$0]) }
        .map { ($0, CGSize(width: 0, height: Days.length(of: numbers[$0]))) }
      let packing = plain.pack(
        ItemsToPack(
          section: section, values: numbers.map { _ in () }, breadth: 360,
          measuredSizes: Dictionary(uniqueKeysWithValues: sizes)))
      for (item, frame) in packing.frames.enumerated() {
        let found = days.layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        let moved = frame.offsetBy(dx: 10, dy: top)
        let expected =
          isVertical
          ? moved : CGRect(x: moved.minY, y: moved.minX, width: moved.height, height: moved.width)
        #expect(found.map { isClose($0, expected) } == true, sourceLocation: sourceLocation)
      }
      top += (packing.frames.last?.maxY ?? 0) + 20 + headerLength
    }
  }

  private static let months = (0..<12).map { month in (month * 31..<(month + 1) * 31).map { $0 } }

  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `each week is as long as the longest of its measured days`(
    direction: UICollectionView.ScrollDirection
  ) {
    let days = Days(Self.months, direction)
    expectMonths(days)
    #expect(days.seen.count > 20)
    for step in 1...8 {
      days.position = CGFloat(step) * 150
      expectMonths(days)
    }
  }

  @Test(arguments: [1, -1])
  func `measuring a day during scrolling moves no visible day`(way: CGFloat) {
    let days = Days(Self.months, pins: true)
    days.scroll(to: 1500)
    var offsets = 0
    for _ in 0..<50 {
      let before = days.framesOnScreen
      days.scroll(to: days.position + way * 23)
      let after = days.framesOnScreen
      for (number, frame) in after {
        guard let old = before[number], old.minY > 30, old.maxY < 350 else { continue }
        offsets += 1
        #expect(isClose(frame, old.offsetBy(dx: 0, dy: -way * 23), 1e-3), "\(number)")
      }
      expectAll(after) { $0.value.height >= Days.length(of: $0.key) - 1e-3 }
    }
    #expect(offsets > 300)
  }

  @Test(arguments: seeds(10))
  func `measured lengths move with their days`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let days = Days(Self.months)
    var next = 1000
    for _ in 0..<6 {
      days.scroll(to: random.double(0...1200))
      let section = random.int(0...3)
      days.view.performFinishedUpdates {
        let removed = days.sections[section].indices.filter { _ in random.chance(0.2) }
        for item in removed.reversed() { days.sections[section].remove(at: item) }
        days.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
        let (index, count) = (random.int(0...days.sections[section].count), random.int(0...9))
        days.sections[section].insert(contentsOf: next..<next + count, at: index)
        next += count
        days.view.insertItems(at: (index..<index + count).map { IndexPath(item: $0, section: section) })
      }
      days.view.performFinishedUpdates {
        days.sections.insert(days.sections.remove(at: section), at: 5)
        days.view.moveSection(section, toSection: 5)
      }
      expectMonths(days)
    }
  }

  @Test
  func `measuring packs a month once per pass, and scrolling back packs nothing`() {
    let days = Days([Array(0..<100_000)])
    // The month is packed before the view has a usable width, when the view appears, and after measuring.
    #expect(days.seen.count > 30, "\(days.packings)")
    #expect(days.packings <= 4, "\(days.packings)")
    for step in 1...20 { days.scroll(to: CGFloat(step) * 100) }
    // Scrolling back to measured days doesn't pack them again.
    days.packings = 0
    for step in (1...20).reversed() { days.scroll(to: CGFloat(step) * 100) }
    #expect(days.packings == 0)
    let seen = days.seen.count
    days.scroll(to: 50_000)
    #expect(days.seen.count > seen + 30, "\(days.packings)")
    #expect(days.packings <= 2, "\(days.packings)")
    days.packings = 0
    days.layout.daySpacing = 3
    days.layOut()
    #expect(days.packings <= 2)
  }
}
