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

  /// From one corner to the one across.
  @inlinable public var diagonal: Double { (width * width + height * height).squareRoot() }

  /// The middle of a rectangle of this size at the origin.
  @inlinable public var center: LayoutPoint { LayoutPoint(x: width / 2, y: height / 2) }
}
