/// A place in the plane, in points; y grows downward.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
