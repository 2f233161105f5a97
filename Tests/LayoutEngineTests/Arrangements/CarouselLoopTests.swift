import LayoutEngine
import TestSupport
import Testing

@Suite struct CarouselLoopTests {
  @Test(arguments: [1, 2, 5, 8192, 8193, 1_000_000])
  func `home is a multiple of the count, with enough slots on both sides`(count: Int) {
    let loop = CarouselLoop(count: count)
    #expect(loop.home % count == 0)
    #expect(loop.home >= 8192)
    #expect(loop.home >= count)
    expectEqual(
      (loop.slotCount, 2 * loop.home + 1),
      (loop.item(at: loop.home), 0),
      (loop.item(at: loop.home - 1), count - 1))
  }

  @Test(
    arguments: [
      (0, 120, 480, false), (1, 120, 480, false), (4, 120, 480, false), (5, 120, 480, true),
      (6, 120, 480, true), (1, 480, 480, false), (2, 480, 480, true), (9, 0, 480, false),
      (9, 100, 0, false),
    ] as [(Int, Double, Double, Bool)])
  func `a line loops only if items fill the viewport and one more pitch`(
    _ row: (count: Int, pitch: Double, viewport: Double, fills: Bool)
  ) {
    #expect(
      CarouselLoop.fills(count: row.count, pitch: row.pitch, viewportExtent: row.viewport) == row.fills)
  }

  @Test(arguments: [1, 2, 3, 6, 7, 1000])
  func `each item has one slot in the window, the slot nearest to the position`(count: Int) {
    let loop = CarouselLoop(count: count)
    for position in stride(from: Double(loop.home) - 30, through: Double(loop.home) + 30, by: 0.25) {
      let window = loop.window(at: position)
      #expect(window.count == count)
      for item in 0..<min(count, 20) {
        let slot = loop.slot(of: item, at: position)
        #expect(window.contains(slot))
        #expect(loop.item(at: slot) == item)
        let distance = (Double(slot) - position).magnitude
        #expect(distance <= (Double(slot - count) - position).magnitude)
        #expect(distance <= (Double(slot + count) - position).magnitude)
      }
    }
  }

  @Test func `at the ends of the track, every item still has a slot`() {
    let loop = CarouselLoop(count: 7)
    for position in [-100.0, 0, 3, Double(loop.slotCount) - 4, Double(loop.slotCount) + 900] {
      let window = loop.window(at: position)
      #expect(window.lowerBound >= 0)
      #expect(window.upperBound <= loop.slotCount)
      expectEqual(
        (window.count, 7),
        (Set((0..<7).map { loop.slot(of: $0, at: position) }), Set(window)))
    }
  }

  @Test(arguments: [1, 5, 8000, 1_000_000])
  func `far from home, whole laps lead back to within half a lap of it`(count: Int) {
    let loop = CarouselLoop(count: count)
    let home = Double(loop.home)
    #expect(!loop.isFar(home))
    #expect(!loop.isFar(home + Double(count) * 0.7))
    for position in [0, 100.5, home * 0.2, home * 1.9, home * 2] {
      #expect(loop.isFar(position))
      let slots = loop.slotsFromHome(at: position)
      #expect(slots % count == 0)
      #expect((position - Double(slots) - home).magnitude <= Double(count) / 2)
      #expect(!loop.isFar(position - Double(slots)))
    }
  }
}
