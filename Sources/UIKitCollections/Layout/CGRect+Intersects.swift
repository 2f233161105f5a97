import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
extension CGRect {
  /// Returns `true` if the rectangles share an area. This declaration takes precedence over an imported
  /// Foundation's.
  nonisolated func intersects(_ rect2: CGRect) -> Bool { LayoutRect(self).intersects(LayoutRect(rect2)) }
}
#endif
