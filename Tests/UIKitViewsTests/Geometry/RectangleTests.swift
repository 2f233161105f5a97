// Foundation isn't imported, because otherwise its own results would be used.
import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Apple's results, from its documentation of CGGeometry and known behavior.
@Suite("Rectangles, as on Apple's platforms", .fact("A1"))
struct RectangleTests {
  private static let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test(
    arguments: [
      (CGRect(x: 10, y: 0, width: 5, height: 5), false), (CGRect(x: -5, y: 0, width: 5, height: 5), false),
      (CGRect(x: 0, y: 20, width: 5, height: 5), false), (CGRect(x: 10, y: 20, width: 5, height: 5), false),
      (CGRect(x: 9.5, y: 19.5, width: 5, height: 5), true),
      (CGRect(x: -50, y: -50, width: 500, height: 500), true),
      (CGRect(x: 15, y: 5, width: -10, height: 5), true), (CGRect(x: 15, y: 5, width: -5, height: 5), false),
      (CGRect(x: 5, y: 5, width: 0, height: 0), true), (CGRect(x: 50, y: 5, width: 0, height: 0), false),
      (.null, false), (.infinite, true),
    ])
  func `rectangles that only touch do not intersect`(other: CGRect, expected: Bool) {
    expectEqual((Self.rect.intersects(other), expected), (other.intersects(Self.rect), expected))
  }

  @Test(
    arguments: [
      (CGRect.zero, true), (CGRect(x: 0, y: 0, width: 10, height: 0), true),
      (CGRect(x: 0, y: 0, width: 0, height: 20), true), (CGRect(x: 9.5, y: 0, width: 0, height: 0), true),
      (CGRect(x: 10, y: 0, width: 0, height: 0), false), (CGRect(x: 0, y: 20, width: 10, height: 0), false),
      (CGRect(x: 0, y: -5, width: 0, height: 5), false), (CGRect(x: -5, y: 0, width: 5, height: 0), false),
      (CGRect(x: -1, y: 0, width: 5, height: 0), true), (CGRect(x: 0, y: -0.5, width: 0, height: 1), true),
    ])
  func `an empty rectangle intersects if it lies inside or at the minX or minY edge`(
    other: CGRect, expected: Bool
  ) {
    expectEqual((Self.rect.intersects(other), expected), (other.intersects(Self.rect), expected))
  }

  @Test func `two empty rectangles do not intersect`() {
    #expect(!CGRect.zero.intersects(.zero))
    #expect(!CGRect(x: 3, y: 3, width: 0, height: 0).intersects(CGRect(x: 3, y: 3, width: 0, height: 0)))
  }

  @Test func `rectangles, points and sizes print as numbers in parentheses`() {
    expectEqual(
      ("\(CGRect(x: 0, y: 0.5, width: 10, height: 20))", "(0.0, 0.5, 10.0, 20.0)"),
      ("\(CGRect(x: 1, y: 2, width: -3, height: 4))", "(1.0, 2.0, -3.0, 4.0)"),
      ("\(CGPoint(x: 1, y: 2))", "(1.0, 2.0)"),
      ("\(CGSize(width: 3, height: 4.5))", "(3.0, 4.5)"),
      (String(reflecting: [CGPoint.zero]), "[(0.0, 0.0)]"),
      ("\(Optional(CGSize.zero) as Any)", "Optional((0.0, 0.0))"))
  }

  @Test func `an intersection of touching rectangles is empty, and of separate ones null`() {
    let touching = Self.rect.intersection(CGRect(x: 0, y: 20, width: 10, height: 5))
    expectEqual((touching, CGRect(x: 0, y: 20, width: 10, height: 0)), (touching.isNull, false))
    #expect(Self.rect.intersection(CGRect(x: 11, y: 0, width: 1, height: 1)).isNull)
    #expect(Self.rect.intersection(.null).isNull)
    expectEqual(
      (Self.rect.union(.null), Self.rect),
      (Self.rect.union(CGRect(x: 30, y: 30, width: 0, height: 0)), CGRect(x: 0, y: 0, width: 30, height: 30)))
  }

  @Test func `a rectangle contains points at minX and minY, but not at maxX and maxY`() {
    #expect(Self.rect.contains(CGPoint.zero))
    #expect(!Self.rect.contains(CGPoint(x: 10, y: 5)))
    #expect(!Self.rect.contains(CGPoint(x: 5, y: 20)))
    #expect(!CGRect(x: 5, y: 5, width: 0, height: 0).contains(CGPoint(x: 5, y: 5)))
    #expect(Self.rect.contains(Self.rect))
    #expect(CGRect(x: 10, y: 20, width: -10, height: -20) == Self.rect)
  }
}
