import UIKitViews

nonisolated extension CATransform3D {
  /// `true` if the transform shows the back of the plane z = 0. A mirror image still shows the front.
  var showsBack: Bool {
    // If the plane is turned over or mirrored, its outline reverses its direction. The determinant is
    // negative only if the plane is mirrored.
    let outline =
      m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    return outline * determinant < 0
  }

  private var determinant: CGFloat {
    let (a, b) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21)
    let (c, d) = (m11 * m24 - m14 * m21, m12 * m23 - m13 * m22)
    let (e, f) = (m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
    let (g, h) = (m31 * m42 - m32 * m41, m31 * m43 - m33 * m41)
    let (i, j) = (m31 * m44 - m34 * m41, m32 * m43 - m33 * m42)
    let (k, l) = (m32 * m44 - m34 * m42, m33 * m44 - m34 * m43)
    return a * l - b * k + c * j + d * i - e * h + f * g
  }
}
