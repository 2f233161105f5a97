import Foundation

// Recorded: "CALayer position contains NaN: [288.5 nan]" (ARCollectionViewMasonryLayout issue 30) and "CALayer
// bounds contains NaN: [nan 34.3333; 390 513.333]. Layer: <…>" (JZCalendarWeekView issue 158). Core Animation's
// setters accept infinity, which then stops it when it draws. Here infinity is refused where it is set.

/// Gives a property its old value again. Returns the value that it had.
func revert<Value>(_ property: inout Value, _ oldValue: Value) -> Value {
  defer { property = oldValue }
  return property
}

extension CALayer {
  /// Called when the property has its old value, which is the state after UIKit's exception.
  func refuse(_ property: String, _ groups: [CGFloat]...) { refuse(property, groups) }

  private func refuse(_ property: String, _ groups: [[CGFloat]]) {
    let owner = delegate.map { ", the layer of \($0)" } ?? ""
    UIKitException.raise(
      .invalidLayerGeometry, "\(Self.fault(in: property, groups)). Layer: \(self)\(owner).")
  }

  /// UIKit's message, and ours in the same form for infinity.
  package static func fault(in property: String, _ groups: [[CGFloat]]) -> String {
    let word = groups.contains { $0.contains(where: \.isNaN) } ? "NaN" : "infinity"
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
