import LayoutEngine
import TestSupport
import Testing

@Suite struct LineBreakingTests {
  private func lines(_ sizes: [LayoutSize], breadth: Double, spacing: Double = 10, scale: Double = 2)
    -> LineBreaking
  {
    var lines = LineBreaking(
      rules: LineRules(breadth: breadth, itemSpacing: spacing, lineSpacing: 10, scale: scale))
    lines.append(count: sizes.count) { sizes[$0] }
    lines._checkInvariants()
    return lines
  }

  private func starts(_ lines: LineBreaking) -> [Double] {
    (0..<lines.count).map { lines.frame(ofItem: $0).minX }
  }

  @Test func `a full line fills the whole breadth, with equal items or not`() {
    let items = [
      LayoutSize(width: 100, height: 50), LayoutSize(width: 60, height: 50),
      LayoutSize(width: 200, height: 50),
    ]
    #expect(starts(lines(items, breadth: 300))[0...1] == [0, 240])
  }

  @Test func `a single item in a full line is centered`() {
    let items = [
      LayoutSize(width: 100, height: 50), LayoutSize(width: 250, height: 50),
      LayoutSize(width: 250, height: 50),
    ]
    #expect(starts(lines(items, breadth: 300)) == [100, 25, 25])
  }

  @Test func `an item wider than its line is centered at a negative position`() {
    #expect(starts(lines([LayoutSize(width: 250, height: 40)], breadth: 200)) == [-25])
  }

  @Test func `a single item is leading-aligned if two would fit`() {
    #expect(starts(lines([LayoutSize(width: 90, height: 40)], breadth: 200)) == [0])
  }

  @Test func `the last line of equal items is aligned to the grid of a full line`() {
    let items = [LayoutSize](repeating: LayoutSize(width: 50, height: 50), count: 4)
    #expect(starts(lines(items, breadth: 375)) == [0, 65, 130, 195])
  }

  @Test func `one taller item makes the last line leading-aligned at the minimum spacing`() {
    var items = [LayoutSize](repeating: LayoutSize(width: 50, height: 50), count: 4)
    items[1].height = 60
    #expect(starts(lines(items, breadth: 375)) == [0, 60, 120, 180])
  }

  @Test func `an exact fit stays in its line despite a rounding error in the sum`() {
    let items = [LayoutSize](repeating: LayoutSize(width: 0.1, height: 1), count: 3)
    #expect(lines(items, breadth: 0.3, spacing: 0).lineCount == 1)
  }

  @Test func `shorter items are centered vertically in their line`() {
    let items = [LayoutSize(width: 80, height: 40), LayoutSize(width: 80, height: 90)]
    let lines = lines(items, breadth: 300)
    expectEqual((lines.frame(ofItem: 0).minY, 25), (lines.frame(ofItem: 1).minY, 0))
  }

  @Test func `origins are rounded to pixels and sizes are not`() {
    let items = [LayoutSize](repeating: LayoutSize(width: 80.3, height: 40), count: 4)
    let frame = lines(items, breadth: 375).frame(ofItem: 1)
    #expect(frame == LayoutRect(x: 98, y: 0, width: 80.3, height: 40))
  }

  @Test func `invalid (negative, infinite, or NaN) lengths count as 0`() {
    let items = [
      LayoutSize(width: -5, height: .nan), LayoutSize(width: .infinity, height: 20),
      LayoutSize(width: .nan, height: 5),
    ]
    let lines = lines(items, breadth: 100, spacing: 7)
    expectEqual(((0..<3).map { lines.frame(ofItem: $0).width }, [0, 0, 0]), (lines.extent, 20))
  }

  @Test(arguments: [118.5, 118 + 1 / 3.0])
  func `an infinite length counts as 0 at any precision of the other lengths`(breadth: Double) {
    var sizes = [LayoutSize](repeating: LayoutSize(width: breadth, height: breadth), count: 600)
    var finite = sizes
    for item in [3, 255, 256, 599] {
      sizes[item] = LayoutSize(
        width: item == 256 ? breadth : .infinity, height: item > 3 ? .infinity : breadth)
      finite[item] = LayoutSize(width: item == 256 ? breadth : 0, height: item > 3 ? 0 : breadth)
    }
    let lines = lines(sizes, breadth: 375)
    let expected = self.lines(finite, breadth: 375)
    #expect(sizes.indices.map { lines.frame(ofItem: $0) } == sizes.indices.map { expected.frame(ofItem: $0) })
    #expect(sizes.indices.map { lines.size(ofItem: $0) } == finite)
  }

  @Test func `a copy keeps its items when the original changes`() {
    let items = [LayoutSize](repeating: LayoutSize(width: 50, height: 50), count: 3)
    let before = lines(items, breadth: 120)
    var after = before
    after.append(LayoutSize(width: 90, height: 10))
    after.resize([(item: 0, size: LayoutSize(width: 120, height: 5))])
    expectEqual(
      (before.count, 3),
      (before.frame(ofItem: 0), LayoutRect(x: 0, y: 0, width: 50, height: 50)))
    before._checkInvariants()
    after._checkInvariants()
  }

  @Test func `lines without items have no extent`() {
    let empty = lines([], breadth: 100)
    expectEqual((empty.lineCount, 0), (empty.extent, 0))
    empty.forEachItem(in: LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) { item, _ in
      Issue.record("found item \(item)")
    }
  }

  @Test(arguments: [0, 63, 64, 255, 256, 299])
  func `sizes are returned exactly, even if single precision can't represent some`(firstOdd: Int) {
    var sizes = (0..<300).map { item in
      let odd = item >= firstOdd
      return LayoutSize(width: odd ? 118 + 1 / 3.0 : 118.5, height: Double(40 + item) + (odd ? 0.1 : 0))
    }
    let copy = lines(sizes, breadth: 375)
    var changed = copy
    sizes[7] = LayoutSize(width: 100.1, height: 0x1p24 + 1)
    changed.resize([(item: 7, size: sizes[7])])
    changed._checkInvariants()
    #expect(sizes.indices.map { changed.frame(ofItem: $0).size } == sizes)
    sizes[7] = copy.frame(ofItem: 7).size
    #expect(sizes.indices.map { copy.frame(ofItem: $0).size } == sizes)
  }

  @Test(arguments: [true, false])
  func `sizes are exact, even if a Float represents only one dimension of earlier sizes`(isHeightOdd: Bool) {
    let sizes = (0..<600).map { item in
      let odd = item < 256 ? 0.1 : 0
      return LayoutSize(
        width: Double(40 + item % 90) + (isHeightOdd ? 0 : odd),
        height: Double(20 + item % 70) + (isHeightOdd ? odd : 0))
    }
    let lines = lines(sizes, breadth: 375)
    lines._checkInvariants()
    #expect(sizes.indices.map { lines.frame(ofItem: $0).size } == sizes)
  }

  @Test func `in a line of hundreds of items, each starts at the end of the previous one`() {
    let sizes = (0..<500).map { LayoutSize(width: Double($0 % 7) + 1.1, height: 10) }
    let lines = lines(sizes, breadth: 100_000, spacing: 2, scale: 0)
    var start = 0.0
    for item in sizes.indices {
      #expect(lines.frame(ofItem: item).minX == start)
      start += sizes[item].width + 2
    }
    for low in stride(from: -1.0, to: start, by: 37) {
      let rect = LayoutRect(x: low, y: 0, width: 30, height: 10)
      var found: [Int] = []
      lines.forEachItem(in: rect) { item, _ in found.append(item) }
      #expect(found == sizes.indices.filter { lines.frame(ofItem: $0).intersects(rect) })
    }
  }

  @Test func `items without width or height are found at their left and top edges`() {
    // Lines of one item, with every other item without a height, and a line of many items, with every other
    // item without a width.
    let high = (0..<40).map { LayoutSize(width: 60, height: $0.isMultiple(of: 2) ? 10 : 0) }
    let wide = (0..<80).map { LayoutSize(width: $0.isMultiple(of: 2) ? 10 : 0, height: 10) }
    for lines in [
      lines(high, breadth: 100, scale: 0), lines(wide, breadth: 10_000, spacing: 5, scale: 0),
    ] {
      let frames = (0..<lines.count).map { lines.frame(ofItem: $0) }
      for edge in frames.flatMap({ [($0.minX, $0.minY), ($0.maxX, $0.maxY)] }) {
        for (x, y) in [(edge.0, edge.1), (edge.0 - 3, edge.1 - 3)] {
          let rect = LayoutRect(x: x, y: y, width: 3, height: 3)
          var found: [Int] = []
          lines.forEachItem(in: rect) { item, _ in found.append(item) }
          #expect(found == frames.indices.filter { frames[$0].intersects(rect) }, "\(rect)")
        }
      }
    }
  }
}
