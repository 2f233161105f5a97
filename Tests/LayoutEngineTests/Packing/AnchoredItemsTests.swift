import TestSupport
import Testing

@testable import LayoutEngine

@BackgroundActor @Suite struct AnchoredItemsTests {
  /// A moving screen. It measures the items that appear on it.
  private struct Screen {
    var packing: LanePacking
    var lengths: [Double]
    /// The start of the screen. Its length is `extent`.
    var start = 0.0
    let extent = 300.0
    /// The items on screen. They stay in place while visible.
    var anchored: Set<Int> = []

    var isRagged: Bool { !packing.isPackedForward }

    mutating func go(to position: Double) {
      packing.pack(through: position + extent)
      start = min(max(0, position), max(0, packing.extent - extent))
      anchored = anchored.filter { isOnScreen($0) }
      if anchored.isEmpty { level() }
      measure()
    }

    /// Levels the lanes if no previously visible item is still on screen.
    mutating func level() {
      guard let anchor = items.first else { return }
      let before = packing.item(at: anchor).start
      packing.packForwardLater()
      packing.pack(atMost: packing.count)
      start += packing.item(at: anchor).start - before
    }

    /// Measures items like a collection view: in ascending order, until no new item appears.
    mutating func measure() {
      while let index = items.first(where: { packing.length(at: $0) != lengths[$0] }) {
        let anchor =
          anchored.min()
          ?? items.first { packing.item(at: $0).start >= start } ?? index
        let old = anchored.filter { $0 != index }.map { (index: $0, place: packing.item(at: $0)) }
        let before = packing.item(at: anchor).start
        packing.resizeItem(at: index, to: lengths[index], anchoring: anchored)
        packing.pack(atMost: packing.count)
        let shift = packing.item(at: anchor).start - before
        start += shift
        for anchored in old {
          let now = packing.item(at: anchored.index)
          #expect(now.lane == anchored.place.lane)
          #expect(abs(now.start - anchored.place.start - shift) < 1e-6)
        }
        packing.pack(through: start + extent)
      }
      packing._checkInvariants()
      anchored = Set(items)
    }

    var items: [Int] { packing.items(from: start, to: start + extent) }

    func isOnScreen(_ index: Int) -> Bool {
      guard index < packing.packedCount else { return false }
      let item = packing.item(at: index)
      return item.start < start + extent && item.end > start
    }
  }

  private func screen(seed: UInt64, count: Int) -> (Screen, SeededGenerator) {
    var random = SeededGenerator(seed: seed)
    let configuration = LanePacking.Configuration(
      laneCount: .random(in: 1...5, using: &random),
      itemSpacing: Double(Int.random(in: 0...10, using: &random)),
      placement: seed % 4 == 3 ? .sequential : .shortestLane)
    let hasSpans = seed % 3 == 2
    let spans = (0..<count).map { _ in
      hasSpans && Int.random(in: 0..<8, using: &random) == 0 ? Int.random(in: 2...5, using: &random) : 1
    }
    let lengths = (0..<count).map { _ in Double(Int.random(in: 10...160, using: &random)) }
    let packing = LanePacking(configuration, count: count, span: { spans[$0] }, length: { _ in 44 })
    return (Screen(packing: packing, lengths: lengths), random)
  }

  @Test(
    arguments: seeds(120))
  func `measuring items as they appear keeps visible items in place in any direction`(
    seed: UInt64
  ) {
    let count = seed % 2 == 0 ? 700 : 120
    var (screen, random) = screen(seed: seed, count: count)
    for _ in 0..<25 {
      if Int.random(in: 0..<5, using: &random) == 0 {
        screen.go(to: .random(in: 0...max(1, screen.packing.extent), using: &random))
      } else {
        let step = Double.random(in: -250...250, using: &random)
        for _ in 0..<Int.random(in: 1...8, using: &random) { screen.go(to: screen.start + step) }
      }
    }
    // Queries must return the same items as a search of all of them.
    let packing = screen.packing
    let all = (0..<packing.packedCount).map(packing.item(at:))
    for _ in 0..<10 {
      let low = Double.random(in: -100...packing.extent, using: &random)
      let high = low + .random(in: 0...400, using: &random)
      #expect(
        packing.items(from: low, to: high)
          == all.filter { $0.start < high && $0.end > low }.map(\.index))
    }
  }

  @Test(arguments: seeds(60))
  func `items measured from the start on are placed as if their lengths were known`(seed: UInt64) {
    var (screen, random) = screen(seed: seed, count: 400)
    screen.go(to: 0)
    while screen.start < screen.packing.extent - screen.extent - 1 {
      let before = screen.start
      screen.go(to: screen.start + .random(in: 10...280, using: &random))
      if screen.start <= before { break }
    }
    let packing = screen.packing
    // An item over several lanes can have been packed below lanes whose estimated lengths differ a lot. It
    // keeps its place while on screen, so the lanes stay ragged.
    if screen.isRagged, packing.configuration.placement == .sequential, !packing.columns.spans.isEmpty {
      return
    }
    #expect(!screen.isRagged)
    let known = LanePacking(
      packing.configuration, count: packing.count, span: { packing.span(at: $0) },
      length: { screen.lengths[$0] })
    for index in 0..<packing.count {
      #expect(packing.item(at: index).lane == known.item(at: index).lane)
      #expect(abs(packing.item(at: index).start - known.item(at: index).start) < 1e-6)
    }
  }

  @Test(arguments: seeds(60))
  func `leveled lanes start at the origin, with items placed as if lengths were known`(seed: UInt64) {
    var (screen, random) = screen(seed: seed, count: 700)
    for _ in 0..<6 {
      screen.go(to: .random(in: 0...screen.packing.extent, using: &random))
      for _ in 0..<6 { screen.go(to: screen.start - 120) }
    }
    var packing = screen.packing
    packing.packForwardLater()
    packing.pack(atMost: packing.count)
    packing._checkInvariants()
    #expect(packing.isPackedForward)
    let known = LanePacking(
      packing.configuration, count: packing.count, span: { packing.span(at: $0) },
      length: { packing.length(at: $0) })
    for index in 0..<packing.count {
      #expect(abs(packing.item(at: index).start - known.item(at: index).start) < 1e-6)
    }
  }

  @Test func `with shortest-lane placement, lane starts differ by at most an item's length`() throws {
    let configuration = LanePacking.Configuration(laneCount: 3, itemSpacing: 10)
    var screen = Screen(
      packing: LanePacking(configuration, count: 700) { _ in 44 },
      lengths: (0..<700).map { Double(40 + $0 * 37 % 160) })
    screen.go(to: 9000)
    for _ in 0..<700 where screen.start > 0 { screen.go(to: screen.start - 150) }
    #expect(screen.start == 0)
    let starts = (0..<3).compactMap { lane in
      (0..<700).map(screen.packing.item(at:)).first { $0.lane == lane }?.start
    }
    expectEqual((starts.count, 3), (starts.min().map { abs($0) < 1e-6 }, true))
    #expect(try #require(starts.max()) < 210)
  }

  @Test(arguments: [0, 1, 5, 1023, 1024, 5000])
  func `appending an array of Doubles matches appending lengths one by one`(count: Int) {
    var random = SeededGenerator(seed: 4)
    var lengths = (0..<count).map { _ in Double.random(in: 0...500, using: &random) }
    if count > 4 { lengths.replaceSubrange(1..<4, with: [-.infinity, .nan, 1e9]) }
    var packing = LanePacking(.init(laneCount: 3, itemSpacing: 4))
    lengths.withUnsafeBufferPointer { packing.append(contentsOf: $0) }
    packing._checkInvariants()
    let expected = LanePacking(.init(laneCount: 3, itemSpacing: 4), count: count) { lengths[$0] }
    #expect(packing.count == count)
    if count > 0 { expectRows((0..<packing.count).map(packing.item), equal: (0..<count).map(expected.item)) }
    #expect(packing.extent == expected.extent)
  }

  /// Packing is tried from the lanes before the changed item, to find out if an anchored item depends on the
  /// change.
  @Test func `with spans and ragged lanes, items independent of the change are packed later`() {
    var packing = LanePacking(
      .init(laneCount: 2), count: 10, span: { $0 == 9 ? 2 : 1 }, length: { _ in 100 })
    packing.pack(atMost: 10)
    packing.resizeItem(at: 2, to: 150, anchoring: [3], anchorsEnd: true)
    expectEqual((packing.backCount, 3), (packing.isPacked, true))
    let before = (0..<4).map { packing.item(at: $0) }
    packing.resizeItem(at: 4, to: 101, anchoring: [5])
    expectEqual((packing.packedCount, 4), ((0..<4).map { packing.item(at: $0) }, before))
  }

  @Test(arguments: [4, 300])
  func `ragged lanes are leveled by repacking from the first block, but not a later one`(
    index: Int
  ) {
    var packing = LanePacking(.init(laneCount: 2), count: 600) { _ in 100 }
    packing.resizeItem(at: 2, to: 150, anchoring: [3], anchorsEnd: true)
    #expect(!packing.isPackedForward)
    packing.resizeItem(at: index, to: 120, following: .reflow)
    expectEqual(
      (packing.isPackedForward, index < 256),
      ((0..<2).map { packing.item(at: $0).start }, index < 256 ? [0, 0] : [0, 50]))
    packing._checkInvariants()
  }

  @Test func `the last item keeps its distance from another anchored item`() {
    let lengths = [10.0, 10, 20, 10]
    var packing = LanePacking(
      .init(laneCount: 2), count: 4, span: { $0 == 0 ? 2 : 1 }, length: { lengths[$0] })
    packing.resizeItem(at: 1, to: 15, anchoring: [2, 3])
    packing.pack(atMost: 4)
    packing._checkInvariants()
    #expect(packing.item(at: 3).start - packing.item(at: 2).start == 10)
  }

  @Test func `an item spanning two lanes stays below items that didn't move`() {
    let lengths = [10.0, 5, 30, 30, 10, 10]
    var packing = LanePacking(
      .init(laneCount: 3), count: 6, span: { $0 == 4 ? 2 : 1 }, length: { lengths[$0] })
    let before = (1..<6).map { packing.item(at: $0) }
    // If repacked, item 3 would move to the first lane. Item 4 covers this lane and the lane of item 3.
    packing.resizeItem(at: 0, to: 2, anchoring: [3, 5])
    packing.pack(atMost: 6)
    packing._checkInvariants()
    #expect((1..<6).map { packing.item(at: $0) } == before)
  }
}
