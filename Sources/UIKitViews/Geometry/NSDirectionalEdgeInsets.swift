import Foundation

/// Insets in points that follow the layout direction. Leading is left in left-to-right layouts and right in
/// right-to-left layouts.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable, BitwiseCopyable {
  /// The inset from the top edge downward.
  public var top: CGFloat
  /// The inset from the edge at which reading begins.
  public var leading: CGFloat
  /// The inset from the bottom edge upward.
  public var bottom: CGFloat
  /// The inset from the edge at which reading ends.
  public var trailing: CGFloat

  /// Insets of 0 on all sides.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 on all sides.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets with the given values, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
