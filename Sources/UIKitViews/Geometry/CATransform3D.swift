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
import Foundation

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
