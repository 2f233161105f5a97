/// The four corners of a rectangle after rotation, skewing, or perspective projection. They're named after
/// the original corners.
public struct Quad: Hashable, Sendable {
  /// The image of the rectangle's top-left corner.
  public var topLeft: LayoutPoint
  /// The image of the rectangle's top-right corner.
  public var topRight: LayoutPoint
  /// The image of the rectangle's bottom-right corner.
  public var bottomRight: LayoutPoint
  /// The image of the rectangle's bottom-left corner.
  public var bottomLeft: LayoutPoint

  /// Creates a quad from its corners, clockwise from the top left.
  public init(topLeft: LayoutPoint, topRight: LayoutPoint, bottomRight: LayoutPoint, bottomLeft: LayoutPoint)
  {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The bounding box of the corners.
  public var bounds: LayoutRect {
    let minX = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let minY = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    let maxX = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let maxY = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return LayoutRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns `true` if the point is inside the quad or on an edge.
  ///
  /// The result is correct for the convex shapes that transforms create from rectangles, including mirrored
  /// ones. A quad without area contains no points.
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

  /// Returns a value above 0 if `point` is to the right of the line from `a` to `b`, with y growing downward.
  private func side(_ a: LayoutPoint, _ b: LayoutPoint, _ point: LayoutPoint) -> Double {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }
}
