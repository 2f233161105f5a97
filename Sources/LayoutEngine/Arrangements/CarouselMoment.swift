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
