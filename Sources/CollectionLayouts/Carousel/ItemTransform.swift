import CollectionView

/// How a carousel shows one item: what a ``CarouselEffect/custom(_:)`` answers.
public struct ItemTransform {
  /// Applied about the item's centre, on screen: a mirrored layout does not mirror it. Default identity.
  public var transform3D: CATransform3D
  /// 0…1. Default 1.
  public var alpha: CGFloat

  public init(transform3D: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1) {
    self.transform3D = transform3D
    self.alpha = alpha
  }

  public init(_ transform: CGAffineTransform, alpha: CGFloat = 1) {
    self.init(transform3D: CATransform3DMakeAffineTransform(transform), alpha: alpha)
  }

  public init(scale: CGFloat, alpha: CGFloat = 1) {
    self.init(CGAffineTransform(scaleX: scale, y: scale), alpha: alpha)
  }

  /// The item as it is.
  public static var identity: ItemTransform { ItemTransform() }
}
