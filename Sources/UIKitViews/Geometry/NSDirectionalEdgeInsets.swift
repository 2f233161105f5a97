import Foundation

/// Insets in points, with leading and trailing sides for the layout direction.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable, BitwiseCopyable {
  /// The top inset.
  public var top: CGFloat
  /// The inset on the side where reading begins.
  public var leading: CGFloat
  /// The bottom inset.
  public var bottom: CGFloat
  /// The inset on the side where reading ends.
  public var trailing: CGFloat

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
