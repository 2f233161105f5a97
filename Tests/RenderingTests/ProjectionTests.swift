import CollectionView
import TestSupport
import Testing

@testable import Rendering

@Suite struct ProjectionTests {
  /// Returns three nested layers, each rotated in space under its superlayer's perspective, with a moved
  /// anchor point and bounds origin.
  private func tower(_ random: inout SeededGenerator) -> [UIView] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var views = [root]
    for _ in 0..<3 {
      let view = UIView(
        frame: CGRect(
          x: random.double(20...60), y: random.double(20...60), width: random.double(80...200),
          height: random.double(80...200)))
      let parent = views[views.count - 1]
      view.backgroundColor = .red
      view.bounds.origin = CGPoint(x: random.double(-30...30), y: random.double(-30...30))
      view.layer.anchorPoint = CGPoint(x: random.double(0...1), y: random.double(0...1))
      view.layer.zPosition = random.double(-20...20)
      view.transform3D = CATransform3DMakeRotation(
        random.double(-0.9...0.9), random.double(-1...1), random.double(-1...1), random.double(-1...1)
      )
      parent.layer.sublayerTransform.m34 = -1 / random.double(500...900)
      parent.addSubview(view)
      views.append(view)
    }
    return views
  }

  /// Projects a point step by step, as documented for Core Animation: about the anchor point, to the
  /// position, about the superlayer's anchor point, divided by w, and flattened.
  private func bruteForce(_ point: CGPoint, from layer: CALayer) -> CGPoint {
    var (x, y) = (Double(point.x), Double(point.y))
    var current = layer
    while let parent = current.superlayer {
      func anchor(_ layer: CALayer) -> (Double, Double) {
        (
          layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
          layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height
        )
      }
      func apply(_ m: CATransform3D, _ v: [Double]) -> [Double] {
        [
          v[0] * m.m11 + v[1] * m.m21 + v[2] * m.m31 + v[3] * m.m41,
          v[0] * m.m12 + v[1] * m.m22 + v[2] * m.m32 + v[3] * m.m42,
          v[0] * m.m13 + v[1] * m.m23 + v[2] * m.m33 + v[3] * m.m43,
          v[0] * m.m14 + v[1] * m.m24 + v[2] * m.m34 + v[3] * m.m44,
        ]
      }
      let (ownX, ownY) = anchor(current)
      let (parentX, parentY) = anchor(parent)
      var v = apply(current.transform, [x - ownX, y - ownY, 0, 1])
      v[0] += v[3] * (current.position.x - parentX)
      v[1] += v[3] * (current.position.y - parentY)
      v[2] += v[3] * current.zPosition
      v = apply(parent.sublayerTransform, v)
      (x, y) = (v[0] / v[3] + parentX, v[1] / v[3] + parentY)
      current = parent
    }
    return CGPoint(x: x - layer.root.bounds.minX, y: y - layer.root.bounds.minY)
  }

  @Test(arguments: seeds(30))
  func `concatenated projections of nested layers match point-by-point projection`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let views = tower(&random)
    let list = DisplayList(of: views[0])
    let innermost = try #require(list.nodes.first { $0.id.rawValue == views[3].layer.serialNumber })
    var projection = innermost.projection
    var parent = innermost.parent
    while let node = list.nodes.first(where: { $0.id == parent }) {
      projection = projection.concatenating(node.projection)
      parent = node.parent
    }
    for corner in views[3].bounds.corners {
      let expected = bruteForce(corner, from: views[3].layer)
      let found = try #require(projection.project(corner))
      #expect(abs(found.x - expected.x) < 1e-6)
      #expect(abs(found.y - expected.y) < 1e-6)
    }
  }

  @Test(arguments: 0..<10)
  func `views in perspective are drawn with their projected corners`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let views = tower(&random)
    let svg = views[0].svg()
    for view in views.dropFirst() {
      let corners = view.bounds.corners.map { bruteForce($0, from: view.layer) }
      let points = corners.map { "\(Double($0.x).svg()) \(Double($0.y).svg())" }
      let path = "M" + points.joined(separator: "L") + "Z"
      #expect(svg.contains("d=\"\(path)\""))
    }
  }

  @Test func `an outline reaching past the eye is clipped in front of it`() {
    // The eye is 100 points away. The rectangle is perpendicular to the screen and extends 200 points toward
    // the eye.
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 100
    let projection = Projection(CATransform3DRotate(transform, .pi / 2, 0, 1, 0))
    let rect = CGRect(x: -200, y: 10, width: 250, height: 10)
    #expect(projection.project(CGPoint(x: -200, y: 10)) == nil)
    let outline = projection.outline(of: rect.corners)
    #expect(outline.count == 4)
    expectAll(outline) { $0.x.isFinite && $0.y >= 0 }
    #expect(projection.outline(of: CGRect(x: -300, y: 0, width: 50, height: 10).corners).isEmpty)
    #expect(projection.boundingBox(of: CGRect(x: -300, y: 0, width: 50, height: 10)).isNull)
  }

  @Test(arguments: 0..<10)
  func `a projected mesh is exact at its corners and within 0.6 points between them`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 800
    let turned = CATransform3DRotate(
      transform, random.double(-0.8...0.8), random.double(-1...1), random.double(-1...1), 0)
    let projection = Projection(turned)
    let rect = CGRect(x: -60, y: -80, width: 120, height: 160)
    let triangles = ProjectedMesh(of: rect, under: projection).triangles(overlap: 0)
    for triangle in triangles {
      let middle = CGPoint(
        x: triangle.corners.map(\.x).reduce(0, +) / 3, y: triangle.corners.map(\.y).reduce(0, +) / 3)
      for (point, limit) in triangle.corners.map({ ($0, 1e-6) }) + [(middle, 0.6)] {
        let exact = try #require(projection.project(point))
        let drawn = try #require(triangle.map.project(point))
        #expect(abs(exact.x - drawn.x) < limit)
        #expect(abs(exact.y - drawn.y) < limit)
      }
    }
    // Together, the triangles cover the rectangle.
    let area = triangles.reduce(0.0) { sum, triangle in
      let (a, b, c) = (triangle.corners[0], triangle.corners[1], triangle.corners[2])
      return sum + abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
    }
    #expect(abs(area - rect.width * rect.height) < 1e-6)
  }
}

extension CALayer {
  fileprivate var root: CALayer { superlayer?.root ?? self }
}
