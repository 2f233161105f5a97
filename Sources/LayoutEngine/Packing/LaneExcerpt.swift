/// A stretch of a waterfall as it lies at one moment, whatever becomes of the sections then.
///
///     let seen = LaneExcerpt(of: sections, from: 90_000, to: 100_000)
///     sections.updateItems(inSection: 0) { $0.resizeItem(at: 0, to: 80, following: .reflowLater) }
///     seen.forEachElement(in: visible) { element, frame in … }      // as before the change
///
/// It holds what stands in the stretch, not what a pinned header or footer of another section would do there.
public struct LaneExcerpt: Sendable {
  /// The stretch, along the axis.
  public let range: ClosedRange<Double>
  /// That of all contents at the moment.
  public let contentSize: Size
  /// The sections that share a length with the stretch, or touch it.
  public let sections: Range<Int>
  /// The first item of the stretch, and the last one; nil where it has none.
  public private(set) var firstItem: (item: Int, section: Int)?
  public private(set) var lastItem: (item: Int, section: Int)?

  private let axis: Axis
  private let breadth: Double
  private var boundaries: [LaneBoundaries] = []
  private var items: [(element: LaneSections.Element, frame: Rect)] = []
  /// Of each section, among `items`.
  private var itemRanges: [Range<Int>] = []

  /// Everything before the end of the stretch must be packed.
  ///
  /// - Complexity: O(log *n* + items and sections in the stretch)
  public init(of source: LaneSections, from low: Double, to high: Double) {
    range = low...high
    contentSize = source.contentSize
    (axis, breadth) = (source.axis, source.breadth)
    sections = source.sections(meeting: low - source.overhang...high + source.overhang)
    for section in sections {
      boundaries.append(source.boundaries(ofSection: section))
      let first = items.count
      source.forEachItem(ofSection: section, from: low, to: high) { item, frame in
        items.append((.item(item, section: section), frame))
        if firstItem == nil { firstItem = (item, section) }
        lastItem = (item, section)
      }
      itemRanges.append(first..<items.count)
    }
  }

  /// As `LaneSections.forEachElement(in:pinning:_:)`, for a rectangle within the stretch.
  ///
  /// - Complexity: O(items and sections in the stretch)
  public func forEachElement(
    in rect: Rect, pinning: LaneSections.Pinning = .none, _ body: (LaneSections.Element, Rect) -> Void
  ) {
    for (place, section) in sections.enumerated() {
      if let frame = frame(ofHeaderInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.header(section: section), frame)
      }
      for (element, frame) in items[itemRanges[place]] where frame.intersects(rect) { body(element, frame) }
      if let frame = frame(ofFooterInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.footer(section: section), frame)
      }
    }
  }

  /// The header's frame, or `nil` where a section has none. The section must be one of `sections`.
  public func frame(ofHeaderInSection section: Int, pinning: LaneSections.Pinning = .none) -> Rect? {
    let boundaries = boundaries[section - sections.lowerBound]
    return boundaries.headerExtent > 0
      ? boundaries.headerFrame(pinning, axis: axis, breadth: breadth) : nil
  }

  /// The footer's frame, or `nil` where a section has none. The section must be one of `sections`.
  public func frame(ofFooterInSection section: Int, pinning: LaneSections.Pinning = .none) -> Rect? {
    let boundaries = boundaries[section - sections.lowerBound]
    return boundaries.footerExtent > 0
      ? boundaries.footerFrame(pinning, axis: axis, breadth: breadth) : nil
  }

  /// Those of `sections` that share a length with a part of the stretch, or touch it.
  public func sections(meeting part: ClosedRange<Double>) -> Range<Int> {
    let places = boundaries.indices
    let first = places.partition { boundaries[$0].end >= part.lowerBound }
    let end = (first..<places.upperBound).partition { boundaries[$0].start > part.upperBound }
    return sections.lowerBound + first..<sections.lowerBound + end
  }
}
