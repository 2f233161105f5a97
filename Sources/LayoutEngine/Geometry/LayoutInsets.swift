/// Distances from the four edges of a rectangle inward, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// From the top down.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom up.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// 0 on all sides.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// In points; negative ones reach outward.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
