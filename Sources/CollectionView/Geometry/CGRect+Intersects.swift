#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

#if !canImport(Darwin)
extension CGRect {
  /// Whether the two share an area or, where one has none, a place inside the other. Rectangles that only touch do not, as
  /// on Apple's platforms; the method of Foundation on Linux says they do.
  ///
  /// In sources that import this module, or `UIKit`, this one is meant; in those that import Foundation, too, in so many
  /// words, Foundation's. Neither is ambiguous: the attribute makes the second one win where both are seen.
  @_disfavoredOverload
  public nonisolated func intersects(_ rect2: CGRect) -> Bool {
    minX < rect2.maxX && maxX > rect2.minX && minY < rect2.maxY && maxY > rect2.minY
  }
}
#endif
#endif
