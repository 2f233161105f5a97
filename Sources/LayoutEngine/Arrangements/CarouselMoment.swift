/// A carousel at one content offset, with the locations and scales of its items.
///
/// ```swift
/// let moment = CarouselMoment(line, .scaled(.cosine(reach: .viewport)), offset: offset)
/// line.forEachSlot(in: moment.candidates(near: visible)) { slot in print(slot) }
/// ```
public struct CarouselMoment: Sendable {
  /// The line of items.
  public let line: CarouselLine
  /// The effect on the items.
  public let projection: CarouselProjection
  /// The content offset along the axis.
  public let offset: Double
  /// The slots in use.
  private let slots: Range<Int>
  /// The slot nearest to the middle of the viewport.
  private let nearest: Int
  /// The middle of the viewport across the axis.
  private let middle: Double
  private let zoomExtent: Double

  /// Creates a moment. The offset is in points along the line's axis.
  public init(_ line: CarouselLine, _ projection: CarouselProjection, offset: Double) {
    self.line = line
    self.projection = projection
    self.offset = offset
    slots = line.slots(at: offset)
    nearest = line.track.nearestIndex(toOffset: offset) ?? 0
    middle = line.axis.breadth(of: line.area.size) / 2
    var extent = line.track.viewportExtent
    if case .scaled(.linear) = projection {
      // The zoom applies to everything in sight, including the area under the insets.
      let insets = line.area.insets
      extent += 2 * max(line.axis.leading(of: insets), line.axis.trailing(of: insets))
    }
    zoomExtent = extent
  }

  private var track: CarouselTrack { line.track }

  /// Returns the center of an item.
  public func center(of slot: Int) -> LayoutPoint {
    line.axis.point(along: track.center(of: slot), across: middle)
  }

  /// Returns an item's z-index. The item in the middle has the greatest and is nearest to the viewer.
  public func zIndex(of slot: Int) -> Int { line.sections.count - abs(slot - nearest) }

  /// Returns the distance from the middle of the viewport to an item's middle on screen. In a mirrored line,
  /// later items have negative distances.
  public func shownDistance(of slot: Int) -> Double {
    let isFlipped = line.isMirrored && line.axis == .horizontal
    return isFlipped ? -distance(of: slot) : distance(of: slot)
  }

  /// Returns the distance from the middle of the viewport to an item's middle, in the line.
  private func distance(of slot: Int) -> Double { track.offset(centering: slot) - offset }

  /// Returns an item's scale, or nil if the effect isn't just a scale.
  public func scale(of slot: Int) -> Double? {
    guard case .scaled(let curve) = projection else { return nil }
    return curve.scale(
      distance: distance(of: slot), itemExtent: track.itemExtent, viewportExtent: zoomExtent)
  }

  /// Returns an item's frame at a scale.
  public func frame(of slot: Int, scale: Double) -> LayoutRect {
    let center = center(of: slot)
    let (width, height) = (line.itemSize.width * scale, line.itemSize.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Returns the slots of the items that may intersect a rectangle as shown, and few others.
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
