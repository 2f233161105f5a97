/// An upright rectangle, in points.
public struct LayoutRect: Hashable, Sendable {
  /// The top-left corner.
  public var origin: LayoutPoint
  /// The size. It must not be negative, which isn't checked.
  public var size: LayoutSize

  /// An empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle.
  @inlinable public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from lengths in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The horizontal middle.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The right edge, which isn't part of the rectangle.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge, which isn't part of the rectangle.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The width.
  @inlinable public var width: Double { size.width }
  /// The height.
  @inlinable public var height: Double { size.height }
  /// The center.
  @inlinable public var center: LayoutPoint { LayoutPoint(x: midX, y: midY) }

  /// Returns `true` if the rectangles share an area.
  ///
  /// A rectangle without area must be inside the other rectangle or on its left or top edge.
  @inlinable public func intersects(_ other: LayoutRect) -> Bool {
    if minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY { return true }
    guard size.width == 0 || size.height == 0 || other.size.width == 0 || other.size.height == 0 else {
      return false
    }
    return Self.meet(minX, maxX, other.minX, other.maxX) && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  /// A range without length consists of a single point.
  @inlinable static func meet(_ start: Double, _ end: Double, _ start2: Double, _ end2: Double) -> Bool {
    if start < end2 && start2 < end { return true }
    return start == end ? start == start2 && start < end2 : start2 == end2 && start == start2
  }

  /// Returns `true` if the point is inside. The left and top edges are inside; the right and bottom edges
  /// aren't.
  @inlinable public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the rectangle within the insets. Sides are at least 0.
  @inlinable public func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

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

/// Inward distances from a rectangle's edges, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// The top inset.
  public var top: Double
  /// The left inset.
  public var left: Double
  /// The bottom inset.
  public var bottom: Double
  /// The right inset.
  public var right: Double

  /// Insets of 0.
  public static let zero = LayoutInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets. Negative insets extend outward.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Double {
  /// Returns the nearest whole pixel, with `scale` pixels per point, or the position itself if `scale` is 0.
  @inlinable func snapped(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale).rounded() / scale : self
  }

  @inlinable static func snappingSlack(ofScale scale: Double) -> Double { scale > 0 ? 1 / scale : 0 }
}
