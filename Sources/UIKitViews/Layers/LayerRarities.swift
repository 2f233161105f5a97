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
