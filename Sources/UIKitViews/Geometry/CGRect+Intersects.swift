import Foundation
import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
extension CGRect {
  /// Returns `true` if the two rectangles overlap.
  ///
  /// As on Apple's platforms, rectangles that only touch don't intersect. A rectangle without an area
  /// intersects if its origin is in the other rectangle, but not on that rectangle's right or bottom edge.
  /// Foundation's method on Linux does the opposite in both cases.
  ///
  /// Sources that explicitly import Foundation use Foundation's method, to which the attribute gives
  /// precedence.
  @_disfavoredOverload
  public nonisolated func intersects(_ rect2: CGRect) -> Bool {
    LayoutRect(self).intersects(LayoutRect(rect2))
  }
}
#endif
