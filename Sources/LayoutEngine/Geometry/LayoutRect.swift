/// An upright rectangle, in points. Sizes are not negative.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// Not negative, which is not checked.
  public var size: LayoutSize

  /// No area, at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// From its top left corner.
  @inlinable public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// From its top left corner, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top.
  @inlinable public var minY: Double { origin.y }
  /// Half way between left and right.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// Half way between top and bottom.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The right edge, which the rectangle does not contain.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom, which the rectangle does not contain.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The size's.
  @inlinable public var width: Double { size.width }
  /// The size's.
  @inlinable public var height: Double { size.height }
  /// The middle.
  @inlinable public var center: LayoutPoint { LayoutPoint(x: midX, y: midY) }

  /// Whether the two share an area or, where one of them has no width or no height, whether that line or point lies in the
  /// other: on its left or top edge, but not on the others. Rectangles that only touch do not intersect.
  @inlinable public func intersects(_ other: LayoutRect) -> Bool {
    if minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY { return true }
    guard size.width == 0 || size.height == 0 || other.size.width == 0 || other.size.height == 0 else {
      return false
    }
    return Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  /// Whether two stretches share more than an end. One without a length shares its only point.
  @inlinable static func meet(_ start: Double, _ end: Double, _ start2: Double, _ end2: Double) -> Bool {
    if start < end2 && start2 < end { return true }
    return start == end ? start == start2 && start < end2 : start2 == end2 && start == start2
  }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the right and bottom ones do not.
  @inlinable public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle within the insets; a side that they use up becomes 0.
  @inlinable public func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
