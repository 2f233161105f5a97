import Foundation

extension UICollectionViewLayoutAttributes {
  nonisolated struct Values: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3D.identity {
      didSet { isTransformed = !CATransform3DIsIdentity(transform3D) }
    }
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// This property is stored because the frame is read often.
    private(set) var isTransformed = false

    var frame: CGRect {
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let mapped = isTransformed ? transform3D.boundingBox(of: box) : box
      return mapped.offsetBy(dx: center.x, dy: center.y)
    }

    static func == (left: Self, right: Self) -> Bool {
      left.center == right.center && left.size == right.size && left.alpha == right.alpha
        && left.zIndex == right.zIndex && left.isHidden == right.isHidden
        && left.isTransformed == right.isTransformed
        && (!left.isTransformed || CATransform3DEqualToTransform(left.transform3D, right.transform3D))
    }
  }
}
