import LayoutEngine
import Testing

@Suite struct QuadTests {
  private typealias Point = LayoutPoint

  /// A parallelogram, and its mirror image.
  private static let quads = [
    Quad(
      topLeft: Point(x: 10, y: 0), topRight: Point(x: 30, y: 0), bottomRight: Point(x: 20, y: 20),
      bottomLeft: Point(x: 0, y: 20)),
    Quad(
      topLeft: Point(x: 30, y: 0), topRight: Point(x: 10, y: 0), bottomRight: Point(x: 0, y: 20),
      bottomLeft: Point(x: 20, y: 20)),
  ]

  @Test(arguments: quads)
  func `a quad contains its interior and edges, but nothing just outside`(quad: Quad) {
    // The midpoints of the edges and their outward directions.
    let edges = [(20.0, 0.0, 0.0, -1.0), (25, 10, 1, 0.5), (10, 20, 0, 1), (5, 10, -1, -0.5)]
    #expect(quad.contains(Point(x: 15, y: 10)))
    for (x, y, dx, dy) in edges {
      #expect(quad.contains(Point(x: x, y: y)))
      #expect(quad.contains(Point(x: x - dx / 100, y: y - dy / 100)))
      #expect(!quad.contains(Point(x: x + dx / 100, y: y + dy / 100)))
    }
  }

  @Test func `a quad smaller than a point contains its center`() {
    let rect = LayoutRect(x: 3, y: 4, width: 0.5, height: 0.5)
    let corners = [Point(x: 3, y: 4), Point(x: 3.5, y: 4), Point(x: 3.5, y: 4.5), Point(x: 3, y: 4.5)]
    let small = Quad(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
    #expect(small.contains(rect.center))
    #expect(small.bounds == rect)
  }

  @Test func `a quad without area contains nothing`() {
    let point = Point(x: 3, y: 4)
    let flat = Quad(
      topLeft: point, topRight: Point(x: 8, y: 4), bottomRight: Point(x: 8, y: 4), bottomLeft: point)
    #expect(!flat.contains(point))
    #expect(!flat.contains(Point(x: 5, y: 4)))
  }

  @Test(arguments: quads)
  func `a quad's bounds extend to its outermost corners`(quad: Quad) {
    #expect(quad.bounds == LayoutRect(x: 0, y: 0, width: 30, height: 20))
  }
}
