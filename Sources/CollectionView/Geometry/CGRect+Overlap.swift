#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension CGRect {
  /// Whether the two share an area or, where one has none, a place inside the other. Rectangles that only touch do not;
  /// `intersects(_:)` of Foundation on Linux says they do.
  nonisolated func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
#endif
