import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct WaterfallLayoutTests {
  @Test func `properties have their documented defaults`() {
    let layout = WaterfallLayout()
    expectEqual(
      (layout.scrollDirection, .vertical),
      (layout.laneCount, 2),
      (layout.laneSpacing, 10),
      (layout.itemSpacing, 10),
      (layout.placement, .shortestLane),
      (layout.sectionInset, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)))
    expectEqual(
      (layout.headerReferenceLength, 0),
      (layout.footerReferenceLength, 0),
      (layout.sectionHeadersPinToVisibleBounds, false),
      (layout.sectionFootersPinToVisibleBounds, false),
      (layout.itemLength, .fractionalBreadth(1)),
      (layout.flipsHorizontallyInOppositeLayoutDirection, true))
  }

  @Test func `without a delegate, items are as long as their lane is broad`() {
    let fixture = Stage(counts: [3], size: CGSize(width: 320, height: 480))
    // (320 − 10 − 10 − 10) / 2 = 145
    expectEqual(
      (
        fixture.frames(),
        [
          CGRect(x: 10, y: 10, width: 145, height: 145), CGRect(x: 165, y: 10, width: 145, height: 145),
          CGRect(x: 10, y: 165, width: 145, height: 145),
        ]
      ),
      (fixture.layout.collectionViewContentSize, CGSize(width: 320, height: 320).narrowed))
  }

  @Test func `a fixed item length doesn't depend on the lanes`() {
    let fixture = Stage(counts: [2]) {
      $0.laneCount = 1
      $0.itemLength = .absolute(44)
    }
    expectEqual(
      (fixture.frames().map(\.minY), [10, 64]),
      (fixture.layout.collectionViewContentSize.height, 118))
  }

  @Test(
    arguments: [
      // ⌊(300 + 10) / (least + 10)⌋
      (90 as CGFloat, 3), (93.5, 2), (93, 3), (145, 2), (146, 1), (300, 1), (1000, 1),
    ])
  func `a minimum breadth gives the number of lanes, with at least one`(least: CGFloat, lanes: Int) {
    let fixture = Stage(counts: [20], size: CGSize(width: 320, height: 100)) {
      $0.laneCount = .fitting(minimumBreadth: least)
    }
    #expect(Set(fixture.frames().map(\.minX)).count == lanes)
  }

  // MARK: Catalog

  @Test func `sequential placement fills vertical lanes in turn`() {
    let fixture = Stage(counts: [6], size: CGSize(width: 375, height: 667), roundRobin)
    fixture.delegate = WaterfallDelegate { path, breadth in 2 * breadth - (path.item == 1 ? 20 : 0) }
    // (375 − 15) / 2 = 180
    expectEqual(
      (
        fixture.frames(),
        [
          CGRect(x: 5, y: 5, width: 180, height: 360), CGRect(x: 190, y: 5, width: 180, height: 340),
          CGRect(x: 5, y: 370, width: 180, height: 360), CGRect(x: 190, y: 350, width: 180, height: 360),
          CGRect(x: 5, y: 735, width: 180, height: 360), CGRect(x: 190, y: 715, width: 180, height: 360),
        ]
      ),
      (fixture.layout.collectionViewContentSize, CGSize(width: 375, height: 1100).narrowed))
  }

  @Test func `sequential placement fills horizontal lanes in turn`() {
    let fixture = Stage(counts: [4], size: CGSize(width: 667, height: 375)) {
      roundRobin($0)
      $0.scrollDirection = .horizontal
    }
    fixture.delegate = WaterfallDelegate { path, breadth in 2 * breadth - (path.item == 1 ? 20 : 0) }
    expectEqual(
      (
        fixture.frames(),
        [
          CGRect(x: 5, y: 5, width: 360, height: 180), CGRect(x: 5, y: 190, width: 340, height: 180),
          CGRect(x: 370, y: 5, width: 360, height: 180), CGRect(x: 350, y: 190, width: 360, height: 180),
        ]
      ),
      (fixture.layout.collectionViewContentSize, CGSize(width: 735, height: 375)))
  }

  @Test func `delegate lengths are placed in the shortest lane`() {
    let fixture = Stage(counts: [7], size: CGSize(width: 340, height: 600)) {
      $0.laneCount = 3
      $0.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
    }
    let ratios: [CGFloat] = [1, 2, 0.5, 1.5, 1, 1, 1]
    fixture.delegate = WaterfallDelegate { path, breadth in breadth * ratios[path.item] }
    // (340 − 40) / 3 = 100
    expectEqual(
      (
        fixture.frames(),
        [
          CGRect(x: 10, y: 20, width: 100, height: 100), CGRect(x: 120, y: 20, width: 100, height: 200),
          CGRect(x: 230, y: 20, width: 100, height: 50), CGRect(x: 230, y: 80, width: 100, height: 150),
          CGRect(x: 10, y: 130, width: 100, height: 100), CGRect(x: 120, y: 230, width: 100, height: 100),
          CGRect(x: 10, y: 240, width: 100, height: 100),
        ]
      ),
      (fixture.layout.collectionViewContentSize, CGSize(width: 340, height: 350).narrowed))
  }

  @Test func `random lengths match the reference rules`() {
    var random = SeededGenerator(seed: 3)
    let heights = (0..<60).map { _ in CGFloat(Int.random(in: 50...149, using: &random)) }
    let fixture = Stage(counts: [60], size: CGSize(width: 375, height: 667)) {
      $0.laneCount = 3
      $0.sectionInset.top = 20
    }
    fixture.delegate = WaterfallDelegate { path, _ in heights[path.item] }
    var section = SectionedDelegate.Section(items: heights.map { .init(length: $0) })
    section.inset = UIEdgeInsets(top: 20, left: 10, bottom: 10, right: 10)
    let expected = PlainWaterfall(sections: [section], breadth: 375).frames()
    expectFrames(fixture.frames(), equal: expected.sections[0].items)
    #expect(fixture.layout.collectionViewContentSize == expected.contentSize.narrowed)
  }

  private func roundRobin(_ layout: WaterfallLayout) {
    layout.laneSpacing = 5
    layout.itemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    layout.placement = .sequential
  }

  // MARK: Sections

  @Test func `sections have a header, insets around their items, and a footer, even if empty`() {
    let fixture = Stage(counts: [1, 0, 1], size: CGSize(width: 100, height: 480)) {
      $0.laneCount = 1
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 8)
      $0.itemLength = .absolute(40)
      $0.headerReferenceLength = 30
      $0.footerReferenceLength = 20
    }
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    expectEqual(
      (fixture.frames(inSection: 0), [CGRect(x: 12, y: 34, width: 80, height: 40)]),
      (fixture.frame(of: header, inSection: 0), CGRect(x: 0, y: 0, width: 100, height: 30)),
      (fixture.frame(of: footer, inSection: 0), CGRect(x: 0, y: 80, width: 100, height: 20)),
      (fixture.frame(of: header, inSection: 1), CGRect(x: 0, y: 100, width: 100, height: 30)),
      (fixture.frame(of: footer, inSection: 1), CGRect(x: 0, y: 140, width: 100, height: 20)),
      (fixture.frames(inSection: 2), [CGRect(x: 12, y: 194, width: 80, height: 40)]),
      (fixture.layout.collectionViewContentSize, CGSize(width: 100, height: 260).narrowed))
  }

  @Test func `sections without a header or footer have no attributes for one`() {
    let fixture = Stage(counts: [1])
    expectEqual(
      (fixture.frame(of: UICollectionView.elementKindSectionHeader, inSection: 0), nil),
      (fixture.frame(of: UICollectionView.elementKindSectionFooter, inSection: 0), nil),
      (fixture.frame(of: "another kind", inSection: 0), nil))
    expectAll(fixture.allAttributes) { $0.representedElementCategory == .cell }
  }

  @Test func `headers and footers are in front of cells`() {
    let fixture = Stage(counts: [2]) {
      $0.headerReferenceLength = 30
      $0.footerReferenceLength = 30
    }
    #expect(fixture.allAttributes.map(\.zIndex) == [10, 10, 0, 0])
  }

  // MARK: Empty contents

  @Test(arguments: [[], [0], [0, 0]] as [[Int]])
  func `without items, the contents have no length and the view's width`(counts: [Int]) {
    let fixture = Stage(counts: counts) { $0.sectionInset = .zero }
    fixture.layOut()
    #expect(fixture.layout.collectionViewContentSize == CGSize(width: 320, height: 0).narrowed)
    #expect(fixture.layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
  }

  @Test func `zero bounds don't make lanes negative`() {
    let fixture = Stage(counts: [5], size: .zero) { $0.headerReferenceLength = 20 }
    fixture.view.collectionViewLayout.prepare()
    let attributes = (0..<5).compactMap {
      fixture.layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    #expect(attributes.count == 5)
    expectAll(attributes) { $0.size == .zero }
    #expect(fixture.layout.collectionViewContentSize.width == 0)
  }

  @Test func `there are no attributes without a collection view`() {
    let layout = WaterfallLayout()
    layout.prepare()
    expectEqual(
      (layout.collectionViewContentSize, .zero),
      (layout.layoutAttributesForElements(in: .infinite), []),
      (layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)), nil))
  }

  @Test func `nonexistent items and sections have no attributes`() {
    let fixture = Stage(counts: [2, 0])
    fixture.layOut()
    for path in [[0, 2], [1, 0], [2, 0], [0, -1], [-1, 0], [0], []] as [IndexPath] {
      #expect(fixture.layout.layoutAttributesForItem(at: path) == nil)
    }
  }

  @Test func `attributes are returned as copies`() {
    let fixture = Stage(counts: [1])
    let before = fixture.frames()
    fixture.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame = .zero
    fixture.layout.layoutAttributesForElements(in: .infinite)?.first?.frame = .zero
    #expect(fixture.frames() == before)
  }
}
