import LayoutEngine
import TestSupport
import Testing

/// Compares random spans with a grid of cells and a search from the front for each item.
@Suite struct MosaicGridPropertyTests {
  typealias Span = MosaicGrid.Span

  private static func laneCount(_ dice: inout SeededGenerator) -> Int {
    [dice.int(1...8), dice.int(1...8), dice.int(60...66), dice.int(126...200)][dice.int(0...3)]
  }

  private static func rules(laneCount: Int, _ dice: inout SeededGenerator) -> MosaicGrid.Rules {
    MosaicGrid.Rules(
      axis: dice.chance(0.5) ? .vertical : .horizontal, laneCount: laneCount,
      breadth: dice.chance(0.1) ? 0 : dice.double(100...900),
      laneSpacing: dice.chance(0.2) ? 0 : dice.double(0...15),
      lineSpacing: dice.chance(0.2) ? 0 : dice.double(0...15), lineRatio: dice.double(0.2...3))
  }

  private static func spans(_ count: Int, laneCount: Int, _ dice: inout SeededGenerator) -> [Span] {
    (0..<count).map { _ in
      switch dice.int(0...9) {
      case 0: Span(lanes: dice.int(0...laneCount + 2), lines: dice.int(0...3))
      case 1: Span(lanes: dice.int(1...3), lines: dice.int(1...30))
      case 2...4: Span(lanes: dice.int(1...3), lines: dice.int(1...3))
      default: Span()
      }
    }
  }

  private func expectGrid(_ grid: MosaicGrid, is spans: [Span], _ dice: inout SeededGenerator) {
    grid._checkInvariants()
    let reference = ReferenceGrid(spans, laneCount: grid.rules.laneCount)
    #expect(
      (0..<grid.count).map { [grid.firstCell(ofItem: $0).line, grid.firstCell(ofItem: $0).lane] }
        == reference.firstCells
    )
    #expect(grid.lineCount == reference.occupied.count)
    let origin = LayoutPoint(x: dice.double(-50...50), y: dice.double(-50...50))
    let frames = (0..<grid.count).map { grid.frame(ofItem: $0, from: origin) }
    for _ in 0..<15 {
      let rect = grid.axis.rect(
        along: dice.double(-100...max(1, grid.extent)), across: dice.double(-100...900),
        extent: [0, 1, 100, 900, 1e5][dice.int(0...4)], breadth: dice.double(0...900))
      var found: [Int] = []
      grid.forEachItem(in: rect, from: origin) { item, frame in
        found.append(item)
        #expect(frame == frames[item])
      }
      let inOrder = frames.indices.sorted {
        reference.firstCells[$0].lexicographicallyPrecedes(reference.firstCells[$1])
      }
      #expect(found == inOrder.filter { frames[$0].intersects(rect) })
    }
  }

  @Test(arguments: seedBlocks(300))
  func `cells and queries match the reference grid`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      let laneCount = Self.laneCount(&dice)
      var grid = MosaicGrid(Self.rules(laneCount: laneCount, &dice))
      var spans: [Span] = []
      for _ in 0..<dice.int(0...4) {
        let added = Self.spans(dice.int(0...90), laneCount: laneCount, &dice)
        grid.append(count: added.count) { added[$0] }
        spans += added
      }
      expectGrid(grid, is: spans, &dice)
    }
  }

  @Test(arguments: seedBlocks(200))
  func `a changed grid matches a grid created from the changed items`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 1000 + seed)
      let laneCount = dice.int(1...9)
      var spans = Self.spans(dice.int(0...150), laneCount: laneCount, &dice)
      var grid = MosaicGrid(Self.rules(laneCount: laneCount, &dice))
      grid.append(count: spans.count) { spans[$0] }
      for _ in 0..<6 {
        let first = dice.int(0...spans.count)
        let range = first..<dice.int(first...min(spans.count, first + 20))
        let added = Self.spans(dice.int(0...20), laneCount: laneCount, &dice)
        grid.replaceItems(range, count: added.count) { added[$0] }
        spans.replaceSubrange(range, with: added)
        let shift = IndexShift.random(of: spans.count, &dice)
        let others = Self.spans(300, laneCount: laneCount, &dice)
        grid.shiftItems(shift) { others[$0 % 300] }
        spans.apply(shift) { others[$0 % 300] }
        let resized = spans.indices.filter { _ in dice.chance(0.1) }.map { item in
          (item: item, span: Self.spans(1, laneCount: laneCount, &dice)[0])
        }
        grid.resize(resized)
        for (item, span) in resized { spans[item] = span }
        if dice.chance(0.3) { grid.repack(by: Self.rules(laneCount: dice.int(1...9), &dice)) }
        expectGrid(grid, is: spans, &dice)
      }
      grid.removeAll()
      expectGrid(grid, is: [], &dice)
    }
  }
}

/// Searches row by row and column by column for each item's first cell with space for its whole span.
private struct ReferenceGrid {
  var firstCells: [[Int]] = []
  var occupied: [[Bool]] = []

  init(_ spans: [MosaicGrid.Span], laneCount: Int) {
    for span in spans {
      let columns = max(1, min(span.lanes, laneCount))
      let rows = max(1, span.lines)
      func isFree(_ row: Int, _ column: Int) -> Bool {
        (row..<row + rows).allSatisfy { row in
          row >= occupied.count || occupied[row][column..<column + columns].allSatisfy { !$0 }
        }
      }
      var cell = [0, 0]
      while !isFree(cell[0], cell[1]) {
        cell = cell[1] + columns < laneCount ? [cell[0], cell[1] + 1] : [cell[0] + 1, 0]
      }
      firstCells.append(cell)
      for row in cell[0]..<cell[0] + rows {
        while occupied.count <= row { occupied.append([Bool](repeating: false, count: laneCount)) }
        for column in cell[1]..<cell[1] + columns { occupied[row][column] = true }
      }
    }
  }
}
