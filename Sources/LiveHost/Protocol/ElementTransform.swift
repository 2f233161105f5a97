import Rendering

/// The transform of a box to its parent's box: the entries of CSS's `matrix3d` that aren't constant. They
/// have single precision, as in browsers.
struct ElementTransform: Equatable {
  /// The rows `a b px`, `c d py`, `tx ty pw`, as in ``Projection``.
  var a, b, c, d, tx, ty, px, py, pw: Float

  static let identity = ElementTransform(.identity)

  init(_ projection: Projection) {
    // If the box's corner is level with the eye or behind it, the numbers aren't scaled.
    let depth = projection.pw > 1e-6 ? projection.pw : 1
    func single(_ value: Double) -> Float { Float(value / depth) }
    (a, b, c, d) = (single(projection.a), single(projection.b), single(projection.c), single(projection.d))
    (tx, ty) = (single(projection.tx), single(projection.ty))
    (px, py, pw) = (single(projection.px), single(projection.py), single(projection.pw))
  }

  var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

  /// Returns `true` if two affine transforms differ at most in their translation.
  func hasSameShape(as other: ElementTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d && isAffine && other.isAffine
  }
}
