#if !canImport(Darwin)
import Foundation

extension CGPoint {
  /// Whether both coordinates are equal.
  public nonisolated func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both lengths are equal.
  public nonisolated func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether origin and size are equal.
  public nonisolated func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
#endif
