import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct RingTests {
  private func ring(_ count: Int) -> Ring {
    Ring(
      count: count, center: LayoutPoint(x: 150, y: 200), radius: 100,
      itemSize: LayoutSize(width: 50, height: 30))
  }

  @Test func `four items are placed at the right, the bottom, the left, and the top`() {
    let expected = [(250.0, 200.0), (150, 300), (50, 200), (150, 100)]
    for (index, position) in expected.enumerated() {
      let center = ring(4).center(at: index)
      #expect((center.x - position.0).magnitude < 1e-9)
      #expect((center.y - position.1).magnitude < 1e-9)
      let frame = ring(4).frame(at: index)
      expectEqual((frame.width, 50), (frame.height, 30))
    }
  }

  @Test func `the angle is start ± sweep · i / n + rotation`() {
    var ring = ring(5)
    (ring.startAngle, ring.sweep, ring.rotation) = (0.25, 2, 0.5)
    #expect((ring.angle(at: 3) - (0.25 + 2 * 3 / 5.0 + 0.5)).magnitude < 1e-12)
    ring.itemOrder = .counterclockwise
    #expect((ring.angle(at: 3) - (0.25 - 2 * 3 / 5.0 + 0.5)).magnitude < 1e-12)
  }

  @Test func `the scale moves items outward and keeps their size`() {
    var ring = ring(4)
    ring.scale = 1.3
    #expect((ring.center(at: 0).x - 280).magnitude < 1e-9)
    #expect(ring.frame(at: 0).width == 50)
  }

  @Test func `an item facing the center is upright at the top and on its side at the right`() {
    var ring = ring(4)
    ring.itemsFaceCenter = true
    #expect(isClose(ring.outward(at: 3), LayoutPoint(x: 0, y: -1)))
    #expect(isClose(ring.outward(at: 0), LayoutPoint(x: 1, y: 0)))
    #expect((ring.frame(at: 0).width - 30).magnitude < 1e-9)
    #expect((ring.frame(at: 0).height - 50).magnitude < 1e-9)
  }

  @Test func `items on an ellipse are placed at its radii and face its center`() {
    var ring = ring(8)
    (ring.verticalRadius, ring.itemsFaceCenter) = (40, true)
    #expect(isClose(ring.center(at: 0), LayoutPoint(x: 250, y: 200)))
    #expect(isClose(ring.center(at: 2), LayoutPoint(x: 150, y: 240)))
    for index in 0..<8 {
      let (center, outward) = (ring.center(at: index), ring.outward(at: index))
      #expect((outward.x * outward.x + outward.y * outward.y - 1).magnitude < 1e-9)
      let (x, y) = (center.x - 150, center.y - 200)
      #expect((x * outward.y - y * outward.x).magnitude < 1e-9)
      #expect(x * outward.x + y * outward.y > 0)
    }
    (ring.radius, ring.verticalRadius) = (0, 0)
    #expect(isClose(ring.outward(at: 2), LayoutPoint(x: 0, y: 1)))
  }

  @Test func `itemsWithinHalfTurn matches a brute-force search for any number of turns`() {
    for count in [0, 1, 5, 1000] {
      for sweep in [-200.3, -1, 0, 3, 7, 500] {
        for rotation in stride(from: -210.0, through: 210, by: 13.7) {
          for order in [Ring.ItemOrder.clockwise, .counterclockwise] {
            var ring = ring(count)
            (ring.sweep, ring.rotation, ring.itemOrder, ring.startAngle) = (sweep, rotation, order, 0.3)
            guard ring.step != 0 else { continue }
            let expected = (0..<count).filter { (ring.angle(at: $0) - 0.3).magnitude < .pi }
            #expect(Array(ring.itemsWithinHalfTurn) == expected)
          }
        }
      }
    }
  }

  private func isClose(_ a: LayoutPoint, _ b: LayoutPoint) -> Bool {
    (a.x - b.x).magnitude < 1e-9 && (a.y - b.y).magnitude < 1e-9
  }

  @Test(arguments: [0, 1, 7, 9, 64, 1000])
  func `forEachItem(in:) finds the same items as a brute-force search`(count: Int) {
    for (sweep, scale, faces) in [
      (2 * Double.pi, 1.0, false), (1, 1.3, true), (-20, 0.5, true), (0, 1, false),
    ] {
      var ring = ring(count)
      (ring.sweep, ring.scale, ring.itemsFaceCenter, ring.rotation) = (sweep, scale, faces, 0.4)
      ring.verticalRadius = faces ? 170 : nil
      for x in stride(from: -50.0, through: 350, by: 40) {
        for y in stride(from: 0.0, through: 400, by: 57) {
          for size in [1.0, 60, 500] {
            let rect = LayoutRect(x: x, y: y, width: size, height: size)
            var found: [Int] = []
            ring.forEachItem(in: rect) { found.append($0) }
            #expect(found == (0..<count).filter { ring.frame(at: $0).intersects(rect) })
            found = []
            ring.forEachItem(in: rect, among: count / 3..<count / 2) { found.append($0) }
            #expect(found == (count / 3..<count / 2).filter { ring.frame(at: $0).intersects(rect) })
          }
        }
      }
    }
  }

  @Test func `a wheel whose items take more than one turn shows items within half a turn`() {
    func ring(_ step: Double) -> Ring {
      Ring(count: 40, center: .zero, radius: 100, itemSize: .zero, sweep: 40 * step).turned(backBy: 20)
    }
    expectEqual(
      (ring(2 * .pi / 40).itemsOnWheel, 0..<40),
      (ring(.pi / 8).itemsOnWheel, ring(.pi / 8).itemsWithinHalfTurn),
      (ring(.pi / 8).itemsOnWheel.count, 16))
    #expect((ring(.pi / 8).angle(at: 20)).magnitude < 1e-9)
  }

  @Test func `nearestIndex is nearest to the start angle, and turn(bringing:to:) is minimal`() throws {
    for (count, sweep) in [(1, 6.0), (7, 2 * .pi), (12, 3), (40, 40), (40, 17), (50, -5), (9, 0)] {
      for rotation in stride(from: -9.0, through: 9, by: 0.37) {
        var ring = ring(count)
        (ring.startAngle, ring.sweep, ring.rotation) = (0.4, sweep, rotation)
        // Returns the angle between two directions.
        func apart(_ angle: Double) -> Double { acos(cos(angle - ring.startAngle)) }
        let nearest = try #require(ring.nearestIndex)
        let least = (0..<count).map { apart(ring.angle(at: $0)) }.min()
        #expect(abs(apart(ring.angle(at: nearest)) - (least ?? 0)) < 1e-7)
        let turn = ring.turn(bringing: count - 1, to: 0.2)
        #expect(turn.magnitude <= .pi + 1e-9)
        ring.rotation += turn
        #expect(abs(ring.turn(of: count - 1) - 0.2) < 1e-9)
      }
    }
    #expect(ring(0).nearestIndex == nil)
  }
}
