import TestSupport
import UIKitViews
import Foundation
import Testing
import UIKitTestSupport

@Suite("Paths")
struct PathTests {
  /// Returns the letters of the elements and all their points.
  private func elements(_ path: CGPath) -> (letters: String, points: [CGPoint]) {
    var (letters, points) = ("", [CGPoint]())
    path.applyWithBlock { element in
      let type = Int(element.pointee.type.rawValue)
      letters += ["M", "L", "Q", "C", "Z"][type]
      points += (0..<[1, 1, 2, 3, 0][type]).map { element.pointee.points[$0] }
    }
    return (letters, points)
  }

  private func path(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
  }

  @Test func `path elements are enumerated in the order of their addition`() {
    let path = path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
      $0.addCurve(
        to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
      $0.closeSubpath()
    }
    let (letters, points) = elements(path)
    #expect(letters == "MLQCZ")
    let expected = [1, 3, 5, 7, 9, 11, 13].map { (x: Int) in CGPoint(x: x, y: x + 1) }
    #expect(points == expected)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2), "closing a subpath returns to its start")
  }

  @Test
  func `an empty path has a null bounding box and a current point of zero`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    expectEqual(
      (path.boundingBox.isNull, true),
      (path.boundingBoxOfPath.isNull, true),
      (path.currentPoint, .zero))
    path.closeSubpath()
    #expect(path.isEmpty)
    path.move(to: .zero)
    #expect(!path.isEmpty)
  }

  @Test(.fact("L8"))
  func `boundingBox includes control points, and boundingBoxOfPath does not`() {
    let path = path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80), control2: CGPoint(x: 100, y: 80))
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
    let box = path.boundingBoxOfPath
    expectEqual((box.minX, 0), (box.maxX, 100), (box.minY, 0))
    #expect(abs(box.maxY - 60) < 1e-9)
  }

  @Test func `boundingBoxOfPath is tight for ellipses and quarter circles`() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 60)
    expectEqual(
      (elements(CGPath(ellipseIn: rect, transform: nil)).letters, "MCCCCZ"),
      (CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath, rect))
    let quarter = path {
      $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    }
    let box = quarter.boundingBoxOfPath
    #expect(near(box.origin, .zero))
    #expect(abs(box.maxX - 10) < 1e-9)
    #expect(abs(box.maxY - 10) < 1e-9)
  }

  @Test(
    arguments: [
      (0, 0.5, false, 0.5), (0, 0.5, true, -1.5), (0.5, 0, false, 1.5), (0, 2, true, -2), (0, 2, false, 2),
      (0, 5, false, 2), (-0.5, 0.5, false, 1), (0.25, 0.25, false, 0),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func `an arc follows its direction for at most one turn, clockwise with y pointing up`(
    _ row: (start: CGFloat, end: CGFloat, clockwise: Bool, turns: CGFloat)
  ) {
    let path = path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: row.start * .pi, endAngle: row.end * .pi,
        clockwise: row.clockwise)
    }
    let (letters, points) = elements(path)
    #expect(letters.count == 1 + Int((abs(row.turns) * 2).rounded(.up)))
    // Every endpoint of a curve lies on the circle, and the turns between endpoints add up to the angle.
    let ends = stride(from: 0, to: points.count, by: 3)
    let through = ends.map { points[$0] }
    expectAll(through) { abs(hypot($0.x, $0.y) - 1) < 1e-9 }
    var turned: CGFloat = 0
    for (from, to) in zip(through, through.dropFirst()) {
      turned += atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
    }
    #expect(abs(turned - row.turns * .pi) < 1e-9)
  }

  @Test func `an arc begins with a line from the current point`() {
    let path = path {
      $0.move(to: .zero)
      $0.addArc(center: CGPoint(x: 50, y: 0), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    }
    #expect(elements(path).letters == "MLCC")
    #expect(near(elements(path).points[1], CGPoint(x: 60, y: 0)))
  }

  @Test func `an arc between tangents rounds the corner, or is a line if there is none`() {
    for (end, start, finish) in [
      (CGPoint(x: 100, y: 100), CGPoint(x: 80, y: 0), CGPoint(x: 100, y: 20)),
      (CGPoint(x: 100, y: -100), CGPoint(x: 80, y: 0), CGPoint(x: 100, y: -20)),
    ] {
      let path = path {
        $0.move(to: .zero)
        $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: 20)
      }
      let (letters, points) = elements(path)
      #expect(letters == "MLC")
      #expect(near(points[1], start))
      #expect(near(points[4], finish))
    }
    let straight = path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 200, y: 0), radius: 20)
    }
    expectEqual((elements(straight).letters, "ML"), (straight.currentPoint, CGPoint(x: 100, y: 0)))
  }

  @Test func `contains follows the winding rule by default and the even-odd rule on request`() {
    let path = path {
      $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    let (ring, middle, outside) = (CGPoint(x: 10, y: 50), CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
    #expect(path.contains(ring))
    #expect(path.contains(middle))
    #expect(!path.contains(outside))
    #expect(path.contains(ring, using: .evenOdd))
    #expect(!path.contains(middle, using: .evenOdd))
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(path.contains(outside, using: .winding, transform: half), "the transform applies to the point")
  }

  @Test func `a curve contains the area under it, and an open subpath counts as closed`() {
    let path = path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    #expect(path.contains(CGPoint(x: 50, y: 49)))
    #expect(!path.contains(CGPoint(x: 50, y: 51)))
  }

  @Test func `path operations and copies apply transforms`() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    let built = path { $0.addRect(rect, transform: move) }
    var transform = move
    expectEqual(
      (built, CGPath(rect: rect, transform: &transform)),
      (CGPath(rect: rect, transform: nil).copy(using: &transform), built),
      (path { $0.addPath(CGPath(rect: rect, transform: nil), transform: move) }, built),
      (built.hashValue, CGPath(rect: rect, transform: &transform).hashValue))
    #expect(built != CGPath(rect: rect, transform: nil))
  }

  @Test func `a copied path does not change with the original`() throws {
    let path = path { $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    let copy = try #require(path.copy())
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    expectEqual((copy.boundingBox.width, 5), (path.boundingBox.width, 50))
  }

  @Test func `isRect is true only for an upright rectangle`() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `dashes have the pattern's lengths and start at the phase`() {
    let line = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    let (letters, points) = elements(line.copy(dashingWithPhase: 5, lengths: [20, 10]))
    expectEqual(
      (letters, "MLMLMLML"),
      (points.map { $0.x.rounded() }, [0, 15, 25, 45, 55, 75, 85, 100]),
      (
        elements(line.copy(dashingWithPhase: 0, lengths: [30])).points.map { $0.x.rounded() },
        [
          0, 30, 60, 90,
        ]
      ),
      (line.copy(dashingWithPhase: 0, lengths: []), line))
  }

  @Test func `flattened chords stay within the threshold`() {
    let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    let (letters, points) = elements(circle.flattened(threshold: 0.1))
    expectEqual((letters.first, "M"), (letters.last, "Z"))
    expectAll(letters.dropFirst().dropLast()) { $0 == "L" }
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = hypot((from.x + to.x) / 2, (from.y + to.y) / 2)
      #expect(abs(middle - 100) < 0.13)
    }
  }
}
