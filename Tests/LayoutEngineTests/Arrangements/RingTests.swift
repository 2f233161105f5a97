import LayoutEngine
import Testing

@Suite struct RingTests {
  private func ring(_ count: Int) -> Ring {
    Ring(
      count: count, center: LayoutPoint(x: 150, y: 200), radius: 100,
      itemSize: LayoutSize(width: 50, height: 30))
  }

  @Test("four items stand at the right, the bottom, the left and the top")
  func places() {
    let expected = [(250.0, 200.0), (150, 300), (50, 200), (150, 100)]
    for (index, place) in expected.enumerated() {
      let center = ring(4).center(at: index)
      #expect((center.x - place.0).magnitude < 1e-9 && (center.y - place.1).magnitude < 1e-9)
      let frame = ring(4).frame(at: index)
      #expect(frame.width == 50 && frame.height == 30)
    }
  }

  @Test("the angle is start ± sweep · i / n + rotation")
  func angles() {
    var ring = ring(5)
    (ring.startAngle, ring.sweep, ring.rotation) = (0.25, 2, 0.5)
    #expect((ring.angle(at: 3) - (0.25 + 2 * 3 / 5.0 + 0.5)).magnitude < 1e-12)
    ring.direction = .counterclockwise
    #expect((ring.angle(at: 3) - (0.25 - 2 * 3 / 5.0 + 0.5)).magnitude < 1e-12)
  }

  @Test("the scale moves items outward and leaves their size")
  func scale() {
    var ring = ring(4)
    ring.scale = 1.3
    #expect((ring.center(at: 0).x - 280).magnitude < 1e-9)
    #expect(ring.frame(at: 0).width == 50)
  }

  @Test("an item that faces the centre stands upright at the top and lies at the side")
  func facing() {
    var ring = ring(4)
    ring.itemsFaceCenter = true
    #expect((ring.itemRotation(at: 3) - 2 * .pi).magnitude < 1e-9)
    #expect((ring.itemRotation(at: 0) - .pi / 2).magnitude < 1e-9)
    #expect(
      (ring.frame(at: 0).width - 30).magnitude < 1e-9 && (ring.frame(at: 0).height - 50).magnitude < 1e-9)
    ring.itemsFaceCenter = false
    #expect(ring.itemRotation(at: 0) == 0)
  }

  @Test("the query finds what brute force finds", arguments: [0, 1, 7, 9, 64, 1000])
  func query(count: Int) {
    for (sweep, scale, faces) in [
      (2 * Double.pi, 1.0, false), (1, 1.3, true), (-20, 0.5, true), (0, 1, false),
    ] {
      var ring = ring(count)
      (ring.sweep, ring.scale, ring.itemsFaceCenter, ring.rotation) = (sweep, scale, faces, 0.4)
      for x in stride(from: -50.0, through: 350, by: 40) {
        for y in stride(from: 0.0, through: 400, by: 57) {
          for size in [1.0, 60, 500] {
            let rect = LayoutRect(x: x, y: y, width: size, height: size)
            var found: [Int] = []
            ring.forEachItem(in: rect) { found.append($0) }
            #expect(found == (0..<count).filter { ring.frame(at: $0).intersects(rect) })
          }
        }
      }
    }
  }
}
