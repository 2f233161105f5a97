import Foundation

extension UICollectionViewLayoutAttributes {
  /// Reports invalid attributes of an element.
  ///
  /// Raises UIKit's exception for a NaN in the position or size. UIKit accepts infinite and too large values,
  /// and a NaN elsewhere. These only cause a warning.
  @MainActor func refuseNotFinite(from layout: UICollectionViewLayout) {
    refuseNotFinite(
      about: layout,
      "\(type(of: layout)) returned these attributes for the \(ElementKey(self).name)")
  }

  @MainActor func refuseNotFinite(preferredBy view: UIView, in layout: UICollectionViewLayout) {
    refuseNotFinite(
      about: view,
      "\(type(of: view)) prefers these attributes for the \(ElementKey(self).name) in "
        + "\(type(of: layout))")
  }

  @MainActor private func refuseNotFinite(about culprit: AnyObject, _ who: String) {
    let (property, groups) = fault
    let words =
      "\(CALayer.fault(in: property, groups)). \(who): center \(center.message), size \(size.message)."
    if CALayer.raises(for: property, groups) { return UIKitException.raise(.invalidLayerGeometry, words) }
    UIKitException.warnOnce("not finite: \(property)", about: culprit, "\(words) They are ignored.")
  }

  /// An invalid property. Properties for which UIKit raises an exception come first.
  private var fault: (property: String, groups: [[CGFloat]]) {
    let position = ("position", [[center.x, center.y]])
    let bounds = ("bounds", [[0, 0], [size.width, size.height]])
    for fault in [position, bounds] where CALayer.raises(for: fault.0, fault.1) { return fault }
    if !center.isFinite { return position }
    if !values.hasUsableSize { return bounds }
    if !alpha.isSane { return ("opacity", [[alpha]]) }
    return ("transform", values.transform3D.rows)
  }
}

extension UICollectionViewLayoutAttributes.Values {
  nonisolated var isFinite: Bool {
    let rest = (center.x - center.x) + (center.y - center.y) + (alpha - alpha)
    return hasUsableSize && rest == 0 && (!isTransformed || transform3D.isFinite)
  }

  /// `false` if a length is infinite, NaN, or at least 2⁹⁶⁰ points, because subviews' frames would overflow.
  nonisolated var hasUsableSize: Bool {
    // A product that overflows is infinite, and infinity minus itself is NaN.
    let (width, height) = (size.width * 0x1p64, size.height * 0x1p64)
    return (width - width) + (height - height) == 0
  }
}
