/// An effect on a carousel's items.
public enum CarouselProjection: Hashable, Sendable {
  /// Items are scaled by their distance from the middle of the viewport.
  case scaled(FocusCurve)
  /// Items turn by up to `angle` radians, which they reach at the neighbors' resting positions. `perspective`
  /// is 1 divided by the viewer's distance, in points.
  case turned(angle: Double, perspective: Double)
  /// Items lie on a cylinder with this radius, in points, without perspective.
  case cylinder(radius: Double)
  /// An effect known only to the caller. Items may extend up to one viewport beyond their slots.
  case unknown

  /// Returns the transform that turns an item about its center, or nil if the item faces away. For scaled and
  /// unknown effects, returns the identity.
  ///
  /// `distance` is the distance from the middle of the viewport to the item's middle, in points.
  public func turn(at distance: Double, pitch: Double, along axis: Axis) -> Transform3D? {
    switch self {
    case .scaled, .unknown: return .identity
    case .turned(let angle, let perspective):
      let turn = -angle * min(1, max(-1, pitch > 0 ? distance / pitch : 0))
      var transform = Transform3D(
        rotation: turn, x: axis.isVertical ? 1 : 0, y: axis.isVertical ? 0 : 1, z: 0)
      transform.m14 = -perspective * transform.m13
      transform.m24 = -perspective * transform.m23
      transform.m34 = -perspective * transform.m33
      return transform
    case .cylinder(let radius):
      let angle = distance / radius
      guard angle.magnitude <= .pi / 2 else { return nil }
      var transform = Transform3D(
        rotation: angle, x: axis.isVertical ? -1 : 0, y: axis.isVertical ? 0 : 1, z: 0)
      let front = LayoutPoint(x: transform.m31, y: transform.m32)
      let shift = axis.point(along: radius * axis.along(front) - distance, across: 0)
      (transform.m41, transform.m42) = (shift.x, shift.y)
      transform.m43 = radius * (transform.m33 - 1)
      return transform
    }
  }

  /// Returns the maximum distance, in points, by which displayed items extend beyond their slots. Considers
  /// items up to `distance` points from the middle of the viewport.
  func overhang(within distance: Double, on track: CarouselTrack, zoomExtent: Double) -> Double {
    let half = track.itemExtent / 2
    switch self {
    case .scaled(let curve):
      return (curve.maximumScale(itemExtent: track.itemExtent, viewportExtent: zoomExtent) - 1) * half
    case .cylinder(let radius):
      // An arc is up to π/2 times as long as its projection.
      return min(radius, distance + half) * (.pi / 2 - 1)
    case .turned(let angle, let perspective):
      // The nearer edge appears larger.
      let nearness = half * Maths.sine(min(angle.magnitude, .pi / 2)) * perspective.magnitude
      return nearness < 0.5 ? half / (1 - nearness) - half : track.viewportExtent
    case .unknown: return track.viewportExtent
    }
  }
}
