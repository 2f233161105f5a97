import Foundation

extension UICollectionViewLayoutAttributes {
  /// Returns the first attributes at progress 0, and the second at 1. Hidden ends count as transparent.
  static func between(
    _ from: UICollectionViewLayoutAttributes, _ to: UICollectionViewLayoutAttributes, at progress: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    if progress == 0 { return from }
    if progress == 1 { return to }
    let nearer = progress < 0.5 ? from : to
    guard let result = nearer.copy() as? UICollectionViewLayoutAttributes else { return nearer }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    let (from, to) = (from.unhidden, to.unhidden)
    result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    result.size = CGSize(
      width: max(0, between(from.size.width, to.size.width)),
      height: max(0, between(from.size.height, to.size.height)))
    if !CATransform3DEqualToTransform(from.transform3D, to.transform3D) {
      result.transform3D = from.transform3D.blended(with: to.transform3D, at: progress)
    }
    result.alpha = min(1, max(0, between(from.alpha, to.alpha)))
    if from.zIndex != to.zIndex {
      result.zIndex = Int(nearest: between(CGFloat(from.zIndex), CGFloat(to.zIndex)))
    }
    result.isHidden = nearer.isHidden && from.alpha == 0 && to.alpha == 0
    return result
  }

  func moved(by distance: CGVector) -> UICollectionViewLayoutAttributes {
    guard distance != .zero, let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.center.x += distance.dx
    copy.center.y += distance.dy
    return copy
  }

  var faded: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    copy.isHidden = false
    return copy
  }

  /// These attributes, but transparent instead of hidden, so no element appears or disappears abruptly.
  var unhidden: UICollectionViewLayoutAttributes { isHidden ? faded : self }
}
