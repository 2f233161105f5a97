/// Inward distances from the four edges of a rectangle, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top downward.
  public var top: Double
  /// The distance from the left edge rightward.
  public var left: Double
  /// The distance from the bottom upward.
  public var bottom: Double
  /// The distance from the right edge leftward.
  public var right: Double

  /// Insets of 0 on all sides.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets in points. Negative insets extend outward.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
