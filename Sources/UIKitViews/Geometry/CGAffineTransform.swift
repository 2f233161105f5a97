#if !canImport(Darwin)
import Foundation

/// A 3 × 3 matrix that maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`.
public nonisolated struct CGAffineTransform: Equatable, Hashable, Codable, Sendable, BitwiseCopyable {
  /// The factor from `x` to `x`.
  public var a: CGFloat
  /// The factor from `x` to `y`.
  public var b: CGFloat
  /// The factor from `y` to `x`.
  public var c: CGFloat
  /// The factor from `y` to `y`.
  public var d: CGFloat
  /// The translation along `x`, in points.
  public var tx: CGFloat
  /// The translation along `y`, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the zero matrix, not the ``identity``.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a matrix.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// Creates a scale about the origin. A negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a rotation by `angle` radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// `true` if the transform is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform with a translation applied before it.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns this transform with a scale applied before it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns this transform with a rotation, in radians, applied before it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse, or the transform itself if it has none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the transform that applies this transform, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}

extension CGPoint {
  /// The transformed point.
  public nonisolated func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size transformed as a vector, without translation.
  public nonisolated func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The bounding box of the transformed corners.
  public nonisolated func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.isIdentity { return self }
    let (low, high) = (CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY))
    let (first, last) = (low.applying(t), high.applying(t))
    let (second, third) = (
      CGPoint(x: high.x, y: low.y).applying(t), CGPoint(x: low.x, y: high.y).applying(t)
    )
    let left = min(min(first.x, second.x), min(third.x, last.x))
    let right = max(max(first.x, second.x), max(third.x, last.x))
    let top = min(min(first.y, second.y), min(third.y, last.y))
    let bottom = max(max(first.y, second.y), max(third.y, last.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

#else
@_exported import CoreGraphics
#endif
