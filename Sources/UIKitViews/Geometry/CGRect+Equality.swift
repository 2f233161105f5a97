#if !canImport(Darwin)
import Foundation

extension CGPoint {
  /// `true` if both coordinates are equal.
  public nonisolated func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// `true` if both lengths are equal.
  public nonisolated func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// `true` if origins and sizes are equal.
  public nonisolated func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
#endif
