#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Recorded: "CALayer position contains NaN: [288.5 nan]" (ARCollectionViewMasonryLayout issue 30) and "CALayer bounds contains
// NaN: [nan 34.3333; 390 513.333]. Layer: <…>" (JZCalendarWeekView issue 158). Infinity alone gets past Core Animation's
// setters and stops it when it draws; here it is refused where it is set.

extension CALayer {
  /// Keeps the old value: what UIKit's exception leaves behind.
  func refuse(_ property: String, _ groups: [CGFloat]...) {
    let isNaN = groups.contains { $0.contains(where: \.isNaN) }
    let numbers = groups.map { $0.map(\.message).joined(separator: " ") }.joined(separator: "; ")
    let owner = delegate.map { ", the layer of \($0)" } ?? ""
    UIKitException.raise(
      .invalidLayerGeometry,
      "CALayer \(property) contains \(isNaN ? "NaN" : "infinity"): [\(numbers)]. Layer: \(self)\(owner).")
  }

  func refuse(position: CGPoint) { refuse("position", [position.x, position.y]) }

  func refuse(bounds: CGRect) {
    refuse("bounds", [bounds.minX, bounds.minY], [bounds.size.width, bounds.size.height])
  }

  func refuse(_ property: String, _ transform: CATransform3D) {
    let numbers = transform.numbers
    refuse(
      property, Array(numbers[0..<4]), Array(numbers[4..<8]), Array(numbers[8..<12]), Array(numbers[12..<16]))
  }
}
#endif
