import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct SectionedPinningTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private let board = MosaicBoard([
    .init(items: Array(repeating: MosaicLayout.Span(), count: 10), header: 30, footer: 20, inset: .zero),
    .init(items: Array(repeating: MosaicLayout.Span(), count: 10), header: 30, footer: 20, inset: .zero),
  ])

  /// Returns two sections of 1050 points each: a header of 30, ten items of 100, and a footer of 20.
  private func fixture() -> Stage<MosaicLayout> {
    let layout = MosaicLayout()
    layout.laneCount = 1
    (layout.laneSpacing, layout.lineSpacing) = (0, 0)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    return Stage(layout, width: 100, height: 200, counts: board.counts, delegate: board)
  }

  @Test(arguments: [
    (offset: -50 as CGFloat, header: 0 as CGFloat, footer: 130 as CGFloat), (0, 0, 180), (500, 500, 680),
    (900, 900, 1030), (1035, 1020, 1030), (1200, 1020, 1030),
  ])
  func `headers and footers are pinned until their section ends`(
    offset: CGFloat, header: CGFloat, footer: CGFloat
  ) {
    let fixture = fixture()
    fixture.view.contentOffset.y = offset
    expectEqual(
      (fixture.frame(of: self.header, inSection: 0)?.minY, header),
      (fixture.frame(of: self.footer, inSection: 0)?.minY, footer))
  }

  @Test func `pinningOffset moves pinned headers within the visible area`() throws {
    let fixture = fixture()
    fixture.view.contentInset.top = 40
    fixture.layout.pinningOffset = 12
    fixture.view.contentOffset.y = 300
    #expect(fixture.frame(of: header, inSection: 0)?.minY == 352)
    let view = try #require(fixture.view.supplementaryView(forElementKind: header, at: [0, 0]))
    #expect(view.frame.minY == 352)
    fixture.layout.pinningOffset = .nan
    collectingDiagnostics { reports in
      expectEqual(
        (fixture.frame(of: header, inSection: 0)?.minY, 340),
        (reports().map(\.subject), ["pinningOffset"]))
    }
  }

  @Test func `scrolling invalidates only pinned views and queries nothing`() throws {
    let fixture = fixture()
    board.questions = []
    let counts = fixture.source.countQuestions
    let bounds = CGRect(x: 0, y: 100, width: 100, height: 200)
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = fixture.layout.invalidationContext(forBoundsChange: bounds)
    expectEqual(
      (context.invalidateEverything, false),
      (context.invalidateDataSourceCounts, false),
      (context.invalidatedItemIndexPaths, nil),
      (context.invalidatedSupplementaryIndexPaths, [header: [[0, 0]], footer: [[0, 0]]]))
    for offset in stride(from: 10 as CGFloat, through: 900, by: 35) {
      fixture.view.contentOffset.y = offset
      fixture.layOut()
      let view = try #require(fixture.view.supplementaryView(forElementKind: header, at: [0, 0]))
      #expect(view.frame.minY == offset)
    }
    #expect(board.questions.isEmpty)
    #expect(fixture.source.countQuestions == counts)
  }

  @Test func `a changed breadth is applied even with pinned views`() {
    let fixture = fixture()
    fixture.view.frame.size.width = 50
    expectEqual(
      (fixture.frames()[1], CGRect(x: 0, y: 80, width: 50, height: 50)),
      (fixture.frame(of: header, inSection: 0)?.width, 50))
  }

  @Test func `toggling pinning takes effect at once and queries nothing`() {
    let fixture = fixture()
    fixture.view.contentOffset.y = 400
    fixture.layOut()
    board.questions = []
    fixture.layout.sectionHeadersPinToVisibleBounds = false
    fixture.layOut()
    #expect(fixture.view.visibleSupplementaryViews(ofKind: header).isEmpty)
    fixture.layout.sectionHeadersPinToVisibleBounds = true
    fixture.layOut()
    #expect(fixture.view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY) == [400])
    #expect(board.questions.isEmpty)
  }
}
