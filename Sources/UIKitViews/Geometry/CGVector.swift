#if !canImport(Darwin)
import Foundation

/// A vector with a direction and a length.
public nonisolated struct CGVector: Equatable, Hashable, Codable, Sendable, BitwiseCopyable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downward on screen.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
#endif
