/// A rectangle's corners after a transform.
public struct Quad: Hashable, Sendable {
  /// The transformed top-left corner.
  public var topLeft: LayoutPoint
  /// The transformed top-right corner.
  public var topRight: LayoutPoint
  /// The transformed bottom-right corner.
  public var bottomRight: LayoutPoint
  /// The transformed bottom-left corner.
  public var bottomLeft: LayoutPoint

  /// Creates a quad, clockwise from the top left.
  public init(topLeft: LayoutPoint, topRight: LayoutPoint, bottomRight: LayoutPoint, bottomLeft: LayoutPoint)
  {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The bounding box.
  public var bounds: LayoutRect {
    let minX = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let minY = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    let maxX = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let maxY = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return LayoutRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns `true` if the point is inside or on an edge of a convex quad. A quad without area contains no
  /// points.
  public func contains(_ point: LayoutPoint) -> Bool {
    let sides = (
      side(topLeft, topRight, point), side(topRight, bottomRight, point),
      side(bottomRight, bottomLeft, point), side(bottomLeft, topLeft, point)
    )
    let area = side(topLeft, topRight, bottomRight) + side(topLeft, bottomRight, bottomLeft)
    if area > 0 { return sides.0 >= 0 && sides.1 >= 0 && sides.2 >= 0 && sides.3 >= 0 }
    if area < 0 { return sides.0 <= 0 && sides.1 <= 0 && sides.2 <= 0 && sides.3 <= 0 }
    return false
  }

  /// Returns a positive number if the point is to the right of the line from `a` to `b`, with y growing
  /// downward.
  private func side(_ a: LayoutPoint, _ b: LayoutPoint, _ point: LayoutPoint) -> Double {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }
}
