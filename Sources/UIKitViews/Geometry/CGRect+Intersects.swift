import Foundation
import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
extension CGRect {
  /// Returns `true` if the two rectangles share an area.
  ///
  /// If one of them has no area, returns `true` if its origin is in the other rectangle, including the edges
  /// where that begins but not those where it ends. As on Apple's platforms, rectangles that only touch don't
  /// intersect, and a rectangle without an area intersects at the other's origin. Foundation's method on
  /// Linux does the opposite in both cases.
  ///
  /// Sources that import this module or `UIKit` use this method. Sources that also import Foundation
  /// explicitly use Foundation's. Neither call is ambiguous: if both methods are visible, the attribute gives
  /// the other method precedence. A method declared in the sources' own module takes precedence over both.
  @_disfavoredOverload
  public nonisolated func intersects(_ rect2: CGRect) -> Bool {
    LayoutRect(self).intersects(LayoutRect(rect2))
  }
}
#endif
