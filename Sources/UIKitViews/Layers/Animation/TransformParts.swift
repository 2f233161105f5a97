import Foundation
import LayoutEngine
import UIKitAdditions

/// A transform decomposed into sixteen numbers that support addition: first scale and shear, then rotation,
/// translation, and perspective.
///
/// In an animation, a pure rotation keeps its size, and turns about one axis at a constant rate. Matrices
/// with a scale of zero can be decomposed, too.
nonisolated struct TransformParts {
  /// - 0–2: the translation.
  /// - 3–8: scale and shear, a triangular matrix (xx, yx, yy, xz, yz, zz).
  /// - 9–11: the rotation, axis times radians.
  /// - 12–15: the perspective, the last column of its matrix.
  var numbers: SIMD16<Double>

  init(numbers: SIMD16<Double>) { self.numbers = numbers }

  init(_ transform: CATransform3D) {
    let t = transform.matrix
    let (rowX, rowY, rowZ) = (
      SIMD3<Double>(t.m11, t.m12, t.m13), SIMD3<Double>(t.m21, t.m22, t.m23),
      SIMD3<Double>(t.m31, t.m32, t.m33)
    )
    // Orthogonalize z first, so that a transform in the plane preserves z.
    let z = rowZ.unit ?? rowX.cross(rowY).unit ?? SIMD3<Double>(0, 0, 1)
    var x =
      rowX.without(z).unit ?? rowY.cross(z).unit ?? SIMD3<Double>(1, 0, 0).without(z).unit
      ?? SIMD3<Double>(0, 1, 0)
    var y = rowY.without(z).without(x).unit ?? z.cross(x)
    if x.cross(y).dot(z) < 0 {
      // For a reflection, flip the axis that points farther away from its original direction.
      if x.x < y.y { x = -x } else { y = -y }
    }
    let (xx, yx, yy) = (rowX.dot(x), rowY.dot(x), rowY.dot(y))
    let (xz, yz, zz) = (rowX.dot(z), rowY.dot(z), rowZ.dot(z))

    // An axis with no length has no perspective.
    func quotient(_ value: Double, _ divisor: Double) -> Double { abs(divisor) > 1e-12 ? value / divisor : 0 }
    let pz = quotient(t.m34, zz)
    let px = quotient(t.m14 - xz * pz, xx)
    let py = quotient(t.m24 - yz * pz - yx * px, yy)
    let perspective = x * px + y * py + z * pz
    let translation = SIMD3<Double>(t.m41, t.m42, t.m43)
    let turn = Self.turn(x, y, z)
    numbers = [
      translation.x, translation.y, translation.z, xx, yx, yy, xz, yz, zz, turn.x, turn.y, turn.z,
      perspective.x, perspective.y, perspective.z, t.m44 - translation.dot(perspective),
    ]
  }

  var transform: CATransform3D {
    let n = numbers
    let (x, y, z) = Self.axes(turn)
    let rowX = x * n[3] + z * n[6]
    // Two steps compile faster than the sum of three.
    let shear = x * n[4] + y * n[5]
    let rowY = shear + z * n[7]
    let rowZ = z * n[8]
    let translation = SIMD3<Double>(n[0], n[1], n[2])
    let perspective = SIMD3<Double>(n[12], n[13], n[14])
    return CATransform3D(
      m11: rowX.x, m12: rowX.y, m13: rowX.z, m14: rowX.dot(perspective),
      m21: rowY.x, m22: rowY.y, m23: rowY.z, m24: rowY.dot(perspective),
      m31: rowZ.x, m32: rowZ.y, m33: rowZ.z, m34: rowZ.dot(perspective),
      m41: translation.x, m42: translation.y, m43: translation.z,
      m44: translation.dot(perspective) + n[15])
  }

  /// The rotation axis times the angle in radians.
  private(set) var turn: SIMD3<Double> {
    get { SIMD3<Double>(numbers[9], numbers[10], numbers[11]) }
    set { (numbers[9], numbers[10], numbers[11]) = (newValue.x, newValue.y, newValue.z) }
  }

  /// Returns the same transform with the rotation nearest to that of `other`, so that the way from 10° to
  /// 350° is 20°, not 340°. The numbers in `extra` are added to both. If they rotate about another axis, a
  /// full turn makes a difference, so this transform is returned unchanged.
  func turned(towards other: TransformParts, adding extra: SIMD16<Double>) -> TransformParts {
    let angle = turn.length
    let extra = SIMD3<Double>(extra[9], extra[10], extra[11])
    guard angle > 0, turn.cross(extra).length < 1e-12 else { return self }
    var result = self
    result.turn = turn * (1 - 2 * .pi / angle)
    return (result.turn - other.turn).length < (turn - other.turn).length - 1e-9 ? result : self
  }

  /// Returns the rotation of the axes, which is at most half a turn.
  private static func turn(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD3<Double> {
    // Start from the largest component, to avoid dividing by a small number.
    let trace = x.x + y.y + z.z
    let skew = SIMD3<Double>(y.z - z.y, z.x - x.z, x.y - y.x)
    var (v, w): (SIMD3<Double>, Double)
    if trace > max(x.x, y.y, z.z) {
      (v, w) = (skew, 1 + trace)
    } else if x.x >= y.y, x.x >= z.z {
      (v, w) = (SIMD3<Double>(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z), skew.x)
    } else if y.y >= z.z {
      (v, w) = (SIMD3<Double>(x.y + y.x, 1 + y.y - x.x - z.z, y.z + z.y), skew.y)
    } else {
      (v, w) = (SIMD3<Double>(z.x + x.z, y.z + z.y, 1 + z.z - x.x - y.y), skew.z)
    }
    if w < 0 { (v, w) = (-v, -w) }
    let sine = v.length
    return sine > 0 ? v * (2 * atan2(sine, w) / sine) : .zero
  }

  private static func axes(_ turn: SIMD3<Double>) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let angle = turn.length
    guard angle > 0 else { return (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0), SIMD3<Double>(0, 0, 1)) }
    let (v, w) = (turn * (sin(angle / 2) / angle), cos(angle / 2))
    return (
      SIMD3<Double>(1 - 2 * (v.y * v.y + v.z * v.z), 2 * (v.x * v.y + v.z * w), 2 * (v.x * v.z - v.y * w)),
      SIMD3<Double>(2 * (v.x * v.y - v.z * w), 1 - 2 * (v.x * v.x + v.z * v.z), 2 * (v.y * v.z + v.x * w)),
      SIMD3<Double>(2 * (v.x * v.z + v.y * w), 2 * (v.y * v.z - v.x * w), 1 - 2 * (v.x * v.x + v.y * v.y))
    )
  }
}

extension SIMD3<Double> {
  fileprivate nonisolated func dot(_ other: Self) -> Double { (self * other).sum() }

  fileprivate nonisolated func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  fileprivate nonisolated var length: Double { dot(self).squareRoot() }

  fileprivate nonisolated var unit: Self? {
    let length = length
    return length > 1e-12 ? self / length : nil
  }

  /// Returns the part perpendicular to a unit vector.
  fileprivate nonisolated func without(_ axis: Self) -> Self { self - axis * dot(axis) }
}

extension CATransform3D {
  package nonisolated func blended(with end: CATransform3D, at progress: CGFloat) -> CATransform3D {
    let end = TransformParts(end)
    let start = TransformParts(self).turned(towards: end, adding: .zero)
    let numbers = start.numbers + (end.numbers - start.numbers) * Double(progress)
    return TransformParts(numbers: numbers).transform
  }
}
