import UIKitViews

nonisolated extension Projection {
  /// The depth of the near plane, as in Core Animation: the smallest visible fraction of the distance from
  /// the eye to the screen.
  private static let nearPlane = 0.001

  /// Returns the visible outline of a convex polygon, clipped at the near plane.
  func outline(of polygon: [CGPoint]) -> [CGPoint] {
    if isAffine { return polygon.map(projectInFront) }
    var seen: [CGPoint] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[index + 1 == polygon.count ? 0 : index + 1]
      let (here, there) = (depth(of: point) - Self.nearPlane, depth(of: next) - Self.nearPlane)
      if here >= 0 { seen.append(projectInFront(point)) }
      if (here < 0) != (there < 0) {
        seen.append(projectInFront(point.between(next, here / (here - there))))
      }
    }
    return seen
  }

  /// Returns the visible parts of an open line. There are several if the near plane cuts it.
  func lines(along points: [CGPoint]) -> [[CGPoint]] {
    if isAffine { return [points.map(projectInFront)] }
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let here = depth(of: point) - Self.nearPlane
      if index > 0 {
        let before = points[index - 1]
        let there = depth(of: before) - Self.nearPlane
        if (here < 0) != (there < 0) {
          line.append(projectInFront(before.between(point, there / (there - here))))
        }
      }
      if here >= 0 {
        line.append(projectInFront(point))
      } else if !line.isEmpty {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private func projectInFront(_ point: CGPoint) -> CGPoint {
    let w = depth(of: point)
    return CGPoint(x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }

  /// Returns the bounding box of a rectangle's visible part, or a null rectangle.
  public func boundingBox(of rect: CGRect) -> CGRect {
    if isTranslation { return rect.offsetBy(dx: tx, dy: ty) }
    let points = outline(of: rect.corners)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the affine map nearest to the projection over a rectangle. It's exact at the center, and on
  /// average along the sides. Returns `nil` if a corner isn't in front of the eye.
  func affineFit(over rect: CGRect) -> Projection? {
    if isAffine { return self }
    let corners = rect.corners.compactMap(project)
    guard corners.count == 4, rect.width > 0, rect.height > 0 else { return nil }
    func sum(_ part: (CGPoint) -> CGFloat, _ weights: [CGFloat]) -> CGFloat {
      zip(corners, weights).reduce(0) { $0 + part($1.0) * $1.1 }
    }
    let across: [CGFloat] = [-0.5, 0.5, 0.5, -0.5].map { $0 / rect.width }
    let down: [CGFloat] = [-0.5, -0.5, 0.5, 0.5].map { $0 / rect.height }
    let mean = [CGFloat](repeating: 0.25, count: 4)
    var map = Projection(
      a: sum(\.x, across), b: sum(\.y, across), c: sum(\.x, down), d: sum(\.y, down), tx: 0, ty: 0)
    map.tx = sum(\.x, mean) - map.a * rect.midX - map.c * rect.midY
    map.ty = sum(\.y, mean) - map.b * rect.midX - map.d * rect.midY
    return map
  }
}

nonisolated extension CGPoint {
  fileprivate func between(_ other: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

nonisolated extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
