/// A carousel at one content offset: where its items are and how large they show.
///
/// ```swift
/// let moment = CarouselMoment(line, .scaled(.cosine(reach: .viewport)), offset: offset)
/// line.forEachSlot(in: moment.candidates(near: visible)) { slot in print(slot) }
/// ```
public struct CarouselMoment: Sendable {
  /// The items.
  public let line: CarouselLine
  /// How they show.
  public let projection: CarouselProjection
  /// The content offset along the axis.
  public let offset: Double
  /// The slots that show an item.
  private let slots: Range<Int>
  /// The slot nearest to the middle of the viewport.
  private let nearest: Int
  /// The middle of the viewport across the axis.
  private let middle: Double
  private let zoomExtent: Double

  /// The offset is in points along the line's axis.
  public init(_ line: CarouselLine, _ projection: CarouselProjection, offset: Double) {
    self.line = line
    self.projection = projection
    self.offset = offset
    slots = line.slots(at: offset)
    nearest = line.track.nearestIndex(toOffset: offset) ?? 0
    middle = line.axis.breadth(of: line.area.size) / 2
    var extent = line.track.viewportExtent
    if case .scaled(.linear) = projection {
      // It is for what is in sight, and that is what lies under the insets, too.
      let insets = line.area.insets
      extent += 2 * max(line.axis.leading(of: insets), line.axis.trailing(of: insets))
    }
    zoomExtent = extent
  }

  private var track: CarouselTrack { line.track }

  /// The middle of an item.
  public func center(of slot: Int) -> LayoutPoint {
    line.axis.point(along: track.center(of: slot), across: middle)
  }

  /// Greater is nearer to the viewer: that of the item in the middle is the greatest.
  public func zIndex(of slot: Int) -> Int { line.sections.count - abs(slot - nearest) }

  /// From the middle of the viewport to that of the item, on screen: in a mirrored line later items have negative distances.
  public func shownDistance(of slot: Int) -> Double {
    let isFlipped = line.isMirrored && line.axis == .horizontal
    return isFlipped ? -distance(of: slot) : distance(of: slot)
  }

  /// From the middle of the viewport to that of the item, in the line.
  private func distance(of slot: Int) -> Double { track.offset(centering: slot) - offset }

  /// How large an item shows. Nil where that is not a matter of scale alone.
  public func scale(of slot: Int) -> Double? {
    guard case .scaled(let curve) = projection else { return nil }
    return curve.scale(
      distance: distance(of: slot), itemExtent: track.itemExtent, viewportExtent: zoomExtent)
  }

  /// What an item covers at a scale.
  public func frame(of slot: Int, scale: Double) -> LayoutRect {
    let center = center(of: slot)
    let (width, height) = (line.itemSize.width * scale, line.itemSize.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The slots whose items may meet a rectangle as they are shown, and few others.
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
