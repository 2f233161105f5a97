import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct JustifiedLayoutTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  /// Returns a stage with 300 points between the insets.
  private func fixture(
    _ ratios: [CGFloat], _ setUp: (JustifiedLayout) -> Void = { _ in }
  ) -> Stage<JustifiedLayout> {
    let layout = JustifiedLayout()
    layout.itemSpacing = 0
    layout.lineSpacing = 5
    layout.targetItemLength = 100
    setUp(layout)
    return Stage(
      layout, width: 320, height: 480, counts: [ratios.count], delegate: JustifiedWall(ratios: ratios))
  }

  @Test func `properties have their documented defaults`() {
    let layout = JustifiedLayout()
    expectEqual((layout.scrollDirection, .vertical), (layout.targetItemLength, 120))
    #expect(layout.maximumItemLength == nil)
    expectEqual((layout.lastLineAlignment, .leading), (layout.showsIncompleteLastLine, true))
    expectEqual((layout.itemSpacing, 10), (layout.lineSpacing, 10))
    #expect(layout.sectionInset == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    expectEqual((layout.headerReferenceLength, 0), (layout.footerReferenceLength, 0))
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    expectEqual((layout.pinningOffset, 0), (layout.maintainsVisibleContentPosition, true))
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
  }

  @Test func `without a delegate, items are square`() {
    let fixture = Stage(JustifiedLayout(), width: 320, height: 480, counts: [4])
    // Two items are (300 − 10) / 2 = 145 points high. That's nearer to 120 than the 93⅓ points of three
    // items.
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 145, height: 145), CGRect(x: 165, y: 10, width: 145, height: 145),
        CGRect(x: 10, y: 165, width: 120, height: 120), CGRect(x: 140, y: 165, width: 120, height: 120),
      ])
  }

  @Test func `an item starts a new row if the previous row is closer to the target without it`() {
    // Two items of ratio 1 are 150 points high. A third item of ratio 4 makes them 50 points high, equally
    // far from 100.
    expectEqual(
      (fixture([1, 1, 4]).frames().map(\.height), [50, 50, 50]),
      // A third item of ratio 4.25 makes them 48 points high, farther from 100.
      (fixture([1, 1, 4.25]).frames().map(\.minY), [10, 10, 165]))
  }

  @Test func `a row has at least one item, however wide it is`() {
    #expect(
      fixture([30, 30]).frames() == [
        CGRect(x: 10, y: 10, width: 300, height: 10), CGRect(x: 10, y: 25, width: 300, height: 10),
      ])
  }

  @Test(arguments: [(LineAlignment.center, 110.0), (.trailing, 210)] as [(LineAlignment, CGFloat)])
  func `a last row can be centered or trailing, mirrored from right to left`(
    alignment: LineAlignment, start: CGFloat
  ) {
    for isRightToLeft in [false, true] {
      let layout = JustifiedLayout()
      (layout.targetItemLength, layout.lastLineAlignment) = (100, alignment)
      (layout.itemSpacing, layout.lineSpacing) = (0, 5)
      let stage = Stage(
        layout, width: 320, height: 480, counts: [3], isRightToLeft: isRightToLeft,
        delegate: JustifiedWall(ratios: [1.5, 1.5, 1]))
      var frame = stage.attributes(2)?.frame ?? .zero
      if isRightToLeft { frame.origin.x = 320 - frame.maxX }
      #expect(frame == CGRect(x: start, y: 115, width: 100, height: 100))
      let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 110, width: 320, height: 200))
      #expect(found?.map(\.indexPath) == [[0, 2]])
    }
  }

  @Test func `the last row is leading, justified, or hidden`() {
    let ratios: [CGFloat] = [1.5, 1.5, 1]
    let leading = fixture(ratios)
    #expect(leading.frames()[2] == CGRect(x: 10, y: 115, width: 100, height: 100))
    #expect(leading.layout.collectionViewContentSize.height == 225)
    let justified = fixture(ratios) { $0.lastLineAlignment = .justified }
    #expect(justified.frames()[2] == CGRect(x: 10, y: 115, width: 300, height: 300))
    #expect(justified.layout.collectionViewContentSize.height == 425)
    let hidden = fixture(ratios) { $0.showsIncompleteLastLine = false }
    let attributes = hidden.layout.layoutAttributesForItem(at: [0, 2])
    expectEqual(
      (attributes?.isHidden, true),
      (attributes?.size, .zero),
      (hidden.layout.layoutAttributesForElements(in: .infinite)?.count, 2),
      (hidden.layout.collectionViewContentSize.height, 120),
      (hidden.view.visibleCells.count, 2))
  }

  @Test func `a hidden last row becomes visible when an insertion completes it`() {
    let wall = JustifiedWall(ratios: [1.5, 1.5, 1])
    let layout = JustifiedLayout()
    layout.showsIncompleteLastLine = false
    let fixture = Stage(layout, width: 320, height: 480, counts: [3], delegate: wall)
    let window = fixture.view.shownInWindow()
    #expect(fixture.view.visibleCells.count == 2)
    fixture.view.performFinishedUpdates {
      wall.sections[0].items.append(2)
      fixture.counts = [4]
      fixture.view.insertItems(at: [[0, 3]])
    }
    expectEqual(
      (fixture.view.visibleCells.count, 4),
      (fixture.view.cellForItem(at: [0, 2])?.isHidden, false))
    withExtendedLifetime(window) {}
  }

  @Test func `a row longer than maximumItemLength is limited to it and leading-aligned`() {
    // The first item alone would be 120 points high.
    let fixture = fixture([2.5, 20, 1]) {
      $0.maximumItemLength = 110
      $0.lastLineAlignment = .justified
    }
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 275, height: 110), CGRect(x: 10, y: 125, width: 300, height: 15),
        CGRect(x: 10, y: 145, width: 110, height: 110),
      ])
  }

  @Test func `sections have a header, insets around their rows, and a footer, even if empty`() {
    let layout = JustifiedLayout()
    layout.targetItemLength = 40
    layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 8)
    layout.headerReferenceLength = 30
    layout.footerReferenceLength = 20
    let fixture = Stage(layout, width: 100, height: 480, counts: [1, 0, 1])
    expectEqual(
      (fixture.frames(inSection: 0), [CGRect(x: 12, y: 34, width: 40, height: 40)]),
      (fixture.frame(of: header, inSection: 0), CGRect(x: 0, y: 0, width: 100, height: 30)),
      (fixture.frame(of: footer, inSection: 0), CGRect(x: 0, y: 80, width: 100, height: 20)),
      (fixture.frame(of: header, inSection: 1), CGRect(x: 0, y: 100, width: 100, height: 30)),
      (fixture.frame(of: footer, inSection: 1), CGRect(x: 0, y: 140, width: 100, height: 20)),
      (fixture.frames(inSection: 2), [CGRect(x: 12, y: 194, width: 40, height: 40)]),
      (layout.collectionViewContentSize, CGSize(width: 100, height: 260).narrowed),
      (fixture.frame(of: "another kind", inSection: 0), nil))
  }

  @Test func `with horizontal scrolling, rows are columns, and items keep their ratio`() {
    let layout = JustifiedLayout()
    layout.scrollDirection = .horizontal
    layout.targetItemLength = 100
    layout.itemSpacing = 0
    let fixture = Stage(
      layout, width: 480, height: 320, counts: [3], delegate: JustifiedWall(ratios: [0.5, 1, 2]))
    // For a width of 1, the heights are 2 and 1. The column is 300 / 3 points wide.
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 100, height: 200), CGRect(x: 10, y: 210, width: 100, height: 100),
        CGRect(x: 120, y: 10, width: 100, height: 50),
      ])
    layout.scrollDirection = .vertical
    #expect(fixture.frames()[0].width == fixture.frames()[0].height / 2)
  }
}

@Suite struct JustifiedMistakesTests {
  @Test(arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func `an invalid ratio is reported once with its index path and treated as 1`(ratio: CGFloat) {
    collectingDiagnostics { reports in
      let fixture = Stage(
        JustifiedLayout(), width: 320, height: 480, counts: [3],
        delegate: JustifiedWall(ratios: [1, ratio, ratio]))
      #expect(
        fixture.frames()
          == Stage(
            JustifiedLayout(), width: 320, height: 480, counts: [3],
            delegate: JustifiedWall(ratios: [1, 1, 1])
          ).frames())
      fixture.layout.invalidateLayout()
      fixture.layOut()
      expectEqual(
        (reports().count, 1),
        (reports().first?.indexPath, [0, 1]),
        (reports().first?.replacement, 1))
      #expect(
        reports().first?.description.hasPrefix("JustifiedLayout: the aspect ratio at [0, 1] is ") == true)
    }
  }

  @Test(arguments: [-3, .nan, .infinity] as [CGFloat])
  func `an invalid setting is reported once and still yields valid frames`(value: CGFloat) {
    let settings: [(JustifiedLayout) -> Void] = [
      { $0.targetItemLength = value }, { $0.maximumItemLength = value }, { $0.itemSpacing = value },
      { $0.lineSpacing = value }, { $0.headerReferenceLength = .absolute(value) },
      { $0.footerReferenceLength = .estimated(value) },
    ]
    for set in settings {
      collectingDiagnostics { reports in
        let layout = JustifiedLayout()
        set(layout)
        let fixture = Stage(layout, width: 320, height: 480, counts: [30])
        fixture.layout.invalidateLayout()
        expectAll(fixture.frames()) { $0.width >= 0 && $0.maxY < 10_000 && $0.maxX < 400 }
        #expect(reports().count == 1)
      }
    }
  }

  @Test func `insets without room make items of zero size`() {
    let layout = JustifiedLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    layout.lastLineAlignment = .justified
    let fixture = Stage(layout, width: 320, height: 480, counts: [5])
    expectAll(fixture.frames()) { $0.size == .zero }
  }

  @Test(arguments: [[], [0], [0, 0], [3]] as [[Int]])
  func `zero bounds, no sections, and no items are handled`(counts: [Int]) {
    let fixture = Stage(JustifiedLayout(), width: 0, height: 0, counts: counts)
    fixture.layout.prepare()
    #expect(fixture.layout.collectionViewContentSize.width == 0)
    fixture.view.frame.size = CGSize(width: 320, height: 480)
    fixture.layOut()
    #expect(fixture.view.visibleCells.count == counts.reduce(0, +))
  }

  @Test func `there are no attributes without a collection view or for invalid paths`() {
    let layout = JustifiedLayout()
    layout.prepare()
    expectEqual(
      (layout.collectionViewContentSize, .zero),
      (layout.layoutAttributesForElements(in: .infinite), []),
      (layout.layoutAttributesForItem(at: [0, 0]), nil))
    let fixture = Stage(layout, width: 320, height: 480, counts: [2, 0])
    for path in [[0, 2], [1, 0], [2, 0], [0, -1], [-1, 0], [0], []] as [IndexPath] {
      expectEqual(
        (fixture.layout.layoutAttributesForItem(at: path), nil),
        (
          fixture.layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path), nil
        ))
    }
  }
}
