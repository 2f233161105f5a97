import CollectionView

/// How a carousel shows one item: what a ``CarouselEffect/custom(_:)`` answers.
public nonisolated struct ItemTransform: Sendable {
  /// Applied about the item's centre, on screen: a mirrored layout does not mirror it. Default identity.
  public var transform3D: CATransform3D
  /// 0…1. Default 1.
  public var alpha: CGFloat

  /// Any transform, about the item's centre. Default: the item as it is.
  public init(transform3D: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1) {
    self.transform3D = transform3D
    self.alpha = alpha
  }

  /// A transform within the plane, about the item's centre.
  public init(_ transform: CGAffineTransform, alpha: CGFloat = 1) {
    self.init(transform3D: CATransform3DMakeAffineTransform(transform), alpha: alpha)
  }

  /// The same scale across and along; 1 is the item as it is.
  public init(scale: CGFloat, alpha: CGFloat = 1) {
    self.init(CGAffineTransform(scaleX: scale, y: scale), alpha: alpha)
  }

  /// A number in it that is infinite, or none.
  var notFinite: CGFloat? {
    let matrix = transform3D
    let numbers = (
      matrix.m11 + matrix.m12 + matrix.m13 + matrix.m14, matrix.m21 + matrix.m22 + matrix.m23 + matrix.m24,
      matrix.m31 + matrix.m32 + matrix.m33 + matrix.m34, matrix.m41 + matrix.m42 + matrix.m43 + matrix.m44
    )
    let sum = numbers.0 + numbers.1 + numbers.2 + numbers.3 + alpha
    return sum.isFinite ? nil : sum
  }

  /// The item as it is.
  public static var identity: ItemTransform { ItemTransform() }
}
