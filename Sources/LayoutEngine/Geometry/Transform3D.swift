/// A 4 × 4 matrix that translates, rotates, scales, and projects points.
///
/// As in Core Animation, points are row vectors, p′ = p · M, and a positive rotation about z is clockwise.
///
/// ```swift
/// var transform = Transform3D(perspective: 500)
/// transform = transform.rotated(by: .pi / 4, x: 0, y: 1, z: 0)
/// let corners = transform.quad(of: card)
/// ```
///
/// `translated`, `scaled`, and `rotated` apply the new operation *before* the existing ones.
public struct Transform3D: Hashable, Sendable {
  /// The factors of x in x′, y′, z′, and the perspective divisor.
  public var m11, m12, m13, m14: Double
  /// The factors of y.
  public var m21, m22, m23, m24: Double
  /// The factors of z.
  public var m31, m32, m33, m34: Double
  /// The translation, in points, and the divisor's constant term.
  public var m41, m42, m43, m44: Double

  /// The transform without effect.
  public static let identity = Transform3D(
    m11: 1, m12: 0, m13: 0, m14: 0,
    m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)

  /// Creates a matrix row by row.
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double,
    m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double,
    m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates the plane matrix | a b 0 | c d 0 | tx ty 1 |.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self = .identity
    (m11, m12, m21, m22, m41, m42) = (a, b, c, d, tx, ty)
  }

  /// Creates a translation, in points.
  public init(translationX x: Double, y: Double, z: Double = 0) {
    self = .identity
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a scaling from the origin.
  public init(scaleX x: Double, y: Double, z: Double = 1) {
    self = .identity
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a rotation by `angle` radians about an axis, or the identity for an axis of length 0.
  public init(rotation angle: Double, x: Double, y: Double, z: Double) {
    self = .identity
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (Maths.sine(angle), Maths.cosine(angle))
    let t = 1 - c
    (m11, m12, m13) = (x * x * t + c, x * y * t + z * s, x * z * t - y * s)
    (m21, m22, m23) = (x * y * t - z * s, y * y * t + c, y * z * t + x * s)
    (m31, m32, m33) = (x * z * t + y * s, y * z * t - x * s, z * z * t + c)
  }

  /// Creates the perspective of an eye that is `distance` points in front of the plane z = 0.
  public init(perspective distance: Double) {
    precondition(distance > 0, "Transform3D.perspective must be above 0")
    self = .identity
    m34 = -1 / distance
  }

  // MARK: - Combining

  /// Returns this transform followed by `next`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    let n = next
    return Transform3D(
      m11: m11 * n.m11 + m12 * n.m21 + m13 * n.m31 + m14 * n.m41,
      m12: m11 * n.m12 + m12 * n.m22 + m13 * n.m32 + m14 * n.m42,
      m13: m11 * n.m13 + m12 * n.m23 + m13 * n.m33 + m14 * n.m43,
      m14: m11 * n.m14 + m12 * n.m24 + m13 * n.m34 + m14 * n.m44,
      m21: m21 * n.m11 + m22 * n.m21 + m23 * n.m31 + m24 * n.m41,
      m22: m21 * n.m12 + m22 * n.m22 + m23 * n.m32 + m24 * n.m42,
      m23: m21 * n.m13 + m22 * n.m23 + m23 * n.m33 + m24 * n.m43,
      m24: m21 * n.m14 + m22 * n.m24 + m23 * n.m34 + m24 * n.m44,
      m31: m31 * n.m11 + m32 * n.m21 + m33 * n.m31 + m34 * n.m41,
      m32: m31 * n.m12 + m32 * n.m22 + m33 * n.m32 + m34 * n.m42,
      m33: m31 * n.m13 + m32 * n.m23 + m33 * n.m33 + m34 * n.m43,
      m34: m31 * n.m14 + m32 * n.m24 + m33 * n.m34 + m34 * n.m44,
      m41: m41 * n.m11 + m42 * n.m21 + m43 * n.m31 + m44 * n.m41,
      m42: m41 * n.m12 + m42 * n.m22 + m43 * n.m32 + m44 * n.m42,
      m43: m41 * n.m13 + m42 * n.m23 + m43 * n.m33 + m44 * n.m43,
      m44: m41 * n.m14 + m42 * n.m24 + m43 * n.m34 + m44 * n.m44)
  }

  /// Returns a translation followed by this transform.
  public func translated(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// Returns a scaling followed by this transform.
  public func scaled(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// Returns a rotation by `angle` radians followed by this transform.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotation: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// Returns the inverse, or nil if the transform flattens space.
  public func inverted() -> Transform3D? {
    let a0 = m11 * m22 - m12 * m21
    let a1 = m11 * m23 - m13 * m21
    let a2 = m11 * m24 - m14 * m21
    let a3 = m12 * m23 - m13 * m22
    let a4 = m12 * m24 - m14 * m22
    let a5 = m13 * m24 - m14 * m23
    let b0 = m31 * m42 - m32 * m41
    let b1 = m31 * m43 - m33 * m41
    let b2 = m31 * m44 - m34 * m41
    let b3 = m32 * m43 - m33 * m42
    let b4 = m32 * m44 - m34 * m42
    let b5 = m33 * m44 - m34 * m43
    let determinant = a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0
    let f = 1 / determinant
    guard determinant != 0, f.isFinite, f != 0 else { return nil }
    return Transform3D(
      m11: (m22 * b5 - m23 * b4 + m24 * b3) * f,
      m12: (m13 * b4 - m12 * b5 - m14 * b3) * f,
      m13: (m42 * a5 - m43 * a4 + m44 * a3) * f,
      m14: (m33 * a4 - m32 * a5 - m34 * a3) * f,
      m21: (m23 * b2 - m21 * b5 - m24 * b1) * f,
      m22: (m11 * b5 - m13 * b2 + m14 * b1) * f,
      m23: (m43 * a2 - m41 * a5 - m44 * a1) * f,
      m24: (m31 * a5 - m33 * a2 + m34 * a1) * f,
      m31: (m21 * b4 - m22 * b2 + m24 * b0) * f,
      m32: (m12 * b2 - m11 * b4 - m14 * b0) * f,
      m33: (m41 * a4 - m42 * a2 + m44 * a0) * f,
      m34: (m32 * a2 - m31 * a4 - m34 * a0) * f,
      m41: (m22 * b1 - m21 * b3 - m23 * b0) * f,
      m42: (m11 * b3 - m12 * b1 + m13 * b0) * f,
      m43: (m42 * a1 - m41 * a3 - m43 * a0) * f,
      m44: (m31 * a3 - m32 * a1 + m33 * a0) * f)
  }

  // MARK: - Testing

  /// `true` if the transform is exactly ``identity``.
  public var isIdentity: Bool { self == .identity }

  /// `true` if the transform maps the plane z = 0 to itself without perspective.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  // MARK: - Applying

  /// Returns a point's projection, or nil if it isn't in front of the eye.
  public func project(_ point: LayoutPoint, z: Double = 0) -> LayoutPoint? {
    let w = point.x * m14 + point.y * m24 + z * m34 + m44
    guard w > 0 else { return nil }
    return LayoutPoint(
      x: (point.x * m11 + point.y * m21 + z * m31 + m41) / w,
      y: (point.x * m12 + point.y * m22 + z * m32 + m42) / w)
  }

  /// Returns a rectangle's projected corners, or nil if one isn't in front of the eye.
  public func quad(of rect: LayoutRect) -> Quad? {
    guard let topLeft = project(LayoutPoint(x: rect.minX, y: rect.minY)),
      let topRight = project(LayoutPoint(x: rect.maxX, y: rect.minY)),
      let bottomRight = project(LayoutPoint(x: rect.maxX, y: rect.maxY)),
      let bottomLeft = project(LayoutPoint(x: rect.minX, y: rect.maxY))
    else { return nil }
    return Quad(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }
}

extension Transform3D {
  /// Returns the point in the plane z = 0 that appears at `point`: the inverse of ``project(_:z:)``.
  ///
  /// Returns nil if the plane is edge-on or the result isn't in front of the eye.
  public func unproject(_ point: LayoutPoint) -> LayoutPoint? {
    // A point that appears at (x, y) satisfies (u, v, 1) · (column 1 − x · column 4) = 0, and the same for y.
    let (a1, b1, c1) = (m11 - point.x * m14, m21 - point.x * m24, m41 - point.x * m44)
    let (a2, b2, c2) = (m12 - point.y * m14, m22 - point.y * m24, m42 - point.y * m44)
    let determinant = a1 * b2 - a2 * b1
    guard determinant != 0, determinant.isFinite else { return nil }
    let found = LayoutPoint(x: (b1 * c2 - b2 * c1) / determinant, y: (a2 * c1 - a1 * c2) / determinant)
    return found.x * m14 + found.y * m24 + m44 > 0 ? found : nil
  }
}
