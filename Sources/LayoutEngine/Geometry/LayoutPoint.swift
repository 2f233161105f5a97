/// A point, in points. The y axis points downward.
public struct LayoutPoint: Hashable, Sendable {
  /// Rightward.
  public var x: Double
  /// Downward.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
