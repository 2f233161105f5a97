import LayoutEngine
import TestSupport
import Testing

@Suite struct MosaicGridTests {
  typealias Span = MosaicGrid.Span

  private func grid(
    _ spans: [Span], columns: Int = 3, breadth: Double = 320, spacing: Double = 10, ratio: Double = 1,
    axis: Axis = .vertical
  ) -> MosaicGrid {
    var grid = MosaicGrid(
      .init(
        axis: axis, laneCount: columns, breadth: breadth, laneSpacing: spacing, lineSpacing: spacing,
        lineRatio: ratio))
    grid.append(count: spans.count) { spans[$0] }
    grid._checkInvariants()
    return grid
  }

  private func firstCells(_ grid: MosaicGrid) -> [[Int]] {
    (0..<grid.count).map { [grid.firstCell(ofItem: $0).line, grid.firstCell(ofItem: $0).lane] }
  }

  private let large = Span(lanes: 2, lines: 2)
  private let broad = Span(lanes: 2)
  private let small = Span()

  // 0 0 3      Item 1 does not fit beside item 0; items 3 and 4 fill the gap.
  // 0 0 4
  // 1 1 2
  @Test func `later small items fill the holes left by earlier large items`() {
    #expect(
      firstCells(grid([large, broad, small, small, small])) == [[0, 0], [2, 0], [0, 2], [1, 2], [2, 2]])
  }

  @Test func `an item is placed only at cells that are free for its whole span`() {
    // A A B      D is two rows high, but only one row below A is free.
    //     B
    // C C C
    // D
    // D
    let spans = [Span(lanes: 2), Span(lines: 2), Span(lanes: 3), Span(lanes: 1, lines: 2)]
    #expect(firstCells(grid(spans)) == [[0, 0], [0, 2], [2, 0], [3, 0]])
  }

  // A unit is (320 − 2 · 10) / 3 = 100 wide, and 50 high with a ratio of a half.
  @Test func `frames consist of cell units and the spacing between them`() {
    let grid = grid([large, small, small, broad], ratio: 0.5)
    expectEqual(
      (
        (0..<4).map { grid.frame(ofItem: $0) },
        [
          LayoutRect(x: 0, y: 0, width: 210, height: 110), LayoutRect(x: 220, y: 0, width: 100, height: 50),
          LayoutRect(x: 220, y: 60, width: 100, height: 50), LayoutRect(x: 0, y: 120, width: 210, height: 50),
        ]
      ),
      (grid.extent, 170))
  }

  @Test func `horizontal rows are laid out side by side`() {
    let grid = grid([large, small], axis: .horizontal)
    expectEqual(
      (grid.frame(ofItem: 0), LayoutRect(x: 0, y: 0, width: 210, height: 210)),
      (grid.frame(ofItem: 1), LayoutRect(x: 0, y: 220, width: 100, height: 100)))
  }

  @Test func `a span wider than the grid takes all columns; a span below one takes one`() {
    #expect(
      firstCells(
        grid([small, Span(lanes: 9), Span(lanes: -4, lines: 0), Span(lanes: .max, lines: .min)]))
        == [[0, 0], [1, 0], [0, 1], [2, 0]])
  }

  @Test func `an item regains its full span if the grid has enough columns again`() {
    var grid = grid([small, Span(lanes: 4)], columns: 2)
    #expect(grid.frame(ofItem: 1).width == 320)
    grid.repack(by: .init(laneCount: 5, breadth: 320, laneSpacing: 10, lineSpacing: 10))
    grid._checkInvariants()
    #expect(firstCells(grid) == [[0, 0], [0, 1]])
  }

  @Test func `breadth, spacing, and ratio don't change the cells`() {
    var grid = grid([large, small, broad])
    let before = firstCells(grid)
    grid.repack(
      by: .init(axis: .horizontal, laneCount: 3, breadth: 100, laneSpacing: 5, lineSpacing: 5, lineRatio: 2))
    #expect(firstCells(grid) == before)
    #expect(grid.frame(ofItem: 0) == LayoutRect(x: 0, y: 0, width: 125, height: 65))
  }

  @Test func `the number of columns is at least one and at most maximumLaneCount`() {
    #expect(grid([small, small], columns: -3).frame(ofItem: 1).minY == 330)
    #expect(MosaicGrid.Rules(laneCount: .max, breadth: 0).laneCount == MosaicGrid.maximumLaneCount)
  }

  @Test(arguments: [0, -5, Double.nan, .infinity])
  func `invalid lengths and ratios leave frames finite`(length: Double) {
    for grid in [
      grid([large, small], breadth: length), grid([large, small], spacing: length),
      grid([large, small], ratio: length), grid([large, small], breadth: 5, spacing: 100),
    ] {
      for item in 0..<2 {
        let frame = grid.frame(ofItem: item)
        expectEqual((frame.maxX.isFinite, true), (frame.maxY.isFinite, true))
        #expect(frame.width >= 0)
        #expect(frame.height >= 0)
      }
    }
  }

  @Test func `an empty grid has no rows and no extent`() {
    let empty = grid([])
    expectEqual((empty.lineCount, 0), (empty.extent, 0))
    empty.forEachItem(in: LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) { item, _ in
      Issue.record("found item \(item)")
    }
  }

  @Test func `a copy keeps its items when the original changes`() {
    let before = grid([large, small])
    var after = before
    after.append(count: 2) { _ in broad }
    after.replaceItems(0..<1, count: 0) { _ in small }
    #expect(firstCells(before) == [[0, 0], [0, 2]])
    before._checkInvariants()
    after._checkInvariants()
  }

  @Test func `an item much taller than the others is found along its whole height`() {
    var spans = [Span](repeating: small, count: 3000)
    spans[1] = Span(lines: 900)
    let grid = grid(spans)
    for row in [0, 1, 450, 899, 900] {
      var found: [Int] = []
      grid.forEachItem(in: LayoutRect(x: 0, y: Double(row) * 110 + 20, width: 320, height: 30)) { item, _ in
        found.append(item)
      }
      expectEqual((found.contains(1), row < 900), (found.count, 3))
    }
  }

  // Small items fill the holes next to two-column items far above. With a search from the front for each
  // item, this would take minutes.
  @Test func `in a very large grid, small items fill holes far above`() {
    var grid = MosaicGrid(.init(laneCount: 3, breadth: 300))
    grid.append(count: largeCount(1_000_000)) { item in
      item % 10 == 9
        ? Span(lanes: 1, lines: 1 + item % 3) : item % 4 == 0 ? Span(lanes: 2, lines: 2) : broad
    }
    #expect(grid.firstCell(ofItem: 9) == (0, 2))
    for row in stride(from: 0.0, to: Double(grid.lineCount), by: Double(largeCount(297_531))) {
      let rect = LayoutRect(x: 0, y: row * 100 + 10, width: 300, height: 900)
      var found: [Int] = []
      grid.forEachItem(in: rect) { item, _ in found.append(item) }
      #expect(found.sorted() == (0..<grid.count).filter { grid.frame(ofItem: $0).intersects(rect) })
    }
  }

  @Test func `an empty grid accepts a new column count; an emptied grid accepts new items`() {
    var grid = grid([])
    grid.repack(by: .init(laneCount: 5, breadth: 320))
    grid._checkInvariants()
    grid.append(count: 2) { _ in large }
    #expect(firstCells(grid) == [[0, 0], [0, 2]])
    grid.removeAll()
    expectEqual((grid.count, 0), (grid.extent, 0))
    grid.append(count: 3) { _ in small }
    grid._checkInvariants()
    #expect(firstCells(grid) == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func `a copy is unaffected by items resized in the original`() {
    var grid = grid([small, small, small])
    let copy = grid
    grid.resize([(item: 0, span: large)])
    expectEqual(
      (firstCells(copy), [[0, 0], [0, 1], [0, 2]]),
      (firstCells(grid), [[0, 0], [0, 2], [1, 2]]))
    copy._checkInvariants()
    grid._checkInvariants()
  }
}
