/// A point of the plane, in points; y grows downward.
public struct LayoutPoint: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downward.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// In points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
