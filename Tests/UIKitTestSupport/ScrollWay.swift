import UIKitViews

/// A direction in which contents scroll.
package enum ScrollWay: CaseIterable, Sendable {
  case down, up, right, left

  package var isVertical: Bool { self == .down || self == .up }

  /// 1 where offsets grow, −1 where they shrink.
  package var sign: CGFloat { self == .down || self == .right ? 1 : -1 }

  /// The part of a point along the direction.
  package func along(_ point: CGPoint) -> CGFloat { (isVertical ? point.y : point.x) * sign }

  /// The distance along the direction from one offset to another.
  package func distance(from start: CGPoint, to end: CGPoint) -> CGFloat { along(end) - along(start) }

  /// The point that lies in the direction.
  package func point(from start: CGPoint, by distance: CGFloat) -> CGPoint {
    CGPoint(
      x: start.x + (isVertical ? 0 : sign * distance), y: start.y + (isVertical ? sign * distance : 0))
  }
}
