import CollectionView

/// How a carousel shows one item: what a ``CarouselEffect/custom(_:)`` answers.
public struct ItemTransform {
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

  /// The item as it is.
  public static var identity: ItemTransform { ItemTransform() }
}
