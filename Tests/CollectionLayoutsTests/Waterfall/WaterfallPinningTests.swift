import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct WaterfallPinningTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  /// Returns two sections of 1000 points each: a header of 30, ten items of 95, and a footer of 20. There are
  /// no insets or spacings.
  private func fixture(
    headers: Bool = false, footers: Bool = false, direction: UICollectionView.ScrollDirection = .vertical
  ) -> Stage<WaterfallLayout> {
    let fixture = Stage(counts: [10, 10], size: CGSize(width: 200, height: 200)) {
      $0.scrollDirection = direction
      $0.laneCount = 1
      $0.itemSpacing = 0
      $0.sectionInset = .zero
      $0.itemLength = .absolute(95)
      $0.headerReferenceLength = 30
      $0.footerReferenceLength = 20
      $0.sectionHeadersPinToVisibleBounds = headers
      $0.sectionFootersPinToVisibleBounds = footers
    }
    fixture.layOut()
    return fixture
  }

  @Test(
    .asked(
      "CHTCollectionViewWaterfallLayout#165", "CHTCollectionViewWaterfallLayout#188",
      "CHTCollectionViewWaterfallLayout#214", "WaterfallLayout#18", "MagazineLayout#33", "ChatLayout#80"),
    arguments: [
      (offset: -50 as CGFloat, first: 0 as CGFloat, second: 1000 as CGFloat), (0, 0, 1000), (1, 1, 1000),
      (500, 500, 1000), (970, 970, 1000), (985, 970, 1000), (1000, 970, 1000), (1300, 970, 1300),
    ])
  func `a pinned header stays at the top until its section ends`(
    offset: CGFloat, first: CGFloat, second: CGFloat
  ) {
    let fixture = fixture(headers: true)
    fixture.view.contentOffset.y = offset
    expectEqual(
      (fixture.frame(of: header, inSection: 0)?.minY, first),
      (fixture.frame(of: header, inSection: 1)?.minY, second),
      (fixture.frame(of: footer, inSection: 0)?.minY, 980))
  }

  @Test(
    .asked("WaterfallLayout#18"),
    arguments: [
      (offset: 0 as CGFloat, first: 180 as CGFloat, second: 1000 as CGFloat), (100, 280, 1000),
      (800, 980, 1000),
      (810, 980, 1000), (830, 980, 1010), (1700, 980, 1880), (1800, 980, 1980),
    ])
  func `a pinned footer stays at the bottom, but never above its section`(
    offset: CGFloat, first: CGFloat, second: CGFloat
  ) {
    let fixture = fixture(footers: true)
    fixture.view.contentOffset.y = offset
    expectEqual(
      (fixture.frame(of: footer, inSection: 0)?.minY, first),
      (fixture.frame(of: footer, inSection: 1)?.minY, second))
  }

  @Test
  func `a header is pinned until the longest lane ends, and a footer from the beginning`()
    throws
  {
    let fixture = Stage(counts: [3, 30], size: CGSize(width: 300, height: 200)) {
      $0.laneCount = 3
      $0.itemSpacing = 0
      $0.sectionInset = .zero
      $0.headerReferenceLength = 30
      $0.footerReferenceLength = 20
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    // The lanes end at 130, 930, and 330.
    fixture.delegate = WaterfallDelegate { path, _ in path == [0, 0] ? 100 : path == [0, 1] ? 900 : 300 }
    for (offset, header, footer) in [
      (0, 0, 180), (120, 120, 300), (600, 600, 780), (751, 751, 930), (900, 900, 930), (940, 920, 930),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      fixture.view.contentOffset.y = offset
      expectEqual(
        (fixture.frame(of: self.header, inSection: 0)?.minY, header),
        (fixture.frame(of: self.footer, inSection: 0)?.minY, footer),
        comment: "at \(offset)")
    }
  }

  @Test func `headers and footers are pinned within the content inset`() {
    let fixture = fixture(headers: true, footers: true)
    fixture.view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 25, right: 0)
    fixture.view.contentOffset.y = 300
    expectEqual(
      (fixture.frame(of: header, inSection: 0)?.minY, 340),
      (fixture.frame(of: footer, inSection: 0)?.maxY, 475))
  }

  @Test func `a rect query finds a pinned header at its pinned frame`() {
    let fixture = fixture(headers: true)
    fixture.view.contentOffset.y = 500
    fixture.layOut()
    func headers(_ y: CGFloat) -> [IndexPath] {
      let found =
        fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 200, height: 200)) ?? []
      return found.filter { $0.representedElementKind == header }.map(\.indexPath)
    }
    expectEqual((headers(500), [[0, 0]]), (headers(0), []), (headers(900), [[1, 0]]))
  }

  @Test func `scrolling moves the pinned header without querying anything`() throws {
    let fixture = fixture(headers: true)
    let delegate = WaterfallDelegate { _, _ in 95 }
    fixture.delegate = delegate
    fixture.layout.invalidateLayout()
    fixture.layOut()
    #expect(delegate.lengthQuestions.count == 20)
    delegate.forgetQuestions()
    let countQuestions = fixture.source.countQuestions
    for offset in stride(from: 10 as CGFloat, through: 1500, by: 35) {
      fixture.view.contentOffset.y = offset
      fixture.layOut()
      let section = offset < 1000 ? 0 : 1
      let view = fixture.view.supplementaryView(
        forElementKind: header, at: IndexPath(item: 0, section: section))
      let expected = section == 0 ? min(offset, 970) : offset
      #expect(try #require(view).frame.minY == expected)
    }
    #expect(delegate.lengthQuestions.isEmpty)
    #expect(fixture.source.countQuestions == countQuestions)
  }

  @Test func `a changed pinning offset moves the visible header`() throws {
    let fixture = fixture(headers: true)
    fixture.view.contentOffset.y = 500
    fixture.layOut()
    for offset in [12, -7, 0] as [CGFloat] {
      fixture.layout.pinningOffset = offset
      fixture.layOut()
      let view = fixture.view.supplementaryView(forElementKind: header, at: [0, 0])
      #expect(try #require(view).frame.minY == 500 + offset)
    }
  }

  @Test func `with horizontal scrolling, headers stick at the left and footers at the right`() {
    let fixture = fixture(headers: true, footers: true, direction: .horizontal)
    fixture.view.contentOffset.x = 400
    expectEqual(
      (fixture.frame(of: header, inSection: 0), CGRect(x: 400, y: 0, width: 30, height: 200)),
      (fixture.frame(of: footer, inSection: 0), CGRect(x: 580, y: 0, width: 20, height: 200)))
  }

  @Test func `in a right-to-left view, a header sticks at the right edge`() {
    let fixture = fixture(headers: true, direction: .horizontal)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    // The contents are 2000 points long and start on the right. At offset 1400, the right edge is at 1600,
    // 400 points from the start.
    fixture.view.contentOffset.x = 1400
    fixture.layOut()
    let path = IndexPath(item: 0, section: 0)
    let frame = fixture.view.layoutAttributesForSupplementaryElement(ofKind: header, at: path)?
      .frame
    #expect(frame == CGRect(x: 1570, y: 0, width: 30, height: 200))
  }

  @Test func `scrolling invalidates only visible pinned views`() {
    let fixture = fixture(headers: true)
    let bounds = CGRect(x: 0, y: 100, width: 200, height: 200)
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = fixture.layout.invalidationContext(forBoundsChange: bounds)
    expectEqual(
      (context.invalidateEverything, false),
      (context.invalidateDataSourceCounts, false),
      (context.invalidatedItemIndexPaths, nil),
      (context.invalidatedSupplementaryIndexPaths, [header: [IndexPath(item: 0, section: 0)]]))
  }
}
