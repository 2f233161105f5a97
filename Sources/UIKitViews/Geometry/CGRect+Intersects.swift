import Foundation
import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
extension CGRect {
  /// Whether the two share an area or, if one of them has none, whether its origin lies in the other: on the edge where that
  /// begins, but not where it ends. As on Apple's platforms, rectangles that only touch do not intersect, and one without an area
  /// does at the other's origin; Foundation's method on Linux says the opposite of both.
  ///
  /// Sources that import this module, or `UIKit`, use this method. Sources that also import Foundation
  /// explicitly use Foundation's. Neither call is ambiguous: where both methods are visible, the attribute
  /// makes the other one win. One that the sources' own module declares wins over both.
  @_disfavoredOverload
  public nonisolated func intersects(_ rect2: CGRect) -> Bool {
    LayoutRect(self).intersects(LayoutRect(rect2))
  }
}
#endif
