/// Properties that few layers set. They stand in one object, so that other layers do not pay for them.
package final class LayerRarities {
  package var mask: CALayer?
  /// The view whose layer the mask is, if a view set it.
  var maskView: UIView?
  /// The layer that this layer masks.
  weak var maskedLayer: CALayer?
  var sublayerTransform = CATransform3D.identity
  package var isDoubleSided = true
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var shadowPath: CGPath?
  /// What happens to what lies behind the layer. Nil: nothing.
  package var backdrop: Backdrop?
  /// Of the view whose layer it is.
  var largeContent = LargeContent()

  nonisolated deinit {}

  /// A copy without the ties to other layers.
  var looks: LayerRarities {
    let copy = LayerRarities()
    (copy.sublayerTransform, copy.isDoubleSided) = (sublayerTransform, isDoubleSided)
    copy.maskedCorners = maskedCorners
    (copy.cornerCurve, copy.shadowPath, copy.backdrop) = (cornerCurve, shadowPath, backdrop)
    return copy
  }
}

extension CALayer {
  /// The layer's rarities, for a change of them. Made at the first access.
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
