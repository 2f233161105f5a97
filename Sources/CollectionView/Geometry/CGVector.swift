#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(CoreGraphics)
import Foundation

/// A direction with a length.
public nonisolated struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
#endif
#endif
