import CollectionView

/// The appearance of an item, returned by a ``CarouselEffect/custom(_:)``.
public nonisolated struct ItemTransform: Sendable {
  /// The transform about the item's center, in screen coordinates. Right-to-left layouts don't mirror the
  /// transform. The default value is the identity.
  public var transform3D: CATransform3D
  /// The alpha, from 0 to 1. The default value is 1.
  public var alpha: CGFloat

  /// Creates an item transform from a 3D transform about the item's center.
  public init(transform3D: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1) {
    self.transform3D = transform3D
    self.alpha = alpha
  }

  /// Creates an item transform from an affine transform about the item's center.
  public init(_ transform: CGAffineTransform, alpha: CGFloat = 1) {
    self.init(transform3D: CATransform3DMakeAffineTransform(transform), alpha: alpha)
  }

  /// Creates an item transform with the same horizontal and vertical scale.
  public init(scale: CGFloat, alpha: CGFloat = 1) {
    self.init(CGAffineTransform(scaleX: scale, y: scale), alpha: alpha)
  }

  /// An infinite or NaN number if the transform or the alpha contains one, otherwise `nil`.
  var notFinite: CGFloat? {
    let matrix = transform3D
    let numbers = (
      matrix.m11 + matrix.m12 + matrix.m13 + matrix.m14, matrix.m21 + matrix.m22 + matrix.m23 + matrix.m24,
      matrix.m31 + matrix.m32 + matrix.m33 + matrix.m34, matrix.m41 + matrix.m42 + matrix.m43 + matrix.m44
    )
    let sum = numbers.0 + numbers.1 + numbers.2 + numbers.3 + alpha
    return sum.isFinite ? nil : sum
  }

  /// The transform that leaves the item unchanged.
  public static var identity: ItemTransform { ItemTransform() }
}
