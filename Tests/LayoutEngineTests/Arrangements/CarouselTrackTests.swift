import LayoutEngine
import TestSupport
import Testing

@Suite struct CarouselTrackTests {
  private let track = CarouselTrack(
    count: 8, itemExtent: 150, itemSpacing: 45, viewportExtent: 390)

  @Test func `the first and last items can rest in the middle of the viewport`() {
    expectEqual(
      (track.endInset, 120),
      (track.start(of: 0), 120),
      (track.center(of: 0), 195),
      (track.contentExtent, 1755),
      (track.offset(centering: 7), track.contentExtent - 390),
      (track.center(of: 7), track.lastOffset + 195))
  }

  @Test func `an item longer than the viewport can rest in the middle of it`() {
    let track = CarouselTrack(count: 2, itemExtent: 500, itemSpacing: 10, viewportExtent: 300)
    #expect(track.endInset == -100)
    #expect(track.contentExtent == 300 + 510)
    #expect(track.center(of: 1) == track.offset(centering: 1) + 150)
  }

  @Test(arguments: [0.4, 0.6, 1.4, 1.6, 9])
  func `an offset past either end is nearest to the first or last item`(pitches: Double) {
    expectEqual(
      (track.nearestIndex(toOffset: -pitches * 195), 0),
      (track.nearestIndex(toOffset: (7 + pitches) * 195), 7))
  }

  @Test func `a track without items has no content`() {
    let track = CarouselTrack(count: 0, itemExtent: 100, itemSpacing: 10, viewportExtent: 300)
    expectEqual((track.count, 0), (track.contentExtent, 0))
    #expect(track.nearestIndex(toOffset: 0) == nil)
    #expect(track.indices(from: -1000, to: 1000).isEmpty)
  }

  @Test(arguments: [-40.0, -10, 0, 45, 300])
  func `indices(from:to:overhang:) finds the same items as a brute-force search`(overhang: Double) {
    for spacing in [45.0, 0, -60] {
      let track = CarouselTrack(count: 9, itemExtent: 150, itemSpacing: spacing, viewportExtent: 390)
      for lower in stride(from: -400.0, through: 2500, by: 7.5) {
        for extent in [0, 1.0, 90, 390, 5000] {
          let expected = (0..<9).filter {
            track.center(of: $0) + 75 + overhang > lower
              && track.center(of: $0) - 75 - overhang < lower + extent
              && extent > 0
          }
          #expect(Array(track.indices(from: lower, to: lower + extent, overhang: overhang)) == expected)
        }
      }
    }
  }

  @Test func `items with zero extent and spacing all lie at one position`() {
    let track = CarouselTrack(count: 4, itemExtent: 0, itemSpacing: 0, viewportExtent: 100)
    #expect(track.indices(from: 0, to: 100) == 0..<4)
    #expect(track.indices(from: 60, to: 100).isEmpty)
    expectEqual((track.nearestIndex(toOffset: 500), 0), (track.contentExtent, 100))
  }

  @Test func `nearestIndex breaks ties toward the earlier item and clamps to both ends`() {
    expectEqual(
      (track.nearestIndex(toOffset: -500), 0),
      (track.nearestIndex(toOffset: 1e9), 7),
      (track.nearestIndex(toOffset: 195 * 2.5), 2),
      (track.nearestIndex(toOffset: 195 * 2.5 + 0.01), 3))
    for index in 0..<8 { #expect(track.nearestIndex(toOffset: track.offset(centering: index)) == index) }
  }
}

@Suite struct CarouselSnappingTests {
  /// Items of 150 points every 195 points in a viewport of 390. At offset 390, items 1 to 3 are visible.
  private let track = CarouselTrack(count: 10, itemExtent: 150, itemSpacing: 45, viewportExtent: 390)

  @Test func `a slow scroll rests on the nearest of the currently visible items`() {
    func target(_ proposed: Double) -> Double {
      track.nearestTarget(proposed: proposed, current: 390, velocity: 2.5, threshold: 2.5)
    }
    expectEqual(
      (track.indices(from: 390, to: 780), 1..<4),
      (target(400), 390),
      (target(480), 390),
      (target(500), 585),
      (target(1000), 585),
      (target(100), 195),
      (target(20), 195))
  }

  @Test(arguments: [2.6, -2.6])
  func `a fast scroll rests on the item nearest to its proposed end`(velocity: Double) {
    func target(_ proposed: Double) -> Double {
      track.nearestTarget(proposed: proposed, current: 390, velocity: velocity, threshold: 2.5)
    }
    expectEqual((target(1000), 975), (target(20), 0), (target(1700), 1755))
  }

  @Test(arguments: [0, -1, -80, 1755, 1756, 9000.0])
  func `a proposed offset at or past either end is kept`(proposed: Double) {
    for velocity in [0.0, 9] {
      let target = track.nearestTarget(proposed: proposed, current: 390, velocity: velocity, threshold: 2.5)
      #expect(target == proposed)
    }
  }

  @Test func `a proposed offset that centers an item is kept`() {
    for index in 0..<10 {
      let proposed = track.offset(centering: index)
      #expect(track.nearestTarget(proposed: proposed, current: 100, velocity: 0, threshold: 2.5) == proposed)
    }
  }

  @Test(
    arguments: [
      (390, 489, 390), (390, 490, 585), (390, 1200, 585), (390, 291, 390), (390, 290, 195), (390, -50, 195),
      (0, -200, 0), (1755, 1900, 1755), (1755, 1600, 1560), (420, 400, 390),
    ] as [(Double, Double, Double)])
  func `drags of at least minimumDrag advance one item; shorter drags snap back`(
    resting: Double, current: Double, target: Double
  ) {
    #expect(track.pageTarget(resting: resting, current: current, minimumDrag: 100) == target)
  }

  @Test func `a track without items keeps the proposal and has no page target`() {
    let empty = CarouselTrack(count: 0, itemExtent: 150, itemSpacing: 45, viewportExtent: 390)
    #expect(empty.nearestTarget(proposed: 50, current: 0, velocity: 0, threshold: 1) == 50)
    #expect(empty.pageTarget(resting: 0, current: 200, minimumDrag: 100) == nil)
  }
}
