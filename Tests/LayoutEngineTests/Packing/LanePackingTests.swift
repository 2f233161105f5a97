import LayoutEngine
import TestSupport
import Testing

@Suite struct LanePackingTests {
  /// Items in lanes and their expected positions.
  struct Packed: CustomTestStringConvertible, Sendable {
    let name: String
    let configuration: LanePacking.Configuration
    var spans: [Int] = []
    let lengths: [Double]
    let lanes: [Int]
    let starts: [Double]
    /// The span of each item. Missing spans are 1.
    var spansFound: [Int] = []
    let extent: Double

    var testDescription: String { name }

    static let all = [
      Packed(
        name: "to the shortest lane, the first of equals",
        configuration: .init(laneCount: 3, itemSpacing: 10),
        lengths: [50, 30, 40, 20, 5, 60], lanes: [0, 1, 2, 1, 2, 0], starts: [0, 0, 0, 40, 50, 60],
        extent: 120),
      Packed(
        name: "in sequence, regardless of the lengths",
        configuration: .init(laneCount: 2, itemSpacing: 5, placement: .sequential),
        lengths: [100, 80, 100, 100, 100], lanes: [0, 1, 0, 1, 0], starts: [0, 0, 105, 85, 210], extent: 310),
      Packed(
        name: "a span: to the run of lanes with the lowest maximum end", configuration: .init(laneCount: 4),
        spans: [1, 1, 1, 1, 2, 9, 1], lengths: [50, 20, 10, 70, 30, 40, 5], lanes: [0, 1, 2, 3, 1, 0, 0],
        starts: [0, 0, 0, 0, 20, 70, 110], spansFound: [1, 1, 1, 1, 2, 4, 1], extent: 115),
      Packed(
        name: "a span in sequence: also to the run with the lowest maximum end",
        configuration: .init(laneCount: 3, placement: .sequential), spans: [1, 1, 1, 2],
        lengths: [90, 10, 20, 30], lanes: [0, 1, 2, 1], starts: [0, 0, 0, 20], spansFound: [1, 1, 1, 2],
        extent: 90),
    ]
  }

  @Test(arguments: Packed.all)
  func `items are packed by length, span, and placement`(row: Packed) {
    let count = row.lengths.count
    let spans = row.spans.isEmpty ? Array(repeating: 1, count: count) : row.spans
    let packing = LanePacking(
      row.configuration, count: count, span: { spans[$0] }, length: { row.lengths[$0] })
    expectEqual(
      (packing.lanes, row.lanes), (packing.starts, row.starts),
      ((0..<count).map { packing.item(at: $0).span }, row.spansFound.isEmpty ? spans : row.spansFound),
      (packing.extent, row.extent))
    guard row.spans.isEmpty else { return }
    let plain = LanePacking(row.configuration, lengths: row.lengths.map(Float.init))
    expectEqual((plain.lanes, row.lanes), (plain.starts, row.starts), (plain.extent, row.extent))
  }

  @Test func `the extent ends with the longest lane, without trailing spacing`() {
    expectEqual(
      (LanePacking(.init(laneCount: 2, itemSpacing: 10)).extent, 0),
      (LanePacking(.init(laneCount: 2, itemSpacing: 10), lengths: [40]).extent, 40),
      (LanePacking(.init(laneCount: 1, itemSpacing: 10), lengths: [0, 0]).extent, 10),
      (LanePacking(.init(laneCount: 2, itemSpacing: 10), lengths: [0, 0]).extent, 0))
  }

  @Test func `the last item of a block is found next to the first item of the next block`() {
    let packing = LanePacking(.init(laneCount: 1), lengths: [Float](repeating: 0.5, count: 300))
    #expect(packing.items(from: 127.75, to: 127.8) == [255])
  }

  @Test func `items start at the origin and move with it`() {
    var packing = LanePacking(.init(laneCount: 2), origin: 100, lengths: [10, 20, 30])
    #expect(packing.starts == [100, 100, 110])
    #expect(packing.items(from: 0, to: 100).isEmpty)
    #expect(packing.items(from: 0, to: 101) == [0, 1])
    packing.origin = -50
    expectEqual((packing.starts, [-50, -50, -40]), (packing.extent, 40))
  }

  @Test(arguments: [
    LanePacking.Configuration(laneCount: 1), .init(laneCount: 2, placement: .sequential),
  ])
  func `if no lane can change, items after a resized one move immediately`(
    configuration: LanePacking.Configuration
  ) {
    var packing = LanePacking(configuration, count: 10) { _ in 100 }
    packing.resizeItem(at: 2, to: 150, following: .reflowLater)
    #expect(packing.isPacked)
    let expected = LanePacking(configuration, count: 10) { $0 == 2 ? 150 : 100 }
    #expect(packing.starts == expected.starts)
  }

  @Test func `appending items with deferred packing keeps the other items in place`() {
    var packing = LanePacking(.init(laneCount: 2), count: 10) { _ in 100 }
    packing.insertItems(at: 10, count: 5, following: .reflowLater) { _ in 50 }
    #expect(packing.count == 15)
    #expect(packing.packedCount >= 10)
    #expect(packing.starts.prefix(10) == [0, 0, 100, 100, 200, 200, 300, 300, 400, 400])
  }

  @Test func `a zero-length query finds items around it, not items starting or ending there`() {
    let packing = LanePacking(.init(laneCount: 1), count: 10) { _ in 100 }
    #expect(packing.items(from: 100, to: 100).isEmpty)
    #expect(packing.items(from: 150, to: 150) == [1])
  }

  @Test func `a NaN or negative length counts as 0, an infinite one as the maximum length`() {
    let lengths: [Float] = [.nan, -5, -.infinity, 0, 1e30, .infinity]
    let packing = LanePacking(.init(laneCount: 8), lengths: lengths)
    let longest = Double(LanePacking.maximumLength)
    #expect((0..<6).map { packing.item(at: $0).length } == [0, 0, 0, 0, longest, longest])
    let same = LanePacking(.init(laneCount: 8), count: 6) { Double(lengths[$0]) }
    #expect(same.starts == packing.starts)
  }

  @Test func `lengths without an exact binary form leave equal gaps and no overlaps`() {
    let spacing = 10.0 / 3
    let packing = LanePacking(.init(laneCount: 3, itemSpacing: spacing), count: 3000) {
      Double($0 % 7) + 100.0 / 3
    }
    var last = [LaneItem?](repeating: nil, count: 3)
    var gaps: Set<Double> = []
    for item in packing.allItems {
      if let before = last[item.lane] { gaps.insert(item.start - before.end) }
      last[item.lane] = item
    }
    #expect(gaps.count == 1)
    expectAll(gaps) { abs($0 - spacing) <= 0x1p-31 }
    packing._checkInvariants()
  }

  @Test func `positions past 100,000 items are still exact to a sixty-fourth of a point`() {
    let count = 100_000
    let packing = LanePacking(.init(laneCount: 1, itemSpacing: 1.0 / 64), count: count) { _ in 6000 + 1.0 / 64
    }
    let last = packing.item(at: count - 1)
    expectEqual(
      (last.start, Double(count - 1) * (6000 + 2.0 / 64)),
      (packing.items(from: last.start, to: last.end), [count - 1]),
      (packing.items(from: last.start - 2.0 / 64, to: last.start), [count - 2]))
    #expect(packing.items(from: last.start - 1.0 / 64, to: last.start).isEmpty)
  }

  @Test(
    arguments: [
      { $0.resizeItem(at: 3, to: 100, following: .retainLanes) }, { $0.resizeItem(at: 3, to: 100) },
      { $0.resizeItem(at: 3, to: 100, following: .reflowLater) }, { $0.append(contentsOf: [5]) },
      { $0.append(count: 2) { _ in 7 } }, { $0.insertItems(at: 0, count: 3, span: { _ in 2 }) { _ in 7 } },
      { $0.removeItems(0..<200) }, { $0.moveItem(from: 0, to: 250) }, { $0.replaceAll(with: [1, 2, 3]) },
      { $0.repack(with: .init(laneCount: 5)) }, { $0.origin = 17 },
    ] as [@Sendable (inout LanePacking) -> Void])
  func `a copy is unaffected by any change to the original`(
    change: @Sendable (inout LanePacking) -> Void
  ) {
    var original = LanePacking(.init(laneCount: 2), count: 300) { Double($0 % 40) }
    // Moves whole blocks, so the copy has to keep such moves, too.
    original.resizeItem(at: 1, to: 90, following: .retainLanes)
    let copy = original
    let items = copy.allItems
    change(&original)
    expectEqual((copy.allItems, items), (copy.items(from: -1, to: .infinity).count, 300))
    copy._checkInvariants()
    original._checkInvariants()
  }

  @Test func `a copy without packed items is packed independently`() {
    var original = LanePacking(.init(laneCount: 2), count: 600) { Double($0 % 40) }
    let items = original.allItems
    original.resizeItem(at: 0, to: 90, following: .reflowLater)
    original.resizeItem(at: 0, to: 0, following: .reflowLater)
    var copy = original
    copy.pack(atMost: 600)
    copy._checkInvariants()
    original._checkInvariants()
    expectEqual((original.packedCount, 0), (copy.allItems, items))
  }

  @Test func `appending items packs the deferred items first`() {
    var packing = LanePacking(.init(laneCount: 2), count: 600) { Double($0 % 40) }
    packing.resizeItem(at: 300, to: 90, following: .reflowLater)
    #expect(packing.packedCount == 256)
    packing.append(contentsOf: [5, 6])
    packing.append(count: 1) { _ in 7 }
    packing._checkInvariants()
    #expect(packing.isPacked)
    var fresh = LanePacking(.init(laneCount: 2), count: 600) { $0 == 300 ? 90 : Double($0 % 40) }
    fresh.append(contentsOf: [5, 6, 7])
    #expect(packing.allItems == fresh.allItems)
  }

  @Test func `the first length too precise for a Float is kept, and so are all other lengths`() {
    let third = 100.0 / 3
    var packing = LanePacking(.init(laneCount: 2), lengths: (0..<600).map { Float($0 % 40) })
    let copy = packing
    packing.resizeItem(at: 300, to: third, following: .retainLanes)
    packing.append(contentsOf: [7, 0.1])
    packing.insertItems(at: 0, count: 1, following: .retainLanes) { _ in 0x1p21 - 0x1p-30 }
    packing._checkInvariants()
    #expect(packing.length(at: 0) == 0x1p21 - 0x1p-30)
    expectAll(1...300) { packing.length(at: $0) == Double(($0 - 1) % 40) }
    #expect(abs(packing.length(at: 301) - third) <= 0x1p-31)
    expectEqual(
      (packing.length(at: 602), Double(Float(0.1))),
      (copy.length(at: 300), 20),
      (copy.count, 600))
    copy._checkInvariants()
    packing.removeItems(0..<600)
    packing.replaceAll(with: [5, 6])
    #expect(packing.allItems.map(\.length) == [5, 6])
  }

  @Test func `items appended with deferred packing don't change the expected extent`() {
    var packing = LanePacking(.init(laneCount: 1), count: 600) { _ in 10 }
    packing.resizeItem(at: 0, to: 20, following: .reflowLater)
    packing.pack(atMost: 600)
    packing.removeItems(100..<600)
    #expect(packing.extent == 1010)
    packing.insertItems(at: 100, count: 1, following: .reflowLater) { _ in 5 }
    expectEqual((packing.isPacked, false), (packing.expectedExtent, 1010))
  }

  @Test(arguments: 2...8)
  func `in up to eight lanes the longest items don't overlap, even in uneven lanes`(lanes: Int) {
    let longest = Double(LanePacking.maximumLength)
    var model = ReferenceLanes(laneCount: lanes, spacing: longest / 2)
    model.lengths = [Double](repeating: 0, count: 600 * lanes)
    var packing = LanePacking(
      .init(laneCount: lanes, itemSpacing: model.spacing), count: model.lengths.count
    ) { _ in 0 }
    // All lanes except the last grow by more than a billion points.
    for item in 0..<model.lengths.count where item % lanes < lanes - 1 {
      model.lengths[item] = longest
      packing.resizeItem(at: item, to: longest, following: .retainLanes)
    }
    model.lanes = packing.lanes
    model.lengths += [Double](repeating: longest, count: 2000)
    packing.append(contentsOf: [Float](repeating: LanePacking.maximumLength, count: 2000))
    packing._checkInvariants()
    let items = model.items()
    expectEqual((packing.starts, items.map(\.start)), (packing.lanes, items.map(\.lane)))
    // Repacks from a block that has moved as a whole.
    packing.resizeItem(at: 590 * lanes, to: longest)
    packing._checkInvariants()
  }

  @Test func `the expected extent of unpacked items is at least the previous extent`() {
    var packing = LanePacking(.init(laneCount: 2), count: 600) { Double($0 % 40) }
    let before = packing.extent
    packing.resizeItem(at: 300, to: 0, following: .reflowLater)
    #expect(packing.extent < before)
    #expect(packing.expectedExtent == before)
    packing.resizeItem(at: 3, to: 1e6, following: .reflowLater)
    packing.pack(atMost: 256)
    #expect(packing.expectedExtent == packing.extent)
    #expect(packing.extent > before)
    packing.pack(atMost: 600)
    #expect(packing.expectedExtent == packing.extent)
  }

  /// Returns up to three items that have the wrong length or lane, or don't start 3 points after the
  /// preceding item of their lane.
  private func misplaced(in packing: LanePacking, _ lengths: [Double], _ lanes: [Int]) -> [Int] {
    var ends = [Double](repeating: 0, count: packing.configuration.laneCount)
    let misplaced = lengths.indices.filter { index in
      let (item, lane) = (packing.item(at: index), lanes[index])
      defer { ends[lane] += lengths[index] + 3 }
      return item.lane != lane || item.start != ends[lane] || item.length != lengths[index]
    }
    return Array(misplaced.prefix(3))
  }

  private func lengths(_ count: Int) -> [Double] { (0..<count).map { Double(20 + $0 * 37 % 101) } }

  /// A block has 256 items, so most blocks start and end in the middle of a round of all lanes.
  @Test(arguments: 1...9)
  func `sequential placement puts item i in lane i modulo the lane count, without gaps`(lanes: Int) {
    let configuration = LanePacking.Configuration(laneCount: lanes, itemSpacing: 3, placement: .sequential)
    for count in [0, 1, lanes - 1, lanes, 257, 600] {
      var lengths = lengths(count)
      var packing = LanePacking(configuration, lengths: lengths.map(Float.init))
      func expectTurns() {
        #expect(misplaced(in: packing, lengths, lengths.indices.map { $0 % lanes }).isEmpty)
      }
      expectTurns()
      packing.append(count: 5) { _ in 0.25 }
      lengths += [Double](repeating: 0.25, count: 5)
      expectTurns()
      packing.insertItems(at: count / 2, count: 2) { _ in 40 }
      lengths.insert(contentsOf: [40, 40], at: count / 2)
      expectTurns()
    }
  }

  /// Items slide in groups of 65,536: here, two groups and a remainder.
  @Test func `each of 150,000 items in retained lanes directly follows its predecessor`() {
    var lengths = lengths(150_000)
    var packing = LanePacking(.init(laneCount: 3, itemSpacing: 3), lengths: lengths.map(Float.init))
    var lanes = lengths.indices.map { packing.item(at: $0).lane }
    packing.insertItems(at: 5, count: 3, following: .retainLanes) { Double(40 + $0) }
    lengths.insert(contentsOf: [45, 46, 47], at: 5)
    lanes.insert(contentsOf: (5..<8).map { packing.item(at: $0).lane }, at: 5)
    expectEqual((misplaced(in: packing, lengths, lanes), []), ([packing.count], [150_003]))
    packing.removeItems(100..<107, following: .retainLanes)
    lengths.removeSubrange(100..<107)
    lanes.removeSubrange(100..<107)
    expectEqual((misplaced(in: packing, lengths, lanes), []), ([packing.count], [149_996]))
  }

  @Test func `repacking applies a new lane count, spacing, and placement`() {
    var packing = LanePacking(.init(laneCount: 2, itemSpacing: 4), count: 5, span: { $0 == 2 ? 3 : 1 }) { _ in
      10
    }
    #expect(packing.item(at: 2).span == 2)
    packing.repack(with: .init(laneCount: 4, placement: .sequential))
    expectEqual((packing.item(at: 2).span, 3), (packing.lanes, [0, 1, 0, 3, 0]))
    packing._checkInvariants()
  }

  @Test func `replaceAll replaces all lengths and spans`() {
    var packing = LanePacking(.init(laneCount: 2), count: 700, span: { $0 % 3 + 1 }) { _ in 10 }
    packing.replaceAll(with: (0..<600).map { Float($0 % 50) })
    packing._checkInvariants()
    let fresh = LanePacking(.init(laneCount: 2), lengths: (0..<600).map { Float($0 % 50) })
    #expect(packing.allItems == fresh.allItems)
  }
}

extension LanePacking {
  var allItems: [LaneItem] { (0..<packedCount).map { item(at: $0) } }
  var lanes: [Int] { allItems.map(\.lane) }
  var starts: [Double] { allItems.map(\.start) }
}
