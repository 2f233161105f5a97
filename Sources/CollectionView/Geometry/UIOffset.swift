#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// How far something is moved from where it would lie, in points.
public nonisolated struct UIOffset: Equatable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downward.
  public var vertical: CGFloat

  /// Not moved.
  public static let zero = UIOffset()

  /// Not moved.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// In points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
#endif
