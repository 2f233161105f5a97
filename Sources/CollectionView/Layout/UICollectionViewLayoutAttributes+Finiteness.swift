#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionViewLayoutAttributes {
  /// What UIKit raises when it gives such attributes to a view, and then whose they are.
  @MainActor func raiseNotFinite(from layout: UICollectionViewLayout) {
    raiseNotFinite("\(type(of: layout)) answers this for the \(ElementKey(self).name)")
  }

  @MainActor func raiseNotFinite(preferredBy view: UIView, in layout: UICollectionViewLayout) {
    raiseNotFinite("\(type(of: view)) prefers this for the \(ElementKey(self).name) in \(type(of: layout))")
  }

  @MainActor private func raiseNotFinite(_ who: String) {
    UIKitException.raise(
      .invalidLayerGeometry, "\(fault). \(who): center \(center.message), size \(size.message).")
  }

  private var fault: String {
    func contains(_ name: String, _ groups: [CGFloat]...) -> String {
      let word = groups.contains { $0.contains(where: \.isNaN) } ? "NaN" : "infinity"
      let numbers = groups.map { $0.map(\.message).joined(separator: " ") }.joined(separator: "; ")
      return "CALayer \(name) contains \(word): [\(numbers)]"
    }
    if !center.isFinite { return contains("position", [center.x, center.y]) }
    if !size.isFinite { return contains("bounds", [0, 0], [size.width, size.height]) }
    if !alpha.isSane { return contains("opacity", [alpha]) }
    return contains("transform", values.transform3D.numbers)
  }
}
#endif
