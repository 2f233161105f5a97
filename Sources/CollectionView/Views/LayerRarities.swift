#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The properties that few layers set, kept in one place so that the others do not pay for them.
package final class LayerRarities {
  package var mask: CALayer?
  /// The view that the mask is of, where a view has set it.
  var maskView: UIView?
  /// The layer that this one is the mask of.
  weak var maskedLayer: CALayer?
  package var isDoubleSided = true
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var shadowPath: CGPath?

  nonisolated deinit {}

  /// A copy without what ties it to other layers.
  var looks: LayerRarities {
    let copy = LayerRarities()
    (copy.isDoubleSided, copy.maskedCorners) = (isDoubleSided, maskedCorners)
    (copy.cornerCurve, copy.shadowPath) = (cornerCurve, shadowPath)
    return copy
  }
}

extension CALayer {
  /// Made when first asked for.
  var ownRarities: LayerRarities {
    if let rarities { return rarities }
    let made = LayerRarities()
    rarities = made
    return made
  }

  func setMask(_ mask: CALayer?) {
    guard mask !== rarities?.mask else { return }
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
#endif
