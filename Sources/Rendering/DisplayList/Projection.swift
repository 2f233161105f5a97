import UIKitViews

/// A perspective map from one plane to another: a 3 × 3 matrix for row vectors `(x, y, 1)`.
///
/// `x′ = (a·x + c·y + tx) / w`, `y′ = (b·x + d·y + ty) / w`, with `w = px·x + py·y + pw`. A layer flattens
/// its sublayers into its own plane, so this is all that remains of a `CATransform3D`. As a CSS `matrix3d`:
/// `a, b, 0, px, c, d, 0, py, 0, 0, 1, 0, tx, ty, 0, pw`.
public nonisolated struct Projection: Hashable, Sendable {
  /// The affine part, named as in `CGAffineTransform`.
  public var a, b, c, d, tx, ty: Double
  /// The coefficients of the divisor, (0, 0, 1) without perspective.
  public var px, py, pw: Double

  /// The identity projection.
  public static let identity = Projection(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a projection, affine by default.
  public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, px: Double = 0, py: Double = 0,
    pw: Double = 1
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.px, self.py, self.pw) = (px, py, pw)
  }

  /// Creates a translation, in points.
  public init(translationX tx: Double, y ty: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Creates the projection by which a transform maps the plane z = 0.
  public init(_ transform: CATransform3D) {
    self.init(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42,
      px: transform.m14, py: transform.m24, pw: transform.m44)
    // An affine projection has a single form, so equal projections compare equal.
    guard px == 0, py == 0, pw > 0, pw != 1 else { return }
    (a, b, c, d, tx, ty) = (a / pw, b / pw, c / pw, d / pw, tx / pw, ty / pw)
    pw = 1
  }

  /// `true` if parallel lines stay parallel.
  public var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

  /// `true` if the projection only translates.
  public var isTranslation: Bool { isAffine && a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns this projection followed by `next`.
  public func concatenating(_ next: Projection) -> Projection {
    if isTranslation, next.isTranslation { return Projection(translationX: tx + next.tx, y: ty + next.ty) }
    func row(_ x: Double, _ y: Double, _ w: Double) -> (x: Double, y: Double, w: Double) {
      (
        x * next.a + y * next.c + w * next.tx, x * next.b + y * next.d + w * next.ty,
        x * next.px + y * next.py + w * next.pw
      )
    }
    let (first, second, third) = (row(a, b, px), row(c, d, py), row(tx, ty, pw))
    return Projection(
      a: first.x, b: first.y, c: second.x, d: second.y, tx: third.x, ty: third.y, px: first.w, py: second.w,
      pw: third.w)
  }

  /// Returns the distance from the eye, as a multiple of the distance to the screen. It's negative behind the
  /// eye.
  func depth(of point: CGPoint) -> Double { px * point.x + py * point.y + pw }

  /// Returns the projected point, or `nil` if the point isn't in front of the eye.
  public func project(_ point: CGPoint) -> CGPoint? {
    let w = depth(of: point)
    guard w > 0 else { return nil }
    return CGPoint(x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }
}

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
