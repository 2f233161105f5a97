/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// Across.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// A size without width and height.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size in points. The values aren't checked.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The distance between opposite corners.
  @inlinable public var diagonal: Double { (width * width + height * height).squareRoot() }

  /// The center of a rectangle of this size at the origin.
  @inlinable public var center: LayoutPoint { LayoutPoint(x: width / 2, y: height / 2) }
}
