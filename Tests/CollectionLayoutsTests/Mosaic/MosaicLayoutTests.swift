import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct MosaicLayoutTests {
  private func fixture(
    _ spans: [MosaicLayout.Span], _ setUp: (MosaicLayout) -> Void = { _ in }
  ) -> Stage<MosaicLayout> {
    let layout = MosaicLayout()
    setUp(layout)
    return Stage(layout, width: 340, height: 480, counts: [spans.count], delegate: MosaicBoard(spans: spans))
  }

  @Test func `properties have their documented defaults`() {
    let layout = MosaicLayout()
    expectEqual(
      (layout.laneSpacing, 10), (layout.lineSpacing, 10), (layout.lineRatio, 1), (layout.laneCount, 3))
    #expect(layout.sectionInset == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    expectEqual((layout.scrollDirection, .vertical), (layout.maintainsVisibleContentPosition, true))
  }

  @Test func `without a delegate, every item covers one cell`() {
    let fixture = Stage(MosaicLayout(), width: 340, height: 480, counts: [4])
    // (340 − 20 − 2 · 10) / 3 = 100
    expectEqual(
      (
        fixture.frames(),
        [
          CGRect(x: 10, y: 10, width: 100, height: 100), CGRect(x: 120, y: 10, width: 100, height: 100),
          CGRect(x: 230, y: 10, width: 100, height: 100), CGRect(x: 10, y: 120, width: 100, height: 100),
        ]
      ),
      (fixture.layout.collectionViewContentSize, CGSize(width: 340, height: 230).narrowed))
  }

  @Test func `later small items fill the gaps left by earlier large ones`() {
    let fixture = fixture([.init(), .init(lanes: 3), .init(lanes: 2, lines: 2), .init(), .init()]) {
      $0.lineRatio = 0.5
    }
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 100, height: 50), CGRect(x: 10, y: 70, width: 320, height: 50),
        CGRect(x: 10, y: 130, width: 210, height: 110), CGRect(x: 120, y: 10, width: 100, height: 50),
        CGRect(x: 230, y: 10, width: 100, height: 50),
      ])
  }

  @Test func `an item wider than the grid is as wide as the grid`() {
    #expect(
      fixture([.init(lanes: 9, lines: 2)]).frames() == [CGRect(x: 10, y: 10, width: 320, height: 210)])
  }

  @Test func `with horizontal scrolling, lanes run from top to bottom`() {
    let layout = MosaicLayout()
    layout.scrollDirection = .horizontal
    layout.lineRatio = 2
    let board = MosaicBoard(spans: [.init(lanes: 2), .init(), .init(lines: 2)])
    let fixture = Stage(layout, width: 480, height: 340, counts: [3], delegate: board)
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 200, height: 210), CGRect(x: 10, y: 230, width: 200, height: 100),
        CGRect(x: 220, y: 10, width: 410, height: 100),
      ])
  }

  @Test func `a changed laneCount packs the known spans again`() {
    let board = MosaicBoard(spans: [.init(lanes: 3), .init(), .init()])
    let fixture = Stage(MosaicLayout(), width: 340, height: 480, counts: [3], delegate: board)
    fixture.layout.laneCount = 2
    fixture.layout.laneSpacing = 0
    fixture.layout.lineSpacing = 0
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 320, height: 160), CGRect(x: 10, y: 170, width: 160, height: 160),
        CGRect(x: 170, y: 170, width: 160, height: 160),
      ])
    fixture.layout.laneCount = 4
    #expect(fixture.frames()[0].width == 240)
    #expect(board.questions.count == 3)
  }

  @Test func `invalid settings are reported once and still yield valid frames`() {
    let settings: [(String, (MosaicLayout) -> Void)] = [
      ("laneCount", { $0.laneCount = 0 }), ("laneCount", { $0.laneCount = -3 }),
      ("laneCount", { $0.laneCount = .max }), ("laneSpacing", { $0.laneSpacing = -3 }),
      ("lineSpacing", { $0.lineSpacing = .nan }), ("lineRatio", { $0.lineRatio = 0 }),
      ("lineRatio", { $0.lineRatio = .infinity }),
    ]
    for (subject, set) in settings {
      collectingDiagnostics { reports in
        let fixture = fixture([.init(), .init(), .init(lanes: 2)], set)
        expectAll(fixture.frames()) { $0.width >= 0 && $0.maxX <= 331 && $0.maxY < 2000 }
        fixture.layout.invalidateLayout()
        fixture.layOut()
        #expect(reports().map(\.subject) == [subject])
      }
    }
  }

  @Test func `an empty span is reported once with its index path and covers one cell`() {
    collectingDiagnostics { reports in
      let fixture = fixture([.init(), .init(lanes: 0, lines: -1), .init(lanes: 1, lines: 0)])
      expectAll(fixture.frames()) { $0.size == CGSize(width: 100, height: 100) }
      #expect(
        reports().map(\.description) == [
          "MosaicLayout: the number of lanes at [0, 1] is 0, which is treated as 1.",
          "MosaicLayout: the number of lines at [0, 1] is -1, which is treated as 1.",
        ])
    }
  }

  @Test func `laneSpacing and lineSpacing are independent`() {
    let fixture = fixture([.init(), .init(lanes: 2, lines: 2), .init()]) {
      ($0.laneSpacing, $0.lineSpacing) = (4, 30)
    }
    // (340 − 20 − 2 · 4) / 3 = 104
    #expect(
      fixture.frames() == [
        CGRect(x: 10, y: 10, width: 104, height: 104), CGRect(x: 118, y: 10, width: 212, height: 238),
        CGRect(x: 10, y: 144, width: 104, height: 104),
      ])
  }

  @Test(arguments: [[], [0], [0, 0], [3]] as [[Int]])
  func `zero bounds, no sections, and no items are handled`(counts: [Int]) {
    let fixture = Stage(MosaicLayout(), width: 0, height: 0, counts: counts)
    fixture.layout.prepare()
    #expect(fixture.layout.collectionViewContentSize.width == 0)
    fixture.view.frame.size = CGSize(width: 320, height: 480)
    fixture.layOut()
    #expect(fixture.view.visibleCells.count == counts.reduce(0, +))
  }
}
