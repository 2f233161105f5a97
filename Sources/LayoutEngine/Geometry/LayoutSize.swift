/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// Across.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// No width and no height.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// In points. Not checked.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
