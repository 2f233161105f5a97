import LayoutEngine
import UIKitAdditions

#if !canImport(Darwin)
extension CGRect {
  /// Whether the two share an area, as on Apple's platforms: see the method of UIKitViews. Declared here, it wins over Foundation's also
  /// in files that import Foundation.
  nonisolated func intersects(_ rect2: CGRect) -> Bool { LayoutRect(self).intersects(LayoutRect(rect2)) }
}
#endif
