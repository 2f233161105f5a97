import Foundation

// Recorded: "CALayer position contains NaN: [288.5 nan]" (ARCollectionViewMasonryLayout issue 30) and
// "CALayer bounds contains NaN: [nan 34.3333; 390 513.333]. Layer: <…>" (JZCalendarWeekView issue 158). Core
// Animation accepts infinity, and NaN in other properties. This package ignores them with a warning, because
// they can't be drawn.

/// Restores the old value, and returns the invalid one.
func revert<Value>(_ property: inout Value, _ oldValue: Value) -> Value {
  defer { property = oldValue }
  return property
}

extension CALayer {
  /// Reports an invalid value. The old value is already restored, as after UIKit's exception.
  private func refuse(_ property: String, _ groups: [CGFloat]...) { refuse(property, groups) }

  private func refuse(_ property: String, _ groups: [[CGFloat]]) {
    let owner = delegate.map { ", the layer of \($0)" } ?? ""
    let words = "\(Self.fault(in: property, groups)). Layer: \(self)\(owner)."
    if Self.raises(for: property, groups) { return UIKitException.raise(.invalidLayerGeometry, words) }
    UIKitException.warnOnce(
      "not finite: \(property)", about: delegate as AnyObject? ?? self,
      "\(words) The \(property) keeps its old value.")
  }

  package static func raises(for property: String, _ groups: [[CGFloat]]) -> Bool {
    (property == "position" || property == "bounds") && groups.contains { $0.contains(where: \.isNaN) }
  }

  /// UIKit's message, or a message in the same form for infinity and overly large numbers.
  package static func fault(in property: String, _ groups: [[CGFloat]]) -> String {
    let all = groups.joined()
    let word =
      all.contains(where: \.isNaN) ? "NaN" : all.allSatisfy(\.isSane) ? "too large a number" : "infinity"
    let numbers = groups.map { $0.map(\.message).joined(separator: " ") }.joined(separator: "; ")
    return "CALayer \(property) contains \(word): [\(numbers)]"
  }

  func refuse(position: CGPoint) { refuse("position", [position.x, position.y]) }

  func refuse(bounds: CGRect) {
    refuse("bounds", [bounds.origin.x, bounds.origin.y], [bounds.size.width, bounds.size.height])
  }

  func refuse(zPosition: CGFloat) { refuse("zPosition", [zPosition]) }

  func refuse(anchorPoint: CGPoint) { refuse("anchorPoint", [anchorPoint.x, anchorPoint.y]) }

  func refuse(transform: CATransform3D) { refuse("transform", transform.rows) }

  func refuse(sublayerTransform: CATransform3D) { refuse("sublayerTransform", sublayerTransform.rows) }
}
