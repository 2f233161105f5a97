import Foundation

nonisolated extension VectorPath {
  /// The distance of a quarter circle's control points from its ends, in radii. The arc deviates by less than
  /// 3/10,000 of the radius.
  private static let quarter: CGFloat = 0.5522847498307936

  package static func rect(_ rect: CGRect) -> VectorPath {
    guard !rect.isNull else { return VectorPath() }
    let corners = rect.corners
    return VectorPath([.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
  }

  static func ellipse(in rect: CGRect) -> VectorPath {
    guard !rect.isNull else { return VectorPath() }
    let (x, y) = (rect.width / 2 * quarter, rect.height / 2 * quarter)
    let (right, bottom, left, top) = (
      CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY)
    )
    return VectorPath([
      .move(right),
      .curve(bottom, control1: right.moved(0, y), control2: bottom.moved(x, 0)),
      .curve(left, control1: bottom.moved(-x, 0), control2: left.moved(0, y)),
      .curve(top, control1: left.moved(0, -y), control2: top.moved(-x, 0)),
      .curve(right, control1: top.moved(x, 0), control2: right.moved(0, -y)),
      .close,
    ])
  }

  static func arc(center: CGPoint, radius: CGFloat, from angle: CGFloat, sweep: CGFloat) -> VectorPath {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var result = VectorPath([.move(point(angle))])
    let wanted = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard wanted >= 1, wanted < 10_000 else { return result }
    let step = sweep / wanted
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<Int(wanted) {
      let (low, high) = (angle + CGFloat(index) * step, angle + CGFloat(index + 1) * step)
      let (from, to) = (point(low), point(high))
      result.append(
        .curve(
          to, control1: from.moved(-reach * sin(low), reach * cos(low)),
          control2: to.moved(reach * sin(high), -reach * cos(high))))
    }
    return result
  }

  /// Returns the angle from `start` to `end`, at most one full turn.
  static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let difference = end - start
    let circle = 2 * CGFloat.pi
    if abs(difference) >= circle { return growing ? circle : -circle }
    if growing { return difference < 0 ? difference + circle : difference }
    return difference > 0 ? difference - circle : difference
  }

  package static func roundedRect(
    _ rect: CGRect, corners: RectCorners = .all, width: CGFloat, height: CGFloat
  ) -> VectorPath {
    guard !rect.isNull, width > 0, height > 0, !corners.isEmpty else { return .rect(rect) }
    let (width, height) = (min(width, rect.width / 2), min(height, rect.height / 2))
    return outline(of: rect, corners: corners) { corner, into, out in
      let (start, end) = (corner.moved(along: into, width, height), corner.moved(along: out, width, height))
      let (x, y) = (width * (1 - quarter), height * (1 - quarter))
      return [
        .line(start),
        .curve(end, control1: corner.moved(along: into, x, y), control2: corner.moved(along: out, x, y)),
      ]
    }
  }

  /// The length of a continuous corner along its sides, in radii, as in `CALayer.cornerCurveExpansionFactor`.
  static let continuousReach: CGFloat = 1.528665

  /// Returns a rectangle with continuous corners, or with quarter circles if two corners don't fit on a side.
  package static func continuousRect(
    _ rect: CGRect, corners: RectCorners = .all, radius: CGFloat
  ) -> VectorPath {
    guard radius * continuousReach * 2 <= min(rect.width, rect.height) else {
      let radius = min(radius, min(rect.width, rect.height) / 2)
      return roundedRect(rect, corners: corners, width: radius, height: radius)
    }
    guard radius > 0, !rect.isNull, !corners.isEmpty else { return .rect(rect) }
    // Recorded from the paths of UIKit on iOS 7: distances along one side and from it, in radii.
    return outline(of: rect, corners: corners) { corner, into, out in
      func point(_ along: CGFloat, _ off: CGFloat) -> CGPoint {
        corner.moved(along: into, along * radius, along * radius).moved(
          along: out, off * radius, off * radius)
      }
      return [
        .line(point(continuousReach, 0)),
        .curve(
          point(0.63149379, 0.07491139), control1: point(1.08849296, 0), control2: point(0.86840694, 0)),
        .curve(
          point(0.07491139, 0.63149379), control1: point(0.37282383, 0.16905956),
          control2: point(0.16905956, 0.37282383)),
        .curve(
          point(0, continuousReach), control1: point(0, 0.86840694), control2: point(0, 1.08849296)),
      ]
    }
  }

  private static func outline(
    of rect: CGRect, corners: RectCorners, cut: (CGPoint, CGVector, CGVector) -> [Element]
  ) -> VectorPath {
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    let points = rect.corners
    let around: [(RectCorners, CGPoint, CGVector, CGVector)] = [
      (.topRight, points[1], left, down), (.bottomRight, points[2], up, left),
      (.bottomLeft, points[3], right, up), (.topLeft, points[0], down, right),
    ]
    var elements: [Element] = []
    for (corner, point, into, out) in around {
      elements += corners.contains(corner) ? cut(point, into, out) : [.line(point)]
    }
    return VectorPath([.move(elements.last?.end ?? points[0])] + elements + [.close])
  }
}

package nonisolated struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = RectCorners(rawValue: 1)
  package static let topRight = RectCorners(rawValue: 2)
  package static let bottomLeft = RectCorners(rawValue: 4)
  package static let bottomRight = RectCorners(rawValue: 8)
  package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

nonisolated extension CGPoint {
  fileprivate func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }

  fileprivate func moved(along direction: CGVector, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    moved(direction.dx * x, direction.dy * y)
  }
}
