import LayoutEngine
import TestSupport
import Testing

/// Compares random intervals with a reference implementation.
@Suite struct TimelineColumnsPropertyTests {
  private static func interval(_ dice: inout SeededGenerator) -> ClosedRange<Double> {
    let start = dice.chance(0.5) ? Double(dice.int(-20...600)) : dice.double(-20...600)
    let length =
      switch dice.int(0...19) {
      case 0: 0.0
      case 1: dice.double(100...2000)
      default: Double(dice.int(1...40))
      }
    return start...start + length
  }

  private static func intervals(_ count: Int, sorted: Bool, _ dice: inout SeededGenerator) -> [ClosedRange<
    Double
  >] {
    let intervals = (0..<count).map { _ in interval(&dice) }
    return sorted
      ? intervals.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) } : intervals
  }

  private func expectDay(
    _ day: TimelineColumns, is intervals: [ClosedRange<Double>], _ dice: inout SeededGenerator
  ) {
    day._checkInvariants()
    let reference = ReferenceDay(intervals)
    #expect(
      (0..<day.count).map { [day.column(ofItem: $0).index, day.column(ofItem: $0).count] }
        == reference.columns)
    let origin = LayoutPoint(x: dice.double(-50...50), y: dice.double(-50...50))
    let frames = (0..<day.count).map { day.frame(ofItem: $0, from: origin) }
    for item in frames.indices {
      let breadth = day.rules.breadth / Double(reference.columns[item][1])
      let frame = LayoutRect(
        x: origin.x + breadth * Double(reference.columns[item][0]),
        y: origin.y + (intervals[item].lowerBound - day.rules.startTime) * day.rules.pointsPerUnit,
        width: breadth,
        height: (intervals[item].upperBound - intervals[item].lowerBound) * day.rules.pointsPerUnit)
      #expect(isClose(frames[item], frame))
    }
    for _ in 0..<15 {
      let rect = LayoutRect(
        x: dice.double(-100...500), y: dice.double(-100...max(1, day.extent)), width: dice.double(0...400),
        height: [0, 1, 100, 900, 1e5][dice.int(0...4)])
      var found: [Int] = []
      day.forEachItem(in: rect, from: origin) { item, frame in
        found.append(item)
        #expect(frame == frames[item])
      }
      #expect(found == reference.order.filter { frames[$0].intersects(rect) })
    }
  }

  private static func rules(_ dice: inout SeededGenerator) -> TimelineColumns.Rules {
    .init(
      breadth: dice.double(0...400), startTime: dice.double(-30...30),
      pointsPerUnit: dice.chance(0.1) ? 0 : dice.double(0.1...4))
  }

  @Test(arguments: seedBlocks(300))
  func `columns and queries match the reference`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      var day = TimelineColumns(Self.rules(&dice))
      let intervals = Self.intervals(dice.int(0...250), sorted: dice.chance(0.5), &dice)
      var added = 0
      while added < intervals.count {
        let count = dice.int(1...min(100, intervals.count - added))
        day.append(count: count) { intervals[added + $0] }
        added += count
      }
      expectDay(day, is: intervals, &dice)
      day.rules = Self.rules(&dice)
      expectDay(day, is: intervals, &dice)
    }
  }

  @Test(arguments: seedBlocks(200))
  func `changed columns match columns created from the changed items`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: 1000 + seed)
      let isSorted = dice.chance(0.5)
      var intervals = Self.intervals(dice.int(0...150), sorted: isSorted, &dice)
      var day = TimelineColumns(Self.rules(&dice))
      day.append(count: intervals.count) { intervals[$0] }
      for _ in 0..<6 {
        let first = dice.int(0...intervals.count)
        let range = first..<dice.int(first...min(intervals.count, first + 20))
        let added: [ClosedRange<Double>]
        if isSorted, dice.chance(0.7), first < intervals.count {
          // Allows all intervals to stay in order.
          let start = intervals[first].lowerBound
          added = (0..<dice.int(0...3)).map { start...start + 50 - Double($0) }
        } else {
          added = Self.intervals(dice.int(0...20), sorted: false, &dice)
        }
        day.replaceItems(range, count: added.count) { added[$0] }
        intervals.replaceSubrange(range, with: added)
        expectDay(day, is: intervals, &dice)
        var shift = IndexShift.random(of: intervals.count, &dice)
        // Only removes items, so that the intervals can stay in order or become ordered again.
        if isSorted, dice.chance(0.5) { shift = IndexShift(removed: shift.removed, inserted: []) }
        let others = Self.intervals(300, sorted: isSorted, &dice)
        day.shiftItems(shift) { others[$0 % 300] }
        intervals.apply(shift) { others[$0 % 300] }
        expectDay(day, is: intervals, &dice)
      }
      day.removeAll()
      expectDay(day, is: [], &dice)
    }
  }
}

/// A reference implementation of clusters and columns.
private struct ReferenceDay {
  /// The column and the number of columns of each item.
  var columns: [[Int]]
  var order: [Int]

  init(_ intervals: [ClosedRange<Double>]) {
    columns = intervals.map { _ in [0, 0] }
    order = intervals.indices.sorted {
      let (one, other) = (intervals[$0], intervals[$1])
      return (one.lowerBound, -one.upperBound, $0) < (other.lowerBound, -other.upperBound, $1)
    }
    var rest = order[...]
    while let first = rest.first {
      var cluster: [Int] = []
      var end = -Double.infinity
      while let item = rest.first, item == first || intervals[item].lowerBound < end {
        cluster.append(item)
        end = max(end, intervals[item].upperBound)
        rest.removeFirst()
      }
      var ends: [Double] = []
      for item in cluster {
        let column = ends.firstIndex { $0 <= intervals[item].lowerBound } ?? ends.count
        if column == ends.count { ends.append(0) }
        ends[column] = intervals[item].upperBound
        columns[item][0] = column
      }
      for item in cluster { columns[item][1] = ends.count }
    }
  }
}
