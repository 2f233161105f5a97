import Foundation

extension UICollectionViewLayoutAttributes {
  /// UIKit's exception for giving such attributes to a view, followed by whose they are.
  @MainActor func raiseNotFinite(from layout: UICollectionViewLayout) {
    raiseNotFinite("\(type(of: layout)) returned this for the \(ElementKey(self).name)")
  }

  @MainActor func raiseNotFinite(preferredBy view: UIView, in layout: UICollectionViewLayout) {
    raiseNotFinite("\(type(of: view)) prefers this for the \(ElementKey(self).name) in \(type(of: layout))")
  }

  @MainActor private func raiseNotFinite(_ who: String) {
    UIKitException.raise(
      .invalidLayerGeometry, "\(fault). \(who): center \(center.message), size \(size.message).")
  }

  @MainActor private var fault: String {
    if !center.isFinite { return CALayer.fault(in: "position", [[center.x, center.y]]) }
    if !size.isFinite { return CALayer.fault(in: "bounds", [[0, 0], [size.width, size.height]]) }
    if !alpha.isSane { return CALayer.fault(in: "opacity", [[alpha]]) }
    return CALayer.fault(in: "transform", values.transform3D.rows)
  }
}

extension UICollectionViewLayoutAttributes.Values {
  /// Whether all numbers are finite. The transform is checked if there is one.
  nonisolated var isFinite: Bool {
    let position = (center.x - center.x) + (center.y - center.y)
    let rest = (size.width - size.width) + (size.height - size.height) + (alpha - alpha)
    return position + rest == 0 && (!isTransformed || transform3D.isFinite)
  }
}
