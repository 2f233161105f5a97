import Foundation

extension CALayer {
  var frameInSuperlayer: CGRect {
    let size = bounds.size
    let local = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    let mapped =
      CATransform3DIsIdentity(transform) ? local : transform.boundingBox(of: local).withoutRoundingErrors
    return mapped.offsetBy(dx: position.x, dy: position.y)
  }

  func setFrameInSuperlayer(_ frame: CGRect) {
    var size = frame.size
    if !CATransform3DIsIdentity(transform), CATransform3DIsAffine(transform) {
      let inverse = CATransform3DGetAffineTransform(transform).inverted()
      let box = CGRect(origin: .zero, size: size).applying(inverse)
      size = box.size
    }
    let point = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    let newBounds = CGRect(origin: bounds.origin, size: size)
    // Set both or neither.
    guard newBounds.isFinite || !point.isFinite else { return refuse(bounds: newBounds) }
    position = point
    if point.isFinite { bounds = newBounds }
  }

  @inline(__always)
  func didChangeBounds(from old: CGRect) {
    didChange(.bounds(old))
    if bounds.size != old.size, view == nil { setNeedsLayout() }
  }

  func copyOwnValues(of layer: CALayer) {
    (bounds, position, zPosition, anchorPoint) = (
      layer.bounds, layer.position, layer.zPosition, layer.anchorPoint
    )
    (transform, isHidden, opacity) = (layer.transform, layer.isHidden, layer.opacity)
    masksToBounds = layer.masksToBounds
    (backgroundColor, cornerRadius) = (layer.backgroundColor, layer.cornerRadius)
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shadowOffset, shadowRadius) = (layer.shadowOffset, layer.shadowRadius)
    name = layer.name
    rarities = layer.rarities?.looks
  }
}

extension CGRect {
  /// Removes rounding errors from the sine and cosine of a right angle, such as 50.00000000000001 for 50.
  fileprivate var withoutRoundingErrors: CGRect {
    func rounded(_ number: CGFloat) -> CGFloat {
      let near = number.rounded()
      return abs(number - near) <= 1e-12 * max(1, abs(number)) ? near : number
    }
    return CGRect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}
