import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
extension CGRect {
  /// Returns `true` if the rectangles overlap. In this module, the method takes precedence over Foundation's.
  nonisolated func intersects(_ rect2: CGRect) -> Bool { LayoutRect(self).intersects(LayoutRect(rect2)) }
}
#endif
