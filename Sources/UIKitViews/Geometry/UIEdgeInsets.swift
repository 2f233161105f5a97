import Foundation

/// Insets in points from the edges of a rectangle inward. Negative values reach outward.
public nonisolated struct UIEdgeInsets: Equatable, Codable, Sendable, BitwiseCopyable {
  /// The inset from the top edge downward.
  public var top: CGFloat
  /// The inset from the left edge to the right.
  public var left: CGFloat
  /// The inset from the bottom edge upward.
  public var bottom: CGFloat
  /// The inset from the right edge to the left.
  public var right: CGFloat

  /// Insets of 0 on all sides.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 on all sides.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets with the given values, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by the insets.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
