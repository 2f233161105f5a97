#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

#if !canImport(Darwin)
extension CGRect {
  /// Whether the two share an area or, if one has none, whether it lies inside the other. As on Apple's
  /// platforms, rectangles that only touch do not intersect; Foundation's method on Linux says that they do.
  ///
  /// Sources that import this module, or `UIKit`, use this method. Sources that also import Foundation
  /// explicitly use Foundation's. Neither call is ambiguous: where both methods are visible, the attribute
  /// makes the other one win.
  @_disfavoredOverload
  public nonisolated func intersects(_ rect2: CGRect) -> Bool {
    minX < rect2.maxX && maxX > rect2.minX && minY < rect2.maxY && maxY > rect2.minY
  }
}
#endif
#endif
