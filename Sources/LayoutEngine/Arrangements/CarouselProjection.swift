/// How the items of a carousel show as they pass the middle of the viewport.
public enum CarouselProjection: Hashable, Sendable {
  /// Larger or smaller.
  case scaled(FocusCurve)
  /// Turned out of the plane on both sides of the middle: by `angle`, in radians, where the neighbours rest, and not further.
  /// `perspective` is 1 by the viewer's distance, in points.
  case turned(angle: Double, perspective: Double)
  /// On the outside of a cylinder with a radius in points, seen from afar.
  case cylinder(radius: Double)
  /// In a way that only somebody else knows. No item reaches further than a viewport beyond its slot.
  case unknown

  /// How an item is turned, about its middle. Nil for one that faces away from the viewer.
  ///
  /// - Parameters:
  ///   - distance: from the middle of the viewport to that of the item, in points.
  ///   - pitch: from one item to the next, in points.
  ///   - axis: that of the line.
  public func turn(at distance: Double, pitch: Double, along axis: Axis) -> Transform3D? {
    switch self {
    case .scaled, .unknown: return .identity
    case .turned(let angle, let perspective):
      let turn = -angle * min(1, max(-1, pitch > 0 ? distance / pitch : 0))
      var transform = Transform3D(
        rotation: turn, x: axis.isVertical ? 1 : 0, y: axis.isVertical ? 0 : 1, z: 0)
      // Seen in perspective, which has nothing else in it.
      transform.m14 = -perspective * transform.m13
      transform.m24 = -perspective * transform.m23
      transform.m34 = -perspective * transform.m33
      return transform
    case .cylinder(let radius):
      let angle = distance / radius
      guard angle.magnitude <= .pi / 2 else { return nil }
      var transform = Transform3D(
        rotation: angle, x: axis.isVertical ? -1 : 0, y: axis.isVertical ? 0 : 1, z: 0)
      // What the turn does to a point in front of the axis.
      let front = LayoutPoint(x: transform.m31, y: transform.m32)
      let shift = axis.point(along: radius * axis.along(front) - distance, across: 0)
      (transform.m41, transform.m42) = (shift.x, shift.y)
      transform.m43 = radius * (transform.m33 - 1)
      return transform
    }
  }

  /// How far an item may reach beyond its slot at either end, for items shown up to `distance` points from the middle of the
  /// viewport.
  ///
  /// - Parameter zoomExtent: the viewport of a zoom.
  func overhang(within distance: Double, on track: CarouselTrack, zoomExtent: Double) -> Double {
    let half = track.itemExtent / 2
    switch self {
    case .scaled(let curve):
      return (curve.maximumScale(itemExtent: track.itemExtent, viewportExtent: zoomExtent) - 1) * half
    case .cylinder(let radius):
      // An arc is up to π/2 times as long as what is seen of it.
      return min(radius, distance + half) * (.pi / 2 - 1)
    case .turned(let angle, let perspective):
      // As much larger as the edge that is turned to the viewer comes nearer.
      let nearness = half * Maths.sine(min(angle.magnitude, .pi / 2)) * perspective.magnitude
      return nearness < 0.5 ? half / (1 - nearness) - half : track.viewportExtent
    case .unknown: return track.viewportExtent
    }
  }
}
