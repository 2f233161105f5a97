import LayoutEngine
import TestSupport
import Testing

@Suite struct JustifiedRowsTests {
  private func rows(
    _ ratios: [Double], breadth: Double = 400, target: Double = 100, maximum: Double? = nil,
    spacing: Double = 10, lastRow: JustifiedRows.LastRow = .leading, axis: Axis = .vertical
  ) -> JustifiedRows {
    var rows = JustifiedRows(
      .init(
        axis: axis, breadth: breadth, targetExtent: target, maximumExtent: maximum, itemSpacing: spacing,
        lineSpacing: 5, lastRow: lastRow))
    rows.append(count: ratios.count) { ratios[$0] }
    rows._checkInvariants()
    return rows
  }

  private func frames(_ rows: JustifiedRows) -> [LayoutRect] {
    (0..<rows.count).map { rows.frame(ofItem: $0) }
  }

  // (400 − 10) / 2 = 195; (400 − 20) / 3 ≈ 126.7; (400 − 30) / 4 = 92.5, nearer to 100 than 126.7.
  @Test func `a row takes items until its height is at or below the target`() {
    let rows = rows([1, 1, 1, 1, 1])
    expectEqual(
      (rows.itemRange(inRow: 0), 0..<4),
      (frames(rows)[1], LayoutRect(x: 102.5, y: 0, width: 92.5, height: 92.5)),
      (frames(rows)[4], LayoutRect(x: 0, y: 97.5, width: 100, height: 100)),
      (rows.extent, 197.5))
  }

  // (400 − 10) / 3.6 ≈ 108.3 is nearer to 100 than (400 − 20) / 5.6 ≈ 67.9.
  @Test func `an item that would shrink a row too far starts the next row`() {
    let rows = rows([1.8, 1.8, 2, 1])
    expectEqual(
      (rows.itemRange(inRow: 0), 0..<2),
      (frames(rows)[0].height, 390 / 3.6),
      (frames(rows)[1].maxX, 400),
      (frames(rows)[2].minX, 0))
  }

  // Without spacing: 300 / 2 = 150 and 300 / 6 = 50 are both 50 off.
  @Test func `an item stays in its row if both heights are equally close to the target`() {
    #expect(rows([2, 4], breadth: 300, spacing: 0).itemRange(inRow: 0) == 0..<2)
  }

  @Test func `a panorama has its own row, even if it could end the previous one`() {
    let rows = rows([1, 1, 1, 9, 1])
    expectEqual(
      ((0..<3).map { rows.itemRange(inRow: $0) }, [0..<3, 3..<4, 4..<5]),
      (frames(rows)[3], LayoutRect(x: 0, y: 380 / 3 + 5, width: 400, height: 400.0 / 9)))
  }

  @Test func `a row over the maximum height is limited to it and leading-aligned`() {
    let rows = rows([1, 1, 1, 9], maximum: 110)
    expectEqual(
      (frames(rows)[2], LayoutRect(x: 240, y: 0, width: 110, height: 110)),
      (frames(rows)[3].minY, 115))
  }

  @Test(arguments: [
    (JustifiedRows.LastRow.leading, 100.0, 197.5, 6), (.justified, 195, 292.5, 6), (.hidden, 100, 92.5, 4),
  ])
  func `the last row is leading-aligned, justified, or hidden`(
    rule: JustifiedRows.LastRow, height: Double, extent: Double, shown: Int
  ) {
    let rows = rows([1, 1, 1, 1, 1, 1], lastRow: rule)
    expectEqual((frames(rows)[4].height, height), (rows.extent, extent), (rows.shownCount, shown))
    var found: [Int] = []
    rows.forEachItem(in: LayoutRect(x: 0, y: 0, width: 400, height: 1e6)) { item, _ in found.append(item) }
    #expect(found == Array(0..<shown))
  }

  // 400 − 2 · 100 − 10 = 190 points are left.
  @Test(arguments: [(JustifiedRows.LastRow.center, 95.0), (.trailing, 190)], [Axis.vertical, .horizontal])
  func `a last row is centered or trailing`(rule: (JustifiedRows.LastRow, Double), axis: Axis) {
    let rows = rows([1, 1, 1, 1, 1, 1], lastRow: rule.0, axis: axis)
    let last = axis.rect(along: 97.5, across: rule.1 + 110, extent: 100, breadth: 100)
    expectEqual((frames(rows)[5], last), (axis.across(frames(rows)[3].origin), 307.5))
    var found: [Int] = []
    rows.forEachItem(in: last) { item, frame in
      found.append(item)
      #expect(frame == last)
    }
    #expect(found == [5])
  }

  @Test func `a justified last row doesn't exceed the maximum height`() {
    #expect(frames(rows([1], maximum: 150, lastRow: .justified))[0].height == 150)
  }

  @Test func `horizontal rows are laid out side by side`() {
    #expect(
      frames(rows([1, 1, 1, 1], axis: .horizontal))[1]
        == LayoutRect(x: 0, y: 102.5, width: 92.5, height: 92.5))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func `an invalid ratio (zero, negative, infinite, or NaN) counts as 1`(ratio: Double) {
    #expect(frames(rows([ratio, 1])) == frames(rows([1, 1])))
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, 1e-300])
  func `frames are finite and rows end for any lengths`(length: Double) {
    let ratios = [1, 1e300, 1e-300, 2, 1e-300, 1e-300, 0.5]
    for rule in [JustifiedRows.LastRow.leading, .center, .trailing, .justified, .hidden] {
      for rows in [
        rows(ratios, breadth: length, lastRow: rule), rows(ratios, target: length, lastRow: rule),
        rows(ratios, maximum: length, lastRow: rule), rows(ratios, spacing: length, lastRow: rule),
        rows(ratios, breadth: 5, spacing: 60, lastRow: rule),
      ] {
        for frame in frames(rows) {
          expectEqual((frame.maxX.isFinite, true), (frame.maxY.isFinite, true))
          #expect(frame.width >= 0)
          #expect(frame.height >= 0)
        }
        #expect(rows.extent.isFinite)
      }
    }
  }

  @Test func `an item left without space by the spacings goes to the next row`() {
    // (100 − 2 · 60) is negative.
    #expect(rows([0.01, 0.01, 0.01], breadth: 100, spacing: 60).itemRange(inRow: 0) == 0..<2)
  }

  @Test func `empty rows have no extent`() {
    let empty = rows([])
    expectEqual((empty.rowCount, 0), (empty.extent, 0))
    empty.forEachItem(in: LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) { item, _ in
      Issue.record("found item \(item)")
    }
  }

  @Test func `a copy keeps its items when the original changes`() {
    let before = rows([1, 1, 1, 1, 1])
    var after = before
    after.append(count: 1) { _ in 3 }
    after.replaceItems(0..<1, count: 1) { _ in 2 }
    expectEqual((before.count, 5), (frames(before).first?.width, 92.5))
    before._checkInvariants()
    after._checkInvariants()
  }

  @Test func `a query finds each of thousands of narrow items in one row`() {
    let rows = rows([Double](repeating: 0.001, count: 5000), breadth: 1000, target: 200, spacing: 0)
    #expect(rows.rowCount == 1)
    for left in stride(from: -3.0, to: 1003, by: 7.3) {
      let rect = LayoutRect(x: left, y: 0, width: 1, height: 10)
      var found: [Int] = []
      rows.forEachItem(in: rect) { item, _ in found.append(item) }
      #expect(found == (0..<5000).filter { rows.frame(ofItem: $0).intersects(rect) })
    }
  }

  @Test func `the last of a million items ends exactly at the extent`() {
    var rows = JustifiedRows(.init(breadth: 1000, targetExtent: 120, itemSpacing: 8, lineSpacing: 8))
    rows.append(count: 1_000_000) { [0.75, 1.5, 1, 2.25][$0 & 3] }
    let last = rows.frame(ofItem: 999_999)
    #expect(last.maxY == rows.extent)
    var found: [Int] = []
    rows.forEachItem(in: LayoutRect(x: 0, y: rows.extent - 1, width: 1000, height: 900)) { item, _ in
      found.append(item)
    }
    #expect(found == Array(rows.itemRange(inRow: rows.rowCount - 1)))
  }

  @Test func `replaceItems traps with a message if the range is out of bounds`() async {
    let before = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = JustifiedRows(.init(breadth: 400, targetExtent: 100))
      rows.append(count: 3) { _ in 1 }
      rows.replaceItems(-1..<2, count: 3) { _ in 1 }
    }
    let behind = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var rows = JustifiedRows(.init(breadth: 400, targetExtent: 100))
      rows.append(count: 3) { _ in 1 }
      rows.replaceItems(1..<4, count: 3) { _ in 1 }
    }
    for (result, range) in [(before, "-1..<2"), (behind, "1..<4")] {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        message.contains("JustifiedRows.replaceItems(\(range), count: 3) is invalid for 3 items"))
    }
  }
}
