/// The appearance of a carousel's items as they pass the middle of the viewport.
public enum CarouselProjection: Hashable, Sendable {
  /// Scaled up or down.
  case scaled(FocusCurve)
  /// Turned out of the plane on both sides of the middle: by `angle`, in radians, at the neighbors' resting
  /// positions and beyond. `perspective` is 1 divided by the viewer's distance, in points.
  case turned(angle: Double, perspective: Double)
  /// On the outside of a cylinder with a radius in points, seen from afar.
  case cylinder(radius: Double)
  /// Known only to the caller. No item extends more than a viewport beyond its slot.
  case unknown

  /// Returns the transform that turns an item about its center, or nil if it faces away from the viewer.
  ///
  /// - Parameters:
  ///   - distance: The distance from the middle of the viewport to the item's middle, in points.
  ///   - pitch: The distance from one item to the next, in points.
  ///   - axis: The axis of the line.
  public func turn(at distance: Double, pitch: Double, along axis: Axis) -> Transform3D? {
    switch self {
    case .scaled, .unknown: return .identity
    case .turned(let angle, let perspective):
      let turn = -angle * min(1, max(-1, pitch > 0 ? distance / pitch : 0))
      var transform = Transform3D(
        rotation: turn, x: axis.isVertical ? 1 : 0, y: axis.isVertical ? 0 : 1, z: 0)
      // The perspective of a transform that only rotates.
      transform.m14 = -perspective * transform.m13
      transform.m24 = -perspective * transform.m23
      transform.m34 = -perspective * transform.m33
      return transform
    case .cylinder(let radius):
      let angle = distance / radius
      guard angle.magnitude <= .pi / 2 else { return nil }
      var transform = Transform3D(
        rotation: angle, x: axis.isVertical ? -1 : 0, y: axis.isVertical ? 0 : 1, z: 0)
      // The rotated position of a point in front of the axis.
      let front = LayoutPoint(x: transform.m31, y: transform.m32)
      let shift = axis.point(along: radius * axis.along(front) - distance, across: 0)
      (transform.m41, transform.m42) = (shift.x, shift.y)
      transform.m43 = radius * (transform.m33 - 1)
      return transform
    }
  }

  /// Returns the maximum distance an item extends beyond its slot at either end, for items up to `distance`
  /// points from the middle of the viewport.
  ///
  /// - Parameter zoomExtent: The extent of the viewport for a zoom.
  func overhang(within distance: Double, on track: CarouselTrack, zoomExtent: Double) -> Double {
    let half = track.itemExtent / 2
    switch self {
    case .scaled(let curve):
      return (curve.maximumScale(itemExtent: track.itemExtent, viewportExtent: zoomExtent) - 1) * half
    case .cylinder(let radius):
      // An arc is up to π/2 times as long as its projection.
      return min(radius, distance + half) * (.pi / 2 - 1)
    case .turned(let angle, let perspective):
      // An item grows as its edge turned to the viewer comes nearer.
      let nearness = half * Maths.sine(min(angle.magnitude, .pi / 2)) * perspective.magnitude
      return nearness < 0.5 ? half / (1 - nearness) - half : track.viewportExtent
    case .unknown: return track.viewportExtent
    }
  }
}
