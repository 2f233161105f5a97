import LayoutEngine
import TestSupport
import Testing

/// Tests lengths and gaps that no binary number represents. The positions of items are compared with sums of
/// whole thirds.
@BackgroundActor @Suite struct ExactPositionsTests {
  /// The largest possible error for the few items here. The promise for millions of items is a sixty-fourth
  /// of a point.
  private static let tolerance = 0.002

  /// Returns the largest distance from an item to its exact position in its lane, in points.
  private func error(_ packing: LanePacking, thirds: [Int], gap: Int) -> Double {
    var ends = [Int](repeating: 0, count: packing.configuration.laneCount)
    var error = 0.0
    for index in 0..<packing.count {
      let item = packing.item(at: index)
      let run = item.lane..<item.lane + item.span
      let exact = run.map { ends[$0] }.max() ?? 0
      error = max(error, abs(item.start - Double(exact) / 3), abs(item.length - Double(thirds[index]) / 3))
      for lane in run { ends[lane] = exact + thirds[index] + gap }
    }
    return error
  }

  private func packing(
    _ thirds: [Int], lanes: Int, gap: Int, _ placement: LanePlacement = .shortestLane
  ) -> LanePacking {
    LanePacking(
      .init(laneCount: lanes, itemSpacing: Double(gap) / 3, placement: placement), count: thirds.count
    ) { Double(thirds[$0]) / 3 }
  }

  /// The last lists are too long for the unit's precision.
  private func corpora(_ count: Int) -> [[Int]] {
    var dice = SeededGenerator(seed: 41)
    return [
      [Int](repeating: 100, count: count),
      (0..<count).map { _ in dice.int(100...800) },
      (0..<count).map { [100, 150, 200, 150][$0 % 4] },
      (0..<count).map { _ in dice.int(3072...6144) },
    ]
  }

  @Test(arguments: [1, 2, 3, 7, 8, 20, 100])
  func `equal items with lengths in thirds are placed exactly and in order`(lanes: Int) {
    let thirds = [Int](repeating: 100, count: largeCount(lanes == 3 ? 1_000_000 : 60_000))
    for gap in [24, 10] {
      let packing = packing(thirds, lanes: lanes, gap: gap)
      #expect(error(packing, thirds: thirds, gap: gap) < Self.tolerance)
      // Equal items keep lanes level, so no lane comes before its turn.
      expectAll(0..<packing.count) { packing.item(at: $0).lane == $0 % lanes }
    }
  }

  @Test(arguments: [1, 3, 5, 12])
  func `lengths in thirds add up in any number of lanes`(lanes: Int) {
    for thirds in corpora(largeCount(40_000)) {
      for placement in [LanePlacement.shortestLane, .sequential] {
        let packing = packing(thirds, lanes: lanes, gap: 25, placement)
        #expect(error(packing, thirds: thirds, gap: 25) < Self.tolerance)
        packing._checkInvariants()
      }
    }
  }

  @Test(arguments: [2, 3, 40])
  func `spacing in thirds adds up after items spanning several lanes`(lanes: Int) {
    let thirds = [Int](repeating: 300, count: largeCount(100_000))
    for (placement, every) in [(LanePlacement.shortestLane, 5), (.sequential, 5), (.shortestLane, 1)] {
      let packing = LanePacking(
        .init(laneCount: lanes, itemSpacing: 1.0 / 3, placement: placement), count: thirds.count,
        span: { $0 % every == 0 ? lanes : 1 }, length: { Double(thirds[$0]) / 3 })
      #expect(error(packing, thirds: thirds, gap: 1) < Self.tolerance)
    }
  }

  @Test func `long items are placed exactly after resizing with retained lanes and repacking`() {
    var thirds = [Int](repeating: 4501, count: largeCount(60_000))
    var packing = packing(thirds, lanes: 3, gap: 24)
    for index in thirds.indices {
      thirds[index] = 4601
      packing.resizeItem(at: index, to: 4601.0 / 3, following: .retainLanes)
    }
    // The limit allows for the error of each item and the remainder of a block, in steps of 2⁻¹⁶ points.
    #expect(error(packing, thirds: thirds, gap: 24) < 2 * Self.tolerance)
    packing.repack(with: packing.configuration)
    #expect(error(packing, thirds: thirds, gap: 24) < 2 * Self.tolerance)
    let isPacked = packing.pack(atMost: .max)
    #expect(isPacked)
  }

  @Test func `repacking with other lanes and spacing keeps positions exact`() {
    for thirds in corpora(largeCount(40_000)) {
      var packing = packing(thirds, lanes: 3, gap: 25)
      for (lanes, placement, gap) in [
        (5, LanePlacement.shortestLane, 1), (2, .sequential, 10), (1, .shortestLane, 24),
        (9, .shortestLane, 0),
      ] {
        packing.repack(
          with: .init(laneCount: lanes, itemSpacing: Double(gap) / 3, placement: placement))
        #expect(error(packing, thirds: thirds, gap: gap) < Self.tolerance)
        packing._checkInvariants()
      }
    }
  }

  @Test(arguments: [1, 3])
  func `items resized one by one are placed like items with the final lengths`(lanes: Int) {
    for following in [LanePacking.Following.retainLanes, .reflowLater] {
      for gap in [24, 10] {
        var thirds = [Int](repeating: 150, count: largeCount(60_000))
        var packing = packing(thirds, lanes: lanes, gap: gap)
        for index in thirds.indices.reversed() {
          thirds[index] = 100
          packing.resizeItem(at: index, to: 100.0 / 3, following: following)
        }
        packing.pack(atMost: packing.count)
        #expect(error(packing, thirds: thirds, gap: gap) < Self.tolerance)
        packing._checkInvariants()
      }
    }
  }

  @Test(arguments: few([1, 3, 9]))
  func `insertions and removals at the front keep positions exact`(lanes: Int) {
    for following in [LanePacking.Following.retainLanes, .reflow] {
      for gap in [24, 10] {
        var thirds = [Int](repeating: 100, count: 20_000)
        var packing = packing(thirds, lanes: lanes, gap: gap)
        for round in 0..<(triesManySeeds ? 40 : 12) {
          let length = 100 + round % 5
          packing.insertItems(at: round, count: 1, following: following) { _ in Double(length) / 3 }
          thirds.insert(length, at: round)
          if round % 4 == 0 {
            packing.removeItems(2..<4, following: following)
            thirds.removeSubrange(2..<4)
          }
          packing.moveItem(from: 7, to: 5000, following: following)
          thirds.insert(thirds.remove(at: 7), at: 5000)
        }
        #expect(error(packing, thirds: thirds, gap: gap) < Self.tolerance)
        packing._checkInvariants()
      }
    }
  }

  @Test
  func `equal items stay in order after a wide item and after each kind of change`() {
    let configuration = LanePacking.Configuration(laneCount: 3, itemSpacing: 10.0 / 3)
    var packing = LanePacking(configuration, count: 20_001, span: { $0 == 0 ? 3 : 1 }) { _ in 335.0 / 3 }
    let changes: [(inout LanePacking) -> Void] = [
      { _ in }, { $0.moveItem(from: 5000, to: 40, following: .reflowLater) },
      { $0.removeItems(700..<703) }, { $0.insertItems(at: 1234, count: 1) { _ in 335.0 / 3 } },
      { $0.append(count: 100) { _ in 335.0 / 3 } },
    ]
    for change in changes {
      change(&packing)
      packing.pack(atMost: packing.count)
      packing._checkInvariants()
      expectAll(1..<packing.count) { packing.item(at: $0).lane == ($0 - 1) % 3 }
    }
  }

  @Test func `random lengths of any precision add up`() {
    var dice = SeededGenerator(seed: 42)
    // In units of 2⁻³⁵ points, the sums are integers.
    let lengths = (0..<40_000).map { _ in Int64(dice.int(0...1_000_000_000_000)) }
    for lanes in [1, 3, 12] {
      let packing = LanePacking(.init(laneCount: lanes), count: lengths.count) {
        Double(lengths[$0]) * 0x1p-35
      }
      var ends = [Int64](repeating: 0, count: lanes)
      var error = 0.0
      for (index, length) in lengths.enumerated() {
        let item = packing.item(at: index)
        error = max(error, abs(item.start - Double(ends[item.lane]) * 0x1p-35))
        ends[item.lane] += length
      }
      #expect(error < Self.tolerance)
    }
  }

  @Test func `representable lengths are stored exactly, others to within a sixty-fourth`() {
    var dice = SeededGenerator(seed: 43)
    let fine = (0..<5000).map { _ in Double(dice.int(0...1 << 30)) * 0x1p-20 }
    let coarse = (0..<5000).map { _ in Double(dice.int(0...1 << 27)) / 64 } + [0x1p21, 1024, 1023.984375]
    let any = (0..<5000).map { _ in dice.double(0...0x1p21) }
    let floats = (0..<5000).map { _ in Float(dice.double(0...2048)) }
    for lengths in [fine, coarse] {
      let packing = LanePacking(.init(laneCount: 4), count: lengths.count) { lengths[$0] }
      expectAll(lengths.indices) { packing.length(at: $0) == lengths[$0] }
    }
    let packing = LanePacking(.init(laneCount: 4), count: any.count) { any[$0] }
    expectAll(any.indices) { abs(packing.length(at: $0) - any[$0]) <= 1.0 / 64 }
    let given = LanePacking(.init(laneCount: 4), lengths: floats)
    let asked = LanePacking(.init(laneCount: 4), count: floats.count) { Double(floats[$0]) }
    #expect(given.allItems == asked.allItems)
  }

  @Test func `resizing items to their current length changes nothing`() {
    for lanes in [1, 3] {
      var packing = packing([Int](repeating: 100, count: 5000), lanes: lanes, gap: 10)
      packing.moveItem(from: 0, to: 2500)
      let items = packing.allItems
      for index in 0..<5000 { packing.resizeItem(at: index, to: 100.0 / 3, following: .reflowLater) }
      expectEqual((packing.isPacked, true), (packing.allItems, items))
    }
  }

  @Test func `a query for an item's range finds only this item in its lane`() {
    let packing = packing([Int](repeating: 100, count: 30_000), lanes: 3, gap: 0)
    for item in packing.allItems {
      let found = packing.items(from: item.start, to: item.end)
      #expect(found.filter { packing.item(at: $0).lane == item.lane } == [item.index])
    }
  }
}
