import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct LayoutRectTests {
  private let rect = LayoutRect(x: 10, y: 20, width: 30, height: 50)

  @Test func `edges and midpoints follow from the origin and size`() {
    expectEqual(
      ([rect.minX, rect.midX, rect.maxX], [10, 25, 40]),
      ([rect.minY, rect.midY, rect.maxY], [20, 45, 70]),
      (rect.center, LayoutPoint(x: 25, y: 45)))
  }

  @Test(arguments: [
    (10.0, 20.0, true), (39.9, 69.9, true), (9.9, 45, false), (40, 45, false), (25, 19.9, false),
    (25, 70, false),
    (39, 60, true),
  ])
  func `a rectangle contains its left and top edges, but not its right and bottom ones`(
    x: Double, y: Double, contained: Bool
  ) {
    #expect(rect.contains(LayoutPoint(x: x, y: y)) == contained)
  }

  @Test(arguments: [(40.0, 20.0), (-20, 20), (10, 70), (10, -30)])
  func `rectangles with a shared edge don't intersect; overlapping ones do`(x: Double, y: Double) {
    let other = LayoutRect(x: x, y: y, width: 30, height: 50)
    #expect(!rect.intersects(other))
    #expect(!other.intersects(rect))
    let nearer = LayoutRect(x: x + (10 - x) / 100, y: y + (20 - y) / 100, width: 30, height: 50)
    #expect(rect.intersects(nearer))
    #expect(nearer.intersects(rect))
  }

  @Test(arguments: [(-0.1, false), (0, true), (0.5, true), (0.999, true), (1, false)])
  func `a rectangle intersects a line inside it or at its start, but not at its end`(
    part: Double, meets: Bool
  ) {
    let upright = LayoutRect(x: 10 + 30 * part, y: 30, width: 0, height: 5)
    let level = LayoutRect(x: 15, y: 20 + 50 * part, width: 5, height: 0)
    for line in [upright, level] {
      expectEqual((rect.intersects(line), meets), (line.intersects(rect), meets))
      #expect(!line.intersects(line))
    }
  }

  @Test func `insets shrink each side, but no further than to zero`() {
    let insets = LayoutInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(rect.inset(by: insets) == LayoutRect(x: 12, y: 21, width: 20, height: 45))
    let wide = LayoutInsets(top: 30, left: 20, bottom: 30, right: 20)
    #expect(rect.inset(by: wide) == LayoutRect(x: 30, y: 50, width: 0, height: 0))
  }

  @Test func `a union encloses both rectangles in either order`() {
    let union = LayoutRect(x: 5, y: 20, width: 55, height: 60)
    let other = LayoutRect(x: 5, y: 60, width: 55, height: 20)
    expectEqual((rect.union(other), union), (other.union(rect), union))
    let inside = LayoutRect(x: 15, y: 25, width: 5, height: 5)
    expectEqual((rect.union(inside), rect), (inside.union(rect), rect))
  }
}
