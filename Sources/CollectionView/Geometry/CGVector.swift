#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(Darwin)
import Foundation

/// A direction with a length.
public nonisolated struct CGVector: Equatable, Hashable, Codable, Sendable, BitwiseCopyable {
  /// To the right.
  public var dx: CGFloat
  /// On screen, downward.
  public var dy: CGFloat

  /// No length.
  public static let zero = CGVector()

  /// No length.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector with these components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
#endif
#endif
