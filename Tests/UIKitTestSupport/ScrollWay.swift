import UIKitViews

/// A scroll direction.
package enum ScrollWay: CaseIterable, Sendable {
  case down, up, right, left

  package var isVertical: Bool { self == .down || self == .up }

  /// 1 if offsets grow in this direction, −1 if they shrink.
  package var sign: CGFloat { self == .down || self == .right ? 1 : -1 }

  /// Returns the point's component along the direction.
  package func along(_ point: CGPoint) -> CGFloat { (isVertical ? point.y : point.x) * sign }

  /// Returns the distance between two offsets along the direction.
  package func distance(from start: CGPoint, to end: CGPoint) -> CGFloat { along(end) - along(start) }

  /// Returns the point at a distance in the direction.
  package func point(from start: CGPoint, by distance: CGFloat) -> CGPoint {
    CGPoint(
      x: start.x + (isVertical ? 0 : sign * distance), y: start.y + (isVertical ? sign * distance : 0))
  }
}
