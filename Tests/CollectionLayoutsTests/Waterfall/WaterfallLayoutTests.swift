import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct WaterfallLayoutTests {
  @Test("properties start at their documented values")
  func defaults() {
    let layout = WaterfallLayout()
    #expect(layout.scrollDirection == .vertical && layout.laneCount == 2 && layout.minimumLaneBreadth == nil)
    #expect(layout.laneSpacing == 10 && layout.itemSpacing == 10 && layout.placement == .shortestLane)
    #expect(layout.sectionInset == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(layout.headerReferenceLength == 0 && layout.footerReferenceLength == 0)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(layout.itemLength == .fractionalBreadth(1) && layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test("without a delegate, items are as long as their lane is broad")
  func squares() {
    let fixture = WaterfallFixture(counts: [3], size: CGSize(width: 320, height: 480))
    // (320 − 10 − 10 − 10) / 2 = 145
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 145, height: 145), CGRect(x: 165, y: 10, width: 145, height: 145),
        CGRect(x: 10, y: 165, width: 145, height: 145),
      ])
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 320, height: 320))
  }

  @Test("a fixed length holds whatever the lanes are")
  func fixedLength() {
    let fixture = WaterfallFixture(counts: [2]) {
      $0.laneCount = 1
      $0.itemLength = .absolute(44)
    }
    #expect(fixture.frames().map(\.minY) == [10, 64])
    #expect(fixture.layout.collectionViewContentSize.height == 118)
  }

  @Test(
    "as many lanes as the least breadth allows, one at least",
    arguments: [
      // ⌊(300 + 10) / (least + 10)⌋
      (90 as CGFloat, 3), (93.5, 2), (93, 3), (145, 2), (146, 1), (300, 1), (1000, 1),
    ])
  func minimumLaneBreadth(least: CGFloat, lanes: Int) {
    let fixture = WaterfallFixture(counts: [20], size: CGSize(width: 320, height: 100)) {
      $0.minimumLaneBreadth = least
      $0.laneCount = 7
    }
    #expect(Set(fixture.frames().map(\.minX)).count == lanes)
  }

  // MARK: The catalogue

  @Test("the round-robin one, vertical")
  func roundRobin() {
    let fixture = WaterfallFixture(counts: [6], size: CGSize(width: 375, height: 667), roundRobin)
    fixture.use(WaterfallDelegate { path, breadth in 2 * breadth - (path.item == 1 ? 20 : 0) })
    // (375 − 15) / 2 = 180
    #expect(
      fixture.frames() == [
        CGRect(x: 5, y: 5, width: 180, height: 360), CGRect(x: 190, y: 5, width: 180, height: 340),
        CGRect(x: 5, y: 370, width: 180, height: 360), CGRect(x: 190, y: 350, width: 180, height: 360),
        CGRect(x: 5, y: 735, width: 180, height: 360), CGRect(x: 190, y: 715, width: 180, height: 360),
      ])
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 375, height: 1100))
  }

  @Test("the round-robin one, horizontal")
  func roundRobinHorizontal() {
    let fixture = WaterfallFixture(counts: [4], size: CGSize(width: 667, height: 375)) {
      roundRobin($0)
      $0.scrollDirection = .horizontal
    }
    fixture.use(WaterfallDelegate { path, breadth in 2 * breadth - (path.item == 1 ? 20 : 0) })
    #expect(
      fixture.frames() == [
        CGRect(x: 5, y: 5, width: 360, height: 180), CGRect(x: 5, y: 190, width: 340, height: 180),
        CGRect(x: 370, y: 5, width: 360, height: 180), CGRect(x: 350, y: 190, width: 360, height: 180),
      ])
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 735, height: 375))
  }

  @Test("the delegate one: its row margin above the first row too")
  func delegateOne() {
    let fixture = WaterfallFixture(counts: [7], size: CGSize(width: 340, height: 600)) {
      $0.laneCount = 3
      $0.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
    }
    let ratios: [CGFloat] = [1, 2, 0.5, 1.5, 1, 1, 1]
    fixture.use(WaterfallDelegate { path, breadth in breadth * ratios[path.item] })
    // (340 − 40) / 3 = 100
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 20, width: 100, height: 100), CGRect(x: 120, y: 20, width: 100, height: 200),
        CGRect(x: 230, y: 20, width: 100, height: 50), CGRect(x: 230, y: 80, width: 100, height: 150),
        CGRect(x: 10, y: 130, width: 100, height: 100), CGRect(x: 120, y: 230, width: 100, height: 100),
        CGRect(x: 10, y: 240, width: 100, height: 100),
      ])
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 340, height: 350))
  }

  @Test("the random one, against the plain rules")
  func randomOne() {
    var random = SeededGenerator(seed: 3)
    let heights = (0..<60).map { _ in CGFloat(Int.random(in: 50...149, using: &random)) }
    let fixture = WaterfallFixture(counts: [60], size: CGSize(width: 375, height: 667)) {
      $0.laneCount = 3
      $0.sectionInset.top = 20
    }
    fixture.use(WaterfallDelegate { path, _ in heights[path.item] })
    var section = SectionedDelegate.Section(items: heights.map { .init(length: $0) })
    section.inset = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
    let expected = PlainWaterfall(sections: [section], breadth: 375).frames()
    #expect(zip(fixture.frames(), expected.sections[0].items).allSatisfy { $0.isClose(to: $1) })
    #expect(fixture.layout.collectionViewContentSize == expected.contentSize)
  }

  private func roundRobin(_ layout: WaterfallLayout) {
    layout.laneSpacing = 5
    layout.itemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    layout.placement = .sequential
  }

  // MARK: Sections

  @Test("a section is header, inset, items, inset, footer; an empty one leaves out the items")
  func sections() {
    let fixture = WaterfallFixture(counts: [1, 0, 1], size: CGSize(width: 100, height: 480)) {
      $0.laneCount = 1
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 8)
      $0.itemLength = .absolute(40)
      $0.headerReferenceLength = 30
      $0.footerReferenceLength = 20
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(fixture.frames(inSection: 0) == [CGRect(x: 12, y: 34, width: 80, height: 40)])
    #expect(fixture.frame(of: header, inSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(fixture.frame(of: footer, inSection: 0) == CGRect(x: 0, y: 80, width: 100, height: 20))
    #expect(fixture.frame(of: header, inSection: 1) == CGRect(x: 0, y: 100, width: 100, height: 30))
    #expect(fixture.frame(of: footer, inSection: 1) == CGRect(x: 0, y: 140, width: 100, height: 20))
    #expect(fixture.frames(inSection: 2) == [CGRect(x: 12, y: 194, width: 80, height: 40)])
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 100, height: 260))
  }

  @Test("sections without a header or footer have no attributes for one")
  func noBoundaries() {
    let fixture = WaterfallFixture(counts: [1])
    #expect(fixture.frame(of: UICollectionView.elementKindSectionHeader, inSection: 0) == nil)
    #expect(fixture.frame(of: UICollectionView.elementKindSectionFooter, inSection: 0) == nil)
    #expect(fixture.frame(of: "another kind", inSection: 0) == nil)
    #expect(fixture.allAttributes.allSatisfy { $0.representedElementCategory == .cell })
  }

  @Test("headers and footers stand above cells")
  func zIndex() {
    let fixture = WaterfallFixture(counts: [2]) {
      $0.headerReferenceLength = 30
      $0.footerReferenceLength = 30
    }
    #expect(fixture.allAttributes.map(\.zIndex) == [10, 10, 0, 0])
  }

  // MARK: Nothing there

  @Test("no sections: no length, the view's breadth", arguments: [[], [0], [0, 0]] as [[Int]])
  func empty(counts: [Int]) {
    let fixture = WaterfallFixture(counts: counts) { $0.sectionInset = .zero }
    fixture.prepare()
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 320, height: 0))
    #expect(fixture.layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
  }

  @Test("bounds of no size make no lane negative")
  func noBounds() {
    let fixture = WaterfallFixture(counts: [5], size: .zero) { $0.headerReferenceLength = 20 }
    fixture.collectionView.collectionViewLayout.prepare()
    let attributes = (0..<5).compactMap {
      fixture.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    #expect(attributes.count == 5)
    #expect(attributes.allSatisfy { $0.size == .zero })
    #expect(fixture.layout.collectionViewContentSize.width == 0)
  }

  @Test("outside a collection view there is nothing")
  func alone() {
    let layout = WaterfallLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == [])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("items and sections that are not there have no attributes")
  func outOfRange() {
    let fixture = WaterfallFixture(counts: [2, 0])
    fixture.prepare()
    for path in [[0, 2], [1, 0], [2, 0], [0, -1], [-1, 0], [0], []] as [IndexPath] {
      #expect(fixture.layout.layoutAttributesForItem(at: path) == nil)
    }
  }

  @Test("attributes are handed out as copies")
  func copies() {
    let fixture = WaterfallFixture(counts: [1])
    let before = fixture.frames()
    fixture.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame = .zero
    fixture.layout.layoutAttributesForElements(in: .infinite)?.first?.frame = .zero
    #expect(fixture.frames() == before)
  }
}
