/// A point, in points.
public struct LayoutPoint: Hashable, Sendable {
  /// The x-coordinate.
  public var x: Double
  /// The y-coordinate. It grows downward.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
