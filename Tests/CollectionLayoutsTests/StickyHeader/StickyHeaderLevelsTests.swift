import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite("Sticky headers that shrink, stretch and have levels")
struct StickyHeaderLevelsTests {
  private let kind = UICollectionView.elementKindSectionHeader

  /// Sections of 100 × 100 items under headers with different lengths, levels, and minimum lengths.
  private final class Chapters: NSObject, StickyHeaderFlowLayoutDelegate {
    struct Section {
      var items = 3
      var header: CGFloat = 40
      var level = 0
      var minimum: CGFloat?
    }
    let sections: [Section]

    init(_ sections: [Section]) { self.sections = sections }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: sections[section].header, height: sections[section].header) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      levelForHeaderInSection section: Int
    ) -> Int { sections[section].level }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLengthForHeaderInSection section: Int
    ) -> CGFloat? {
      sections[section].minimum ?? (collectionViewLayout as? StickyHeaderFlowLayout)?.minimumHeaderLength
    }
  }

  private struct List {
    private let stage: Stage<StickyHeaderFlowLayout>
    var layout: StickyHeaderFlowLayout { stage.layout }
    var view: UICollectionView { stage.view }

    init(
      _ sections: [Chapters.Section], isHorizontal: Bool = false, isRightToLeft: Bool = false,
      _ settings: (StickyHeaderFlowLayout) -> Void = { _ in }
    ) {
      let layout = StickyHeaderFlowLayout()
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      settings(layout)
      stage = Stage(
        layout, width: 100, height: 100, counts: sections.map(\.items), isRightToLeft: isRightToLeft,
        delegate: Chapters(sections))
    }

    /// Returns the start and length of a header on screen after scrolling, along the scroll direction and
    /// from the leading edge.
    func header(_ section: Int, at offset: CGFloat) -> [CGFloat]? {
      let isHorizontal = layout.scrollDirection == .horizontal
      let isMirrored = view.semanticContentAttribute == .forceRightToLeft
      let end = view.contentSize.width - 100
      view.contentOffset =
        isHorizontal ? CGPoint(x: isMirrored ? end - offset : offset, y: 0) : CGPoint(x: 0, y: offset)
      view.layoutIfNeeded()
      let path = IndexPath(item: 0, section: section)
      guard
        let frame = view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
      else { return nil }
      guard isHorizontal else { return [frame.minY - offset, frame.height] }
      guard isMirrored else { return [frame.minX - offset, frame.width] }
      return [view.contentOffset.x + 100 - frame.maxX, frame.width]
    }

    func zIndex(_ section: Int) -> Int? {
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.zIndex
    }
  }

  @Test(arguments: [(false, false), (true, false), (true, true)])
  func `a header shrinks to its minimum, sticks, and is then pushed away`(
    isHorizontal: Bool, isRightToLeft: Bool
  ) {
    let list = List(
      [.init(header: 60), .init(header: 60)], isHorizontal: isHorizontal, isRightToLeft: isRightToLeft
    ) { $0.minimumHeaderLength = 20 }
    expectEqual(
      (list.header(0, at: 0), [0, 60]),
      (list.header(0, at: 15), [0, 45]),
      (list.header(0, at: 40), [0, 20]),
      (list.header(0, at: 200), [0, 20]),
      (list.header(0, at: 350), [-10, 20]),
      (list.header(1, at: 350), [10, 60]),
      (list.header(0, at: -25), [25, 60]))
  }

  @Test func `sections have their own minimum lengths, which can't exceed the header's length`() {
    let list = List([.init(minimum: 10), .init(minimum: 90), .init()]) { $0.minimumHeaderLength = 30 }
    expectEqual(
      (list.header(0, at: 100), [0, 10]),
      (list.header(1, at: 440), [0, 40]),
      (list.header(2, at: 720), [0, 30]))
    list.layout.minimumHeaderLength = nil
    #expect(list.header(2, at: 720) == [0, 40])
  }

  @Test(
    arguments: [(false, false), (true, false), (true, true)])
  func `with stretchesFirstHeader, the first header grows with the overscroll`(
    isHorizontal: Bool, isRightToLeft: Bool
  ) {
    let list = List([.init(), .init()], isHorizontal: isHorizontal, isRightToLeft: isRightToLeft)
    #expect(list.header(0, at: -30) == [30, 40])
    list.layout.stretchesFirstHeader = true
    expectEqual(
      (list.header(0, at: -30), [0, 70]),
      (list.header(0, at: -500), [0, 540]),
      (list.view.visibleSupplementaryViews(ofKind: kind).count, 1),
      (list.header(0, at: 0), [0, 40]),
      (list.header(0, at: 30), [0, 40]),
      (list.header(1, at: -30), [370, 40]))
  }

  @Test(arguments: [(false, false), (true, false), (true, true)])
  func `without pinned headers, the first one still stretches, and levels don't matter`(
    isHorizontal: Bool, isRightToLeft: Bool
  ) {
    let list = List(
      [.init(), .init(level: 1, minimum: 10)], isHorizontal: isHorizontal, isRightToLeft: isRightToLeft
    ) {
      ($0.sectionHeadersPinToVisibleBounds, $0.stretchesFirstHeader) = (false, true)
      $0.pinningOffset = 30
    }
    expectEqual(
      (list.header(0, at: -50), [0, 90]),
      (list.header(1, at: -50), [390, 40]),
      (list.header(0, at: 30), [-30, 40]),
      (list.header(1, at: 360), [-20, 40]),
      (list.zIndex(0), list.zIndex(1)))
  }

  @Test(arguments: [nil, 20] as [CGFloat?], [-30, 0, 25] as [CGFloat])
  func `a header stretches with the overscroll at any pinning offset`(
    minimum: CGFloat?, pinningOffset: CGFloat
  ) throws {
    let list = List([.init(), .init(level: 1)]) {
      ($0.stretchesFirstHeader, $0.minimumHeaderLength) = (true, minimum)
      $0.pinningOffset = pinningOffset
    }
    let length: CGFloat = minimum == nil ? 40 : 40 - max(0, min(20, pinningOffset))
    expectEqual(
      (list.header(0, at: 0), [max(0, pinningOffset), length]),
      (list.header(0, at: -50), [max(0, pinningOffset), length + 50]),
      (list.header(1, at: -50), [390, 40]))
  }

  @Test func `only a header at the start of the contents stretches`() {
    let list = List([.init(items: 1, header: 0), .init()]) { $0.stretchesFirstHeader = true }
    expectEqual((list.header(1, at: 0), [100, 40]), (list.header(1, at: -20), [120, 40]))
    let close = List([.init(items: 0, header: 0), .init()]) {
      $0.stretchesFirstHeader = true
      $0.sectionInset.top = 1
    }
    #expect(close.header(1, at: -20) == [21, 40])
  }

  @Test
  func `deeper headers stick below outer ones and are pushed away with them`() {
    let list = List([
      .init(items: 0, header: 30, level: 0), .init(level: 1), .init(level: 1), .init(items: 0, level: 0),
    ])
    // The headers start at 0, 30, 370, and 710.
    expectEqual(
      (list.header(1, at: 100), [30, 40]),
      (list.header(0, at: 100), [0, 30]),
      (list.header(1, at: 310), [20, 40]),
      (list.header(2, at: 310), [60, 40]),
      (list.header(0, at: 400), [0, 30]),
      (list.header(2, at: 400), [30, 40]))
    expectEqual(
      (list.header(2, at: 650), [20, 40]),
      (list.header(0, at: 650), [0, 30]),
      (list.header(0, at: 690), [-10, 30]),
      (list.header(2, at: 690), [-20, 40]),
      (list.zIndex(0), (list.zIndex(1) ?? 0) + 1),
      (list.zIndex(1), list.zIndex(2)))
  }

  @Test func `a shrinking top header makes room for the headers below it`() {
    let list = List([.init(items: 0, header: 80, level: 0, minimum: 20), .init(level: 1), .init(level: 1)])
    expectEqual(
      (list.header(0, at: 30), [0, 50]),
      (list.header(1, at: 30), [50, 40]),
      (list.header(0, at: 100), [0, 20]),
      (list.header(1, at: 100), [20, 40]),
      (list.header(2, at: 460), [20, 40]),
      (list.header(1, at: 460), [-80, 40]))
  }

  @Test(
    .asked("CSStickyHeaderFlowLayout#115"))
  func `the top header stays shrunken at the top after a reload`() throws {
    let list = List([
      .init(items: 3, header: 80, level: 0, minimum: 20), .init(level: 1), .init(items: 6, level: 1),
    ])
    let end = list.view.contentSize.height - 100
    #expect(list.header(0, at: end) == [0, 20])
    for _ in 0..<2 {
      list.view.reloadData()
      list.view.layoutIfNeeded()
      #expect(list.view.contentOffset.y == end)
      for (section, start) in [(0, 0), (2, 20)] as [(Int, CGFloat)] {
        let header = try #require(
          list.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)))
        expectEqual((header.frame.minY, end + start), (header.frame.height, section == 0 ? 20 : 40))
        #expect(header.superview === list.view)
        expectEqual((header.isHidden, false), (header.alpha, 1))
      }
    }
    expectEqual((list.header(0, at: end - 70), [0, 20]), (list.header(2, at: end - 70), [20, 40]))
  }

  @Test func `a header without an outer header sticks to the top at any level`() {
    let list = List([.init(level: 2), .init(level: 1), .init(level: 2)])
    expectEqual(
      (list.header(0, at: 50), [0, 40]),
      (list.header(0, at: 320), [-20, 40]),
      (list.header(1, at: 800), [0, 40]),
      (list.header(2, at: 800), [40, 40]))
  }

  @Test func `a rect query finds each header once, with the attributes of a single query`() {
    let list = List([
      .init(items: 0, header: 80, level: 0, minimum: 20), .init(level: 1), .init(items: 1, header: 0),
      .init(items: 0, level: 0), .init(level: 3), .init(level: 1),
    ]) { $0.stretchesFirstHeader = true }
    var count = 0
    for offset in stride(from: CGFloat(-150), through: 1200, by: 30) {
      list.view.contentOffset.y = offset
      list.view.layoutIfNeeded()
      for start in stride(from: CGFloat(-200), through: 1300, by: 70) {
        for length in [1, 100, 500] as [CGFloat] {
          let rect = CGRect(x: 0, y: start, width: 100, height: length)
          let found = (list.layout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementKind == kind }
          let expected = (0..<6).compactMap {
            list.layout.layoutAttributesForSupplementaryView(
              ofKind: kind, at: IndexPath(item: 0, section: $0))
          }.filter { sharesArea($0.frame, rect) }
          #expect(found == expected, "\(rect) at \(offset)")
          count += expected.count
        }
      }
    }
    #expect(count > 0)
  }

  @Test func `invalid levels and lengths are reported once and replaced by valid values`() {
    collectingDiagnostics { reports in
      let list = List([.init(level: -4), .init(level: 1, minimum: -10), .init(level: 1000, minimum: .nan)])
      expectEqual((list.header(0, at: 50), [0, 40]), (list.header(1, at: 400), [40, 0]))
      expectEqual(
        (reports().map(\.subject), ["levelForHeaderInSection", "minimumHeaderLength"]),
        (reports().first?.replacement, 0))
    }
  }

  @Test func `no sections and no headers are handled`() {
    for sections in [[], [Chapters.Section(items: 0, header: 0, level: 3)]] {
      let list = List(sections) { $0.stretchesFirstHeader = true }
      list.view.contentOffset.y = -40
      list.view.layoutIfNeeded()
      #expect(list.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }
  }
}
