import Foundation

// A number minus itself is 0, unless it's infinite or NaN. The differences are added, because finite numbers
// can add up to infinity.

extension CGFloat {
  @inlinable package nonisolated var isSane: Bool { self - self == 0 }

  /// `String(format:)` would also print the sign of a NaN.
  package nonisolated var message: String { isNaN ? "nan" : String(format: "%g", Double(self)) }
}

extension CGPoint {
  @inlinable package nonisolated var isFinite: Bool { (x - x) + (y - y) == 0 }
  package nonisolated var message: String { "(\(x.message), \(y.message))" }

  package nonisolated func finite(else other: CGPoint) -> CGPoint {
    CGPoint(x: x.isSane ? x : other.x, y: y.isSane ? y : other.y)
  }
}

extension CGVector {
  nonisolated var message: String { "(\(dx.message), \(dy.message))" }
}

extension CGSize {
  @inlinable package nonisolated var isFinite: Bool { (width - width) + (height - height) == 0 }
  package nonisolated var message: String { "(\(width.message), \(height.message))" }

  package nonisolated func finite(else other: CGSize) -> CGSize {
    CGSize(width: width.isSane ? width : other.width, height: height.isSane ? height : other.height)
  }
}

extension CGRect {
  @inlinable package nonisolated var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension UIEdgeInsets {
  @inlinable package nonisolated var isFinite: Bool {
    (top - top) + (left - left) + (bottom - bottom) + (right - right) == 0
  }
}

extension CATransform3D {
  package nonisolated var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  @inlinable package nonisolated var isFinite: Bool {
    let row1 = (m11 - m11) + (m12 - m12) + (m13 - m13) + (m14 - m14)
    let row2 = (m21 - m21) + (m22 - m22) + (m23 - m23) + (m24 - m24)
    let row3 = (m31 - m31) + (m32 - m32) + (m33 - m33) + (m34 - m34)
    let row4 = (m41 - m41) + (m42 - m42) + (m43 - m43) + (m44 - m44)
    return row1 + row2 + row3 + row4 == 0
  }
}

nonisolated extension Int {
  /// Creates the nearest integer in range, or 0 for NaN. `Int(_:)` would trap.
  package init(nearest number: CGFloat) {
    let whole = number.rounded()
    self = Int(exactly: whole) ?? (whole > 0 ? .max : whole < 0 ? .min : 0)
  }
}
