import Foundation

/// An offset from a default position, in points.
public nonisolated struct UIOffset: Equatable, Codable, Sendable {
  /// Positive to the right.
  public var horizontal: CGFloat
  /// Positive downward.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset()

  /// No offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// In points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
