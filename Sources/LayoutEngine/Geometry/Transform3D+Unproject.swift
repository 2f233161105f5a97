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
