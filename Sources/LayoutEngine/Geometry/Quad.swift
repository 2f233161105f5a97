/// Four corners: what a rectangle becomes when it is turned, skewed or seen in perspective. The names are those of the
/// corners before.
public struct Quad: Hashable, Sendable {
  /// Where the rectangle's top left corner went.
  public var topLeft: LayoutPoint
  /// Where the rectangle's top right corner went.
  public var topRight: LayoutPoint
  /// Where the rectangle's bottom right corner went.
  public var bottomRight: LayoutPoint
  /// Where the rectangle's bottom left corner went.
  public var bottomLeft: LayoutPoint

  /// Clockwise, from the top left one on.
  public init(topLeft: LayoutPoint, topRight: LayoutPoint, bottomRight: LayoutPoint, bottomLeft: LayoutPoint)
  {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The smallest upright rectangle around the corners.
  public var bounds: LayoutRect {
    let minX = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let minY = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    let maxX = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let maxY = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return LayoutRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether the point lies within the corners or on an edge. Right for the convex shapes that transforms make of
  /// rectangles, mirrored ones included. A quad without area contains nothing.
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

  /// Above 0 where `point` lies to the right of the way from `a` to `b`, with y growing downward.
  private func side(_ a: LayoutPoint, _ b: LayoutPoint, _ point: LayoutPoint) -> Double {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }
}
