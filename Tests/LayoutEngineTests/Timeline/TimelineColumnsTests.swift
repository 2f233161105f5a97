import LayoutEngine
import TestSupport
import Testing

@Suite struct TimelineColumnsTests {
  private func day(
    _ intervals: [ClosedRange<Double>], breadth: Double = 300, startTime: Double = 0, scale: Double = 1
  )
    -> TimelineColumns
  {
    var day = TimelineColumns(.init(breadth: breadth, startTime: startTime, pointsPerUnit: scale))
    day.append(count: intervals.count) { intervals[$0] }
    day._checkInvariants()
    return day
  }

  private func columns(_ day: TimelineColumns) -> [[Int]] {
    (0..<day.count).map { [day.column(ofItem: $0).index, day.column(ofItem: $0).count] }
  }

  @Test func `a time is placed by its offset from the start time, multiplied by the scale`() {
    let day = day([9...10.5, 12...13], startTime: 8, scale: 60)
    #expect(day.frame(ofItem: 0) == LayoutRect(x: 0, y: 60, width: 300, height: 90))
    #expect(
      day.frame(ofItem: 1, from: LayoutPoint(x: 44, y: 32))
        == LayoutRect(x: 44, y: 272, width: 300, height: 60))
    #expect(day.extent == 300)
  }

  @Test func `items that overlap, even through others, share the breadth side by side`() {
    let day = day([0...10, 5...20, 15...30, 30...40])
    expectEqual(
      (columns(day), [[0, 2], [1, 2], [0, 2], [0, 1]]),
      (day.frame(ofItem: 1), LayoutRect(x: 150, y: 5, width: 150, height: 15)),
      (day.frame(ofItem: 3).width, 300))
  }

  @Test func `touching items don't overlap, even with rounding errors`() {
    #expect(columns(day([0.1...0.1 + 0.2, 0.1 + 0.2...1])) == [[0, 1], [0, 1]])
  }

  @Test func `an item takes the first free column, not the one free for longest`() {
    #expect(columns(day([0...30, 1...5, 2...4, 10...20])) == [[0, 3], [1, 3], [2, 3], [1, 3]])
  }

  @Test func `items that start together are ordered by length, then by index`() {
    #expect(columns(day([0...5, 0...9, 0...5])) == [[1, 3], [0, 3], [2, 3]])
  }

  @Test func `a zero-length item overlaps running items, but none starting or ending then`() {
    #expect(columns(day([0...5, 3...3, 5...5, 5...5])) == [[0, 2], [1, 2], [0, 1], [0, 1]])
  }

  @Test func `infinite intervals take no time, and frames are finite`() {
    let day = day([0 ... .infinity, -.infinity...7, -.infinity ... .infinity, -1e300...1e300], scale: 1e300)
    expectEqual(
      (day.frame(ofItem: 0).height, 0),
      (day.frame(ofItem: 1).height, 0),
      ((0..<4).map(day.interval(ofItem:)), [0...0, 7...7, 0...0, -0x1p53...0x1p53]),
      (TimelineColumns.interval(nearestTo: -1e300...7), -0x1p53...7))
    for item in 0..<4 {
      #expect(day.frame(ofItem: item).minY.isFinite)
      #expect(day.frame(ofItem: item).maxY.isFinite)
    }
  }

  @Test(arguments: [0, -5, Double.nan, .infinity])
  func `invalid rules leave frames finite`(number: Double) {
    for day in [
      day([0...5, 3...9], breadth: number), day([0...5, 3...9], startTime: number),
      day([0...5, 3...9], scale: number),
    ] {
      for item in 0..<2 {
        let frame = day.frame(ofItem: item)
        expectEqual((frame.maxX.isFinite, true), (frame.maxY.isFinite, true))
        #expect(frame.width >= 0)
        #expect(frame.height >= 0)
      }
    }
  }

  @Test func `an empty timeline has no extent`() {
    expectEqual((day([]).extent, 0), (day([-50 ... -20]).extent, 0))
    day([]).forEachItem(in: LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) { item, _ in
      Issue.record("found item \(item)")
    }
  }

  @Test func `a copy keeps its items when the original changes`() {
    let before = day([0...10, 5...20])
    var after = before
    after.append(count: 1) { _ in 6...7 }
    after.replaceItems(0..<1, count: 0) { _ in 0...0 }
    after.rules = .init(breadth: 10)
    #expect(columns(before) == [[0, 2], [1, 2]])
    before._checkInvariants()
    after._checkInvariants()
  }

  @Test func `simultaneous items past the maximum number of columns share the last one`() {
    var day = TimelineColumns(.init(breadth: 300))
    day.append(count: 70_000) { _ in 0...1 }
    for item in [65_534, 69_999] { #expect(day.column(ofItem: item) == (65_534, 65_535)) }
  }

  @Test func `a query among a million items includes one lasting the whole time`() {
    var day = TimelineColumns(.init(breadth: 300))
    day.append(count: 1_000_000) { $0 == 3 ? 3...5_000_000 : Double($0)...Double($0) + 1 }
    for top in stride(from: 0.5, to: 1_000_000, by: 99_999) {
      var found: [Int] = []
      day.forEachItem(in: LayoutRect(x: 0, y: top, width: 300, height: 2)) { item, _ in found.append(item) }
      let first = Int(top)
      #expect(found == (top < 3 ? [0, 1, 2] : [3] + (first..<min(first + 3, 1_000_000))))
    }
  }

  @Test func `columns past the first few are reused, and the next cluster starts without them`() {
    // 30 simultaneous intervals. Six of them end early, and the following intervals reuse their columns.
    let crowd = (0..<30).map { 0.0...(24..<30 ~= $0 ? 10.0 : 100) }
    let followers = [ClosedRange<Double>](repeating: 10...100, count: 6)
    let next = [ClosedRange<Double>](repeating: 100...110, count: 3)
    let day = day(crowd + followers + next)
    let columns = columns(day)
    expectAll(columns[0..<36]) { $0[1] == 30 }
    expectEqual(
      (Set(columns[30..<36].map { $0[0] }), Set(columns[24..<30].map { $0[0] })),
      (columns[36...], [[0, 3], [1, 3], [2, 3]]))
  }

  @Test func `an infinite end counts as the start, even after normal items`() {
    let day = day([0...1, 2...3, 4...Double.infinity])
    expectEqual(((0..<3).map { day.frame(ofItem: $0).height }, [1, 1, 0]), (day.extent, 4))
  }

  @Test func `an infinite end is detected after the first 64 items`() {
    let day = day([ClosedRange<Double>](repeating: 5000...5001, count: 64) + [0...1, 2...Double.infinity])
    expectEqual((day.interval(ofItem: 64), 0...1), (day.interval(ofItem: 65), 2...2))
  }
}
