import CollectionLayouts
import CollectionView
import LayoutEngine
import TestSupport
import Testing

/// The layout against the plain rules, on random sections in both directions.
@Suite struct MosaicPropertyTests {
  @Test("every frame is where the plain rules put it", arguments: seedBlocks(100))
  func frames(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let (fixture, board) = fixture(&random)
      for _ in 0..<3 {
        expectFrames(of: fixture, board)
        change(fixture, board, &random)
      }
    }
  }

  @Test(
    "the query for a rectangle finds exactly what the queries for single elements put there, pinned or not",
    arguments: seedBlocks(60))
  func queries(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: 1000 + seed)
      let (fixture, _) = fixture(&random)
      fixture.layout.sectionHeadersPinToVisibleBounds = random.chance(0.5)
      fixture.layout.sectionFootersPinToVisibleBounds = random.chance(0.5)
      let size = fixture.layout.collectionViewContentSize
      for _ in 0..<3 {
        fixture.view.contentOffset = CGPoint(
          x: random.double(-50...max(0, size.width - 300)), y: random.double(-50...max(0, size.height - 300)))
        let rectangles = (0..<20).map { _ in
          CGRect(
            x: random.double(-100...size.width + 100), y: random.double(-100...size.height + 100),
            width: random.double(0...400), height: random.double(0...400))
        }
        #expect(fixture.disagreement(rectangles + [.infinite, .null]) == nil)
      }
    }
  }

  private func expectFrames(of fixture: SectionedFixture<MosaicLayout>, _ board: MosaicBoard) {
    fixture.prepare()
    let isVertical = fixture.layout.scrollDirection == .vertical
    let bounds = fixture.view.bounds
    let expected = board.frames(fixture.layout, breadth: isVertical ? bounds.width : bounds.height)
    for (section, frames) in expected.sections.enumerated() {
      let items = fixture.frames(inSection: section)
      #expect(items.count == frames.items.count)
      #expect(zip(items, frames.items).allSatisfy { $0.isClose(to: $1) })
      for (kind, frame) in [
        (UICollectionView.elementKindSectionHeader, frames.header),
        (UICollectionView.elementKindSectionFooter, frames.footer),
      ] {
        let found = fixture.frame(of: kind, inSection: section)
        #expect((found == nil) == (frame == nil))
        if let found, let frame { #expect(found.isClose(to: frame)) }
      }
    }
    let size = fixture.layout.collectionViewContentSize
    #expect(isClose(isVertical ? size.height : size.width, expected.extent))
  }

  /// Changes settings, spans or the size of the view; none of it makes the layout ask for more than it has to.
  private func change(
    _ fixture: SectionedFixture<MosaicLayout>, _ board: MosaicBoard, _ random: inout SeededGenerator
  ) {
    board.questions = []
    if random.chance(0.5) { set(fixture.layout, &random) }
    if random.chance(0.5) {
      fixture.view.frame.size = CGSize(width: random.double(250...600), height: random.double(250...600))
    }
    fixture.prepare()
    #expect(board.questions.isEmpty)
    var changed: Set<IndexPath> = []
    for section in board.sections.indices where random.chance(0.5) {
      for item in board.sections[section].spans.indices where random.chance(0.1) {
        board.sections[section].spans[item] = span(&random)
        changed.insert(IndexPath(item: item, section: section))
      }
    }
    guard !changed.isEmpty else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: changed.shuffled(using: &random))
    fixture.layout.invalidateLayout(with: context)
    fixture.prepare()
    #expect(Set(board.questions) == changed && board.questions.count == changed.count)
  }

  private func set(_ layout: MosaicLayout, _ random: inout SeededGenerator) {
    layout.columnCount = random.int(1...8)
    layout.spacing = random.chance(0.3) ? 0 : random.double(0...12)
    layout.rowRatio = random.double(0.3...2)
  }

  private func span(_ random: inout SeededGenerator) -> MosaicSpan {
    random.chance(0.6) ? MosaicSpan() : MosaicSpan(columns: random.int(1...4), rows: random.int(1...4))
  }

  private func fixture(
    _ random: inout SeededGenerator
  ) -> (SectionedFixture<MosaicLayout>, MosaicBoard) {
    let board = MosaicBoard(
      (0..<random.int(1...4)).map { _ in
        MosaicBoard.Section(
          spans: (0..<random.int(0...60)).map { _ in span(&random) }, header: random.chance(0.5) ? 0 : 31,
          footer: random.chance(0.5) ? 0 : 17.25, inset: UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5.5)
        )
      })
    let layout = MosaicLayout()
    layout.scrollDirection = random.chance(0.5) ? .vertical : .horizontal
    set(layout, &random)
    return (SectionedFixture(layout, counts: board.counts, width: 375, height: 375, board), board)
  }
}
