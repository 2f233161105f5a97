#if !canImport(Darwin)
import Foundation

/// A direction with a length.
public nonisolated struct CGVector: Equatable, Hashable, Codable, Sendable, BitwiseCopyable {
  /// Positive to the right.
  public var dx: CGFloat
  /// Positive downward on screen.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// The zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector with these components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
#endif
