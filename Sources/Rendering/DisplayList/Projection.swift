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

  /// Returns 1 in the plane of the screen, more when farther away, 0 level with the eye, and less behind it.
  func depth(of point: CGPoint) -> Double { px * point.x + py * point.y + pw }

  /// Returns the projected point, or `nil` unless it's in front of the eye.
  public func project(_ point: CGPoint) -> CGPoint? {
    let w = depth(of: point)
    guard w > 0 else { return nil }
    return CGPoint(x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }
}
