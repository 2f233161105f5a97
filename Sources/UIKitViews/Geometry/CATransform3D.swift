import Foundation
import LayoutEngine
import UIKitAdditions

#if canImport(Darwin)
// Import the functions individually, because this module has its own layers and display link.
@_exported import func QuartzCore.CATransform3DConcat
@_exported import func QuartzCore.CATransform3DEqualToTransform
@_exported import func QuartzCore.CATransform3DGetAffineTransform
@_exported import func QuartzCore.CATransform3DInvert
@_exported import func QuartzCore.CATransform3DIsAffine
@_exported import func QuartzCore.CATransform3DIsIdentity
@_exported import func QuartzCore.CATransform3DMakeAffineTransform
@_exported import func QuartzCore.CATransform3DMakeRotation
@_exported import func QuartzCore.CATransform3DMakeScale
@_exported import func QuartzCore.CATransform3DMakeTranslation
@_exported import func QuartzCore.CATransform3DRotate
@_exported import func QuartzCore.CATransform3DScale
@_exported import func QuartzCore.CATransform3DTranslate
@_exported import struct QuartzCore.CATransform3D
@_exported import var QuartzCore.CATransform3DIdentity
#else
/// A 4 × 4 matrix for row vectors: `(x, y, z, 1) · matrix`.
///
/// `m41`, `m42`, and `m43` translate. `m14`, `m24`, `m34`, and `m44` make the perspective divisor. `m34` is
/// `−1 / distance` for an eye at that distance in front of the plane.
public nonisolated struct CATransform3D: Sendable, BitwiseCopyable {
  /// The factor from `x` to `x`.
  public var m11: CGFloat
  /// The factor from `x` to `y`.
  public var m12: CGFloat
  /// The factor from `x` to `z`.
  public var m13: CGFloat
  /// The factor from `x` to the divisor.
  public var m14: CGFloat
  /// The factor from `y` to `x`.
  public var m21: CGFloat
  /// The factor from `y` to `y`.
  public var m22: CGFloat
  /// The factor from `y` to `z`.
  public var m23: CGFloat
  /// The factor from `y` to the divisor.
  public var m24: CGFloat
  /// The factor from `z` to `x`.
  public var m31: CGFloat
  /// The factor from `z` to `y`.
  public var m32: CGFloat
  /// The factor from `z` to `z`.
  public var m33: CGFloat
  /// The factor from `z` to the divisor.
  public var m34: CGFloat
  /// The translation along `x`, in points.
  public var m41: CGFloat
  /// The translation along `y`, in points.
  public var m42: CGFloat
  /// The translation along `z`, in points.
  public var m43: CGFloat
  /// The constant part of the divisor, usually 1.
  public var m44: CGFloat

  /// Creates the zero matrix, not `CATransform3DIdentity`.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix row by row.
  @inlinable public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The identity, the default of views and layers.
public nonisolated let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
#endif

extension CATransform3D {
  nonisolated var matrix: Transform3D {
    Transform3D(
      m11: m11, m12: m12, m13: m13, m14: m14, m21: m21, m22: m22, m23: m23, m24: m24,
      m31: m31, m32: m32, m33: m33, m34: m34, m41: m41, m42: m42, m43: m43, m44: m44)
  }

  nonisolated init(_ matrix: Transform3D) {
    self.init(
      m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m14: matrix.m14,
      m21: matrix.m21, m22: matrix.m22, m23: matrix.m23, m24: matrix.m24,
      m31: matrix.m31, m32: matrix.m32, m33: matrix.m33, m34: matrix.m34,
      m41: matrix.m41, m42: matrix.m42, m43: matrix.m43, m44: matrix.m44)
  }

  /// The identity, without access to a global variable, for code that runs in every frame.
  @inlinable package nonisolated static var identity: CATransform3D {
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
  }

  package nonisolated func boundingBox(of rect: CGRect) -> CGRect {
    if CATransform3DIsAffine(self) { return rect.applying(CATransform3DGetAffineTransform(self)) }
    guard let quad = matrix.quad(of: LayoutRect(rect)) else { return .null }
    return CGRect(quad.bounds)
  }
}

#if !canImport(Darwin)
/// `true` if the transform is exactly the identity.
@inlinable public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(
    t,
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1))
}

/// `true` if all sixteen values are exactly equal.
@inlinable public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{
  a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
    && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
    && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
    && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}

/// A translation in points. Positive `tz` is toward the eye.
public nonisolated func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(Transform3D(translationX: tx, y: ty, z: tz))
}

/// A scale about the origin. A negative factor mirrors.
public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(Transform3D(scaleX: sx, y: sy, z: sz))
}

/// A rotation by `angle` radians about an axis, or the identity if the axis is zero.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(rotation: angle, x: x, y: y, z: z))
}

/// `t` with a translation applied before it.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// `t` with a scale applied before it.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// `t` with a rotation, in radians, applied before it.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The transform that applies `a`, then `b`.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.concatenating(b.matrix))
}

/// The inverse, or the transform itself if it has none.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverted().map { CATransform3D($0) } ?? t
}

/// The affine transform `m` as a matrix that doesn't change z.
@inlinable public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// `true` if an affine transform can represent the transform.
@inlinable public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
    && t.m43 == 0 && t.m44 == 1
}

/// The affine part, valid only if `CATransform3DIsAffine` returns `true`.
@inlinable public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
#endif
