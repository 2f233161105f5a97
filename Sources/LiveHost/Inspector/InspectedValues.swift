import CollectionView

// Numbers have at most two decimals.

extension CGFloat {
  var inspected: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGPoint {
  var inspected: String { "\(x.inspected), \(y.inspected)" }
}

extension CGSize {
  var inspected: String { "\(width.inspected) × \(height.inspected)" }
}

extension CGRect {
  var inspected: String { "\(origin.inspected), \(size.inspected)" }
}

extension UIEdgeInsets {
  var inspected: String {
    "\(top.inspected), \(left.inspected), \(bottom.inspected), \(right.inspected)"
  }
}

@MainActor
extension CATransform3D {
  /// The movement, rotation, and scale, or the matrix if the transform is more complex.
  var inspected: String {
    if CATransform3DIsIdentity(self) { return "none" }
    guard CATransform3DIsAffine(self) else {
      let rows = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
      return rows.map { $0.map(\.inspectedFactor).joined(separator: " ") }.joined(separator: "; ")
    }
    let affine = CATransform3DGetAffineTransform(self)
    var parts: [String] = []
    let way = CGPoint(x: affine.tx, y: affine.ty)
    if way != .zero { parts.append("moved by \(way.inspected)") }
    let (width, height) = (hypot(affine.a, affine.b), hypot(affine.c, affine.d))
    let isTurned = abs(affine.a * affine.c + affine.b * affine.d) < 1e-9 * max(1, width * height)
    guard isTurned, affine.a * affine.d - affine.b * affine.c > 0 else {
      let numbers = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty]
      return "[\(numbers.map(\.inspectedFactor).joined(separator: " "))]"
    }
    let degrees = atan2(affine.b, affine.a) * 180 / .pi
    if abs(degrees) > 1e-9 { parts.append("rotated by \(degrees.inspected)°") }
    if abs(width - height) > 1e-9 {
      parts.append("scaled by \(width.inspectedFactor), \(height.inspectedFactor)")
    } else if abs(width - 1) > 1e-9 {
      parts.append("scaled by \(width.inspectedFactor)")
    }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}

extension CGFloat {
  /// A number with up to four decimals, because factors need more than lengths.
  fileprivate var inspectedFactor: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
