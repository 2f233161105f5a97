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

/// The rare properties of a layer, in one object so that most layers don't pay for them.
package final class LayerRarities {
  package var mask: CALayer?
  /// The mask layer's view, if a view set the mask.
  var maskView: UIView?
  weak var maskedLayer: CALayer?
  var sublayerTransform = CATransform3D.identity
  package var isDoubleSided = true
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var shadowPath: CGPath?
  /// The effect on the content behind the layer.
  package var backdrop: Backdrop?
  var largeContent = LargeContent()
  var accessibility = AccessibilityAdditions()

  nonisolated deinit {}

  /// A copy without the references to other layers.
  var looks: LayerRarities {
    let copy = LayerRarities()
    (copy.sublayerTransform, copy.isDoubleSided) = (sublayerTransform, isDoubleSided)
    copy.maskedCorners = maskedCorners
    (copy.cornerCurve, copy.shadowPath, copy.backdrop) = (cornerCurve, shadowPath, backdrop)
    return copy
  }
}

extension CALayer {
  var ownRarities: LayerRarities {
    noteChange()
    if let rarities { return rarities }
    let made = LayerRarities()
    rarities = made
    return made
  }

  func setMask(_ mask: CALayer?) {
    guard mask !== rarities?.mask else { return }
    if let mask, refusesCycle(with: mask) { return }
    rarities?.mask?.rarities?.maskedLayer = nil
    ownRarities.mask = mask
    ownRarities.maskView = nil
    guard let mask else { return }
    mask.ownRarities.maskedLayer = self
    mask.attachment = CATransaction.number
  }

  func setMask(of view: UIView?) {
    mask = view?.layer
    if let view { ownRarities.maskView = view }
  }
}
