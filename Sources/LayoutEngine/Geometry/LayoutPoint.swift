/// A point in the plane, in points. The y axis points downward.
public struct LayoutPoint: Hashable, Sendable {
  /// The coordinate to the right.
  public var x: Double
  /// Downward.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point from coordinates in points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
