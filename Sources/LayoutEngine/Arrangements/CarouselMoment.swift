/// A carousel at one content offset.
///
/// ```swift
/// let moment = CarouselMoment(line, .scaled(.cosine(reach: .viewport)), offset: offset)
/// line.forEachSlot(in: moment.candidates(near: visible)) { slot in print(slot) }
/// ```
public struct CarouselMoment: Sendable {
  /// The line.
  public let line: CarouselLine
  /// The effect.
  public let projection: CarouselProjection
  /// The content offset along the axis.
  public let offset: Double
  private let slots: Range<Int>
  private let nearest: Int
  private let middle: Double
  private let zoomExtent: Double

  /// Creates a moment. The offset is in points.
  public init(_ line: CarouselLine, _ projection: CarouselProjection, offset: Double) {
    self.line = line
    self.projection = projection
    self.offset = offset
    slots = line.slots(at: offset)
    nearest = line.track.nearestIndex(toOffset: offset) ?? 0
    middle = line.axis.breadth(of: line.area.size) / 2
    var extent = line.track.viewportExtent
    if case .scaled(.linear) = projection {
      let insets = line.area.insets
      extent += 2 * max(line.axis.leading(of: insets), line.axis.trailing(of: insets))
    }
    zoomExtent = extent
  }

  private var track: CarouselTrack { line.track }

  /// Returns an item's center.
  public func center(of slot: Int) -> LayoutPoint {
    line.axis.point(along: track.center(of: slot), across: middle)
  }

  /// Returns an item's z-index, greatest in the middle.
  public func zIndex(of slot: Int) -> Int { line.sections.count - abs(slot - nearest) }

  /// Returns an item's distance from the viewport's middle on screen. In mirrored lines, later items have
  /// negative distances.
  public func shownDistance(of slot: Int) -> Double {
    let isFlipped = line.isMirrored && line.axis == .horizontal
    return isFlipped ? -distance(of: slot) : distance(of: slot)
  }

  private func distance(of slot: Int) -> Double { track.offset(centering: slot) - offset }

  /// Returns an item's scale, or nil if the effect doesn't scale items.
  public func scale(of slot: Int) -> Double? {
    guard case .scaled(let curve) = projection else { return nil }
    return curve.scale(
      distance: distance(of: slot), itemExtent: track.itemExtent, viewportExtent: zoomExtent)
  }

  /// Returns an item's scaled frame.
  public func frame(of slot: Int, scale: Double) -> LayoutRect {
    let center = center(of: slot)
    let (width, height) = (line.itemSize.width * scale, line.itemSize.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Returns the slots whose items may intersect a rectangle on screen.
  ///
  /// - Complexity: O(1)
  public func candidates(near rect: LayoutRect) -> Range<Int> {
    let range = line.axis.range(of: rect)
    let middle = offset + track.viewportExtent / 2
    let distance = max((range.lowerBound - middle).magnitude, (range.upperBound - middle).magnitude)
    let overhang = projection.overhang(within: distance, on: track, zoomExtent: zoomExtent)
    return track.indices(from: range.lowerBound, to: range.upperBound, overhang: overhang).clamped(to: slots)
  }
}

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
