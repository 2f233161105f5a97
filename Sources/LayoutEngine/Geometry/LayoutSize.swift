/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// An empty size.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size. The values aren't checked.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The diagonal.
  @inlinable public var diagonal: Double { (width * width + height * height).squareRoot() }

  /// The center of a rectangle at the origin.
  @inlinable public var center: LayoutPoint { LayoutPoint(x: width / 2, y: height / 2) }
}
