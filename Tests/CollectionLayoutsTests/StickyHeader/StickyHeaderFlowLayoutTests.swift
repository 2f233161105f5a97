import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Tests sections 200 points long: a header of 40 and four lines of 40.
@Suite("Sticky headers")
struct StickyHeaderFlowLayoutTests {
  private let kind = UICollectionView.elementKindSectionHeader

  /// Returns header lengths and item sizes, and counts the calls for sizes.
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    var headers: [CGFloat]
    var asked = 0
    init(headers: [CGFloat]) { self.headers = headers }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 300, height: 40)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: headers[section], height: headers[section]) }
  }

  private func stage(
    items: [Int] = [4, 4, 4], headers: [CGFloat] = [40, 40, 40],
    layout: StickyHeaderFlowLayout = StickyHeaderFlowLayout(), isHorizontal: Bool = false
  ) -> (Stage<StickyHeaderFlowLayout>, Delegate) {
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    if isHorizontal { layout.scrollDirection = .horizontal }
    let delegate = Delegate(headers: headers)
    return (Stage(layout, width: 300, height: 300, counts: items, delegate: delegate), delegate)
  }

  @Test(
    arguments: [
      (0.0, 0.0, 0.0, 200.0), (0, 100, 100, 200), (0, 170, 160, 200), (0, 250, 160, 250),
      (50, 0, 50, 200), (50, 100, 150, 200), (50, 120, 160, 200), (50, 160, 160, 210),
    ])
  func `headers stay at the pinning offset until the next one pushes them away`(
    pinningOffset: CGFloat, offset: CGFloat, first: CGFloat, second: CGFloat
  ) {
    let (fixture, _) = stage()
    fixture.layout.pinningOffset = pinningOffset
    fixture.scroll(to: CGPoint(x: 0, y: offset))
    expectEqual(
      (fixture.header(0), CGRect(x: 0, y: first, width: 300, height: 40)),
      (fixture.header(1), CGRect(x: 0, y: second, width: 300, height: 40)))
  }

  @Test func `the last header stays until the contents end`() {
    let (fixture, _) = stage()
    fixture.scroll(to: CGPoint(x: 0, y: 590))
    #expect(fixture.header(2)?.minY == 560)
  }

  @Test func `a section without a header still pushes the previous header away`() {
    let (fixture, _) = stage(headers: [40, 0, 40])
    fixture.scroll(to: CGPoint(x: 0, y: 180))
    expectEqual((fixture.header(0)?.minY, 160), (fixture.header(1), nil))
  }

  @Test func `pinned footers follow each scroll step`() throws {
    let layout = StickyHeaderFlowLayout()
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    let (fixture, _) = stage(layout: layout)
    for (offset, section, y) in [(20, 1, 300), (30, 1, 310), (41, 1, 321), (200, 1, 420), (210, 2, 490)] {
      fixture.scroll(to: CGPoint(x: 0, y: CGFloat(offset)))
      let footer = try #require(
        fixture.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
      )
      #expect(footer.frame == CGRect(x: 0, y: CGFloat(y), width: 300, height: 20), "\(offset)")
    }
  }

  @Test func `headers stick below the content inset`() {
    let (fixture, _) = stage()
    fixture.view.contentInset.top = 25
    fixture.scroll(to: CGPoint(x: 0, y: 60))
    #expect(fixture.header(0)?.minY == 85)
  }

  @Test func `with horizontal scrolling, headers stick at the left`() {
    let (fixture, _) = stage(isHorizontal: true)
    fixture.view.contentOffset.x = 90
    fixture.view.layoutIfNeeded()
    #expect(fixture.header(0) == CGRect(x: 90, y: 0, width: 40, height: 300))
  }

  @Test func `in a right-to-left view, headers stick at the right`() throws {
    let (fixture, _) = stage(items: [40, 4], headers: [40, 40], isHorizontal: true)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    fixture.view.contentOffset.x = 500
    fixture.view.layoutIfNeeded()
    let view = try #require(
      fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    #expect(view.frame.maxX == 800)
  }

  @Test
  func `a subclass without mirroring keeps UIKit's lines and sticky headers`() {
    final class Unmirrored: StickyHeaderFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    }
    let (fixture, _) = stage(items: [40, 4], headers: [40, 40], layout: Unmirrored(), isHorizontal: true)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    #expect(fixture.view.layoutAttributesForItem(at: first)?.frame.minX == 40)
    fixture.view.contentOffset.x = 90
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: first)?.frame.minX == 90)
  }

  @Test func `a rect query finds each header once, at its pinned frame`() throws {
    let (fixture, _) = stage()
    fixture.scroll(to: CGPoint(x: 0, y: 130))
    let visible = try #require(fixture.layout.layoutAttributesForElements(in: fixture.view.bounds))
    let headers = visible.filter { $0.representedElementKind == kind }
    #expect(
      headers.map(\.indexPath.section)
        == [0, 1, 2].filter { sharesArea(fixture.header($0) ?? .zero, fixture.view.bounds) })
    expectAll(headers) { $0.frame == fixture.header($0.indexPath.section) }
    #expect(visible.count - headers.count == 6)
    let above = try #require(
      fixture.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 100)))
    #expect(!above.contains { $0.representedElementKind == kind })
  }

  @Test func `headers lie above the cells, and returned attributes are copies`() throws {
    let (fixture, _) = stage()
    fixture.scroll(to: CGPoint(x: 0, y: 30))
    let path = IndexPath(item: 0, section: 0)
    let header = try #require(fixture.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
    #expect(header.zIndex > 0)
    header.frame.origin.y = -999
    #expect(fixture.header(0)?.minY == 30)
  }

  @Test func `visible headers follow every scroll step without querying the delegate`() {
    let (fixture, delegate) = stage()
    let asked = delegate.asked
    for offset in stride(from: 0.0, through: 300, by: 15) {
      fixture.scroll(to: CGPoint(x: 0, y: offset))
      for section in 0..<3 {
        let view = fixture.view.supplementaryView(
          forElementKind: kind, at: IndexPath(item: 0, section: section))
        let frame = fixture.header(section) ?? .zero
        #expect((view != nil) == sharesArea(frame, fixture.view.bounds))
        if let view { #expect(view.frame == frame) }
      }
    }
    #expect(delegate.asked == asked)
  }

  @Test func `scrolling invalidates only headers, or nothing if there are none`() throws {
    let (fixture, _) = stage()
    let newBounds = CGRect(x: 0, y: 10, width: 300, height: 300)
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: newBounds))
    let context = try #require(
      fixture.layout.invalidationContext(forBoundsChange: newBounds)
        as? UICollectionViewFlowLayoutInvalidationContext)
    expectEqual(
      (context.invalidateFlowLayoutDelegateMetrics, false),
      (context.invalidateFlowLayoutAttributes, false),
      (context.invalidatedItemIndexPaths, nil),
      (Set(context.invalidatedSupplementaryIndexPaths?[kind] ?? []), [[0, 0], [1, 0]]))
    let (bare, _) = stage(headers: [0, 0, 0])
    #expect(!bare.layout.shouldInvalidateLayout(forBoundsChange: newBounds))
  }

  @Test func `a changed pinning offset moves the header at the next layout`() {
    let (fixture, _) = stage()
    fixture.scroll(to: CGPoint(x: 0, y: 50))
    fixture.layout.pinningOffset = 33
    fixture.view.layoutIfNeeded()
    let view = fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame.minY == 83)
  }

  @Test func `sectionHeadersPinToVisibleBounds reads false; setting false is reported once`() {
    collectingDiagnostics { reports in
      let layout = StickyHeaderFlowLayout()
      layout.sectionHeadersPinToVisibleBounds = true
      #expect(!layout.sectionHeadersPinToVisibleBounds)
      #expect(reports().isEmpty)
      layout.sectionHeadersPinToVisibleBounds = false
      layout.sectionHeadersPinToVisibleBounds = false
      #expect(
        reports().map(\.description) == [
          "StickyHeaderFlowLayout: sectionHeadersPinToVisibleBounds is false, which isn't supported."
        ])
    }
  }

  @Test(arguments: [[], [0], [0, 0, 0], [0, 5, 0]])
  func `empty data, empty sections, and new data are laid out`(items: [Int]) {
    let (fixture, delegate) = stage(items: items, headers: items.map { _ in 40 })
    fixture.scroll(to: CGPoint(x: 0, y: 20))
    let headers = items.indices.compactMap { fixture.header($0) }
    expectEqual((headers.count, items.count), (headers.map(\.minY), headers.map(\.minY).sorted()))
    fixture.counts = [3]
    delegate.headers = [10]
    fixture.view.reloadData()
    fixture.scroll(to: CGPoint(x: 0, y: 0))
    expectEqual(
      (fixture.header(0), CGRect(x: 0, y: 0, width: 300, height: 10)),
      (fixture.header(1), nil))
  }
}

extension Stage where Layout == StickyHeaderFlowLayout {
  /// Returns the frame of a section's header, or `nil` if the header has no length.
  fileprivate func header(_ section: Int) -> CGRect? {
    frame(of: UICollectionView.elementKindSectionHeader, inSection: section)
      .flatMap { $0.size == .zero ? nil : $0 }
  }
}
