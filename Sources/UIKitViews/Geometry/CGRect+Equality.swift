#if !canImport(Darwin)
import Foundation

extension CGPoint {
  /// Returns `true` if both coordinates are equal.
  public nonisolated func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns `true` if both lengths are equal.
  public nonisolated func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns `true` if the origins and sizes are equal.
  public nonisolated func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
#endif
