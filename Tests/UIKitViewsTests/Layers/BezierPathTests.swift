import UIKitViews
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Bézier paths")
struct BezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func points(_ path: UIBezierPath) -> [CGPoint] {
    var points: [CGPoint] = []
    path.cgPath.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      points += (0..<count).map { element.pointee.points[$0] }
    }
    return points
  }

  @Test(.fact("L8"))
  func `a new UIBezierPath has UIKit's default line properties`() {
    let path = UIBezierPath()
    expectEqual(
      (path.lineWidth, 1),
      (path.miterLimit, 10),
      (path.flatness, 0.6),
      (path.usesEvenOddFillRule, false),
      (path.lineCapStyle, .butt),
      (path.lineJoinStyle, .miter))
    #expect(path.isEmpty)
  }

  @Test(.fact("L8"))
  func `clockwise arcs are clockwise as seen on screen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let end = path.currentPoint
    #expect(abs(end.x) < 1e-9)
    #expect(abs(end.y - 10) < 1e-9)
    #expect(points(path).count == 4, "a quarter turn is one curve")
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(points(other).count == 10, "the opposite way, three quarters of a turn, is three curves")
  }

  @Test(.fact("L7"))
  func `round corners are continuous, or quarter circles if there is no room`() {
    let continuous = points(UIBezierPath(roundedRect: square, cornerRadius: 20))
    #expect(continuous.contains { abs($0.x - (100 - 20 * 1.528665)) < 1e-9 && $0.y == 0 })
    let full = UIBezierPath(roundedRect: square, cornerRadius: 80)
    let circle = points(full).filter { abs(hypot($0.x - 50, $0.y - 50) - 50) < 1e-9 }
    #expect(circle.count >= 4)
    #expect(full.bounds == square)
    #expect(!full.contains(CGPoint(x: 14, y: 14)))
    #expect(full.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func `only the given corners are rounded`() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 30, height: 30))
    let inset: CGFloat = 2
    let inside = [
      CGPoint(x: inset, y: inset), CGPoint(x: 100 - inset, y: inset), CGPoint(x: inset, y: 100 - inset),
      CGPoint(x: 100 - inset, y: 100 - inset),
    ].map(path.contains)
    #expect(inside == [false, true, true, false])
    let all = UIBezierPath(
      roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 9, height: 9))
    #expect(all == UIBezierPath(roundedRect: square, cornerRadius: 9))
  }

  @Test func `reversing() keeps the area of a path and reverses its direction`() {
    let path = UIBezierPath(rect: square)
    let reversed = path.reversing()
    #expect(points(reversed) == points(path).reversed())
    path.append(UIBezierPath(rect: square.insetBy(dx: 20, dy: 20)).reversing())
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(!path.contains(CGPoint(x: 50, y: 50)))
    #expect(points(reversed.reversing()) == points(UIBezierPath(rect: square)))
  }

  @Test func `apply transforms a path, and a copy keeps its own points and line properties`() throws {
    let path = UIBezierPath(ovalIn: square)
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    expectEqual((copy, path), (copy.hash, path.hash))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    expectEqual((path.bounds.minX, 10), (copy.bounds.minX, 0), (copy.lineWidth, 3))
    #expect(copy != path)
    var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    expectEqual((pattern, [4, 2]), (count, 2), (phase, 1))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `cgPath is copied when read and when passed to an initializer`() {
    let path = UIBezierPath(rect: square)
    let core = path.cgPath
    path.addLine(to: CGPoint(x: 500, y: 0))
    expectEqual(
      (core.boundingBox, square),
      (UIBezierPath(cgPath: core), UIBezierPath(rect: square)))
  }
}
