import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
extension CGRect {
  /// Returns `true` if the rectangles share an area, as on Apple's platforms. See the method of UIKitViews.
  ///
  /// This declaration takes precedence over Foundation's, even in files that import Foundation.
  nonisolated func intersects(_ rect2: CGRect) -> Bool { LayoutRect(self).intersects(LayoutRect(rect2)) }
}
#endif
