/// Inward distances from a rectangle's edges, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// The top inset.
  public var top: Double
  /// The left inset.
  public var left: Double
  /// The bottom inset.
  public var bottom: Double
  /// The right inset.
  public var right: Double

  /// Insets of 0.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets. Negative insets extend outward.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
