/// The sections of a waterfall.
///
/// ```swift
/// var sections = LaneSections(axis: .vertical, breadth: 375)
/// sections.append(
///   LaneSection(axis: .vertical, headerExtent: 30, insets: insets, laneSpacing: 10, packing: packing))
/// sections.forEachElement(in: visible) { element, frame in print(element, frame) }
/// ```
public struct LaneSections: Sendable {
  /// A header, item, or footer, with its section.
  public typealias Element = SectionElement
  /// The edges at which headers and footers are pinned.
  public typealias Pinning = SectionPinning

  /// The direction of the sections.
  public let axis: Axis
  /// The length across the axis, in points.
  public let breadth: Double

  var sections: [LaneSection] = []
  /// The sections' starts. The last one is the end.
  private(set) var starts: [Double] = [0]
  /// The number of leading sections known to be packed.
  var packedSections = 0
  /// The first changed section during ``update(_:)``, otherwise `nil`.
  var firstChanged: Int?
  /// An upper bound for the elements' distance beyond their section.
  private(set) var overhang = 0.0
  /// An upper bound for the length of headers and footers, in points.
  private(set) var longestBoundary = 0.0

  /// Creates an empty container.
  public init(axis: Axis, breadth: Double) {
    self.axis = axis
    self.breadth = breadth
  }

  /// The number of sections.
  public var count: Int { sections.count }

  /// The size of all sections, in points. Sections with unpacked items count as at least as long as before.
  public var contentSize: LayoutSize { axis.size(extent: starts[count], breadth: breadth) }

  /// Returns the breadth of each lane, in points.
  public func laneBreadth(ofSection section: Int) -> Double { grid(ofSection: section).laneBreadth }

  /// The section at an index.
  public subscript(section: Int) -> LaneSection { sections[section] }

  /// Returns a section's number of items.
  public func itemCount(ofSection section: Int) -> Int { sections[section].packing.count }

  /// Adds a section after the last one.
  public mutating func append(_ section: LaneSection) {
    sections.append(section)
    starts.append(0)
    updateStarts(from: count - 1)
  }

  /// Updates the starts of sections, up to the first unchanged end.
  mutating func updateStarts(from first: Int) {
    if let changed = firstChanged { return firstChanged = min(changed, first) }
    var index = first
    while index < count, updateStart(of: index) { index += 1 }
  }

  /// Returns `true` if the section's end has moved.
  @discardableResult
  mutating func updateStart(of index: Int) -> Bool {
    let surroundings = sections[index].surroundings
    sections[index].packing.origin = starts[index] + surroundings.itemsStart
    overhang = max(overhang, surroundings.overhang)
    longestBoundary = max(longestBoundary, surroundings.headerExtent, surroundings.footerExtent)
    let end = starts[index] + sections[index].extent
    defer { starts[index + 1] = end }
    return end != starts[index + 1]
  }

  /// Returns the range of a section, with header and footer.
  public func bounds(ofSection section: Int) -> ClosedRange<Double> { starts[section]...starts[section + 1] }

  /// Returns the sections that overlap or touch the range.
  ///
  /// - Complexity: O(log *sections*)
  public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    (0..<count).sections(meeting: range, start: { starts[$0] }, end: { starts[$0 + 1] })
  }

  // MARK: Frames

  /// Returns the frame of a packed item, in points.
  public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    frame(of: sections[section].packing.item(at: item), in: grid(ofSection: section))
  }

  /// Returns the header's frame, or `nil` if there is none. A pinned header stays within its section.
  public func frame(ofHeaderInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].headerExtent
    guard extent > 0 else { return nil }
    var start = starts[section]
    if let edge = pinning.headers {
      start = SectionPinning.pin(start: start, extent: extent, edge: edge, end: starts[section + 1])
    }
    return axis.rect(along: start, across: 0, extent: extent, breadth: breadth)
  }

  /// Returns the footer's frame, or `nil` if there is none. A pinned footer stays within its section.
  public func frame(ofFooterInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].footerExtent
    guard extent > 0 else { return nil }
    var start = starts[section + 1] - extent
    if let edge = pinning.footers {
      start = SectionPinning.pinFooter(
        start: start, extent: extent, edge: edge, sectionStart: starts[section])
    }
    return axis.rect(along: start, across: 0, extent: extent, breadth: breadth)
  }

  /// Calls `body` with every packed element whose frame intersects `rect`, in order.
  ///
  /// - Complexity: O(log *n* + hits)
  public func forEachElement(
    in rect: LayoutRect, pinning: Pinning = .none, _ body: (Element, LayoutRect) -> Void
  ) {
    let low = axis.along(rect.origin)
    let high = low + axis.extent(of: rect.size)
    guard low <= high else { return }
    for section in sections(meeting: low - overhang...high + overhang) {
      if let frame = frame(ofHeaderInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.header(section: section), frame)
      }
      let grid = grid(ofSection: section)
      sections[section].packing.forEachItem(from: low, to: high) { item in
        let frame = frame(of: item, in: grid)
        if frame.intersects(rect) { body(.item(item.index, section: section), frame) }
      }
      if let frame = frame(ofFooterInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.footer(section: section), frame)
      }
    }
  }

  // MARK: Lanes

  private struct Grid {
    let start: Double
    let laneBreadth: Double
    let laneSpacing: Double
    /// The number of lanes if they count from the far side, otherwise `nil`.
    let countedBack: Int?
  }

  private func grid(ofSection section: Int) -> Grid {
    let insets = sections[section].insets
    let laneCount = sections[section].packing.configuration.laneCount
    let laneSpacing = LaneSection.laneSpacing(
      sections[section].laneSpacing, axis: axis, breadth: breadth, insets: insets, laneCount: laneCount)
    let laneBreadth = LaneSection.laneBreadth(
      axis: axis, breadth: breadth, insets: insets, laneSpacing: laneSpacing, laneCount: laneCount)
    return Grid(
      start: axis.start(between: insets, in: breadth), laneBreadth: laneBreadth, laneSpacing: laneSpacing,
      countedBack: sections[section].surroundings.hasTrailingLaneFirst ? laneCount : nil)
  }

  private func frame(of item: LaneItem, in grid: Grid) -> LayoutRect {
    let lane = grid.countedBack.map { $0 - item.lane - item.span } ?? item.lane
    return axis.rect(
      along: item.start, across: grid.start + Double(lane) * (grid.laneBreadth + grid.laneSpacing),
      extent: item.length,
      breadth: Double(item.span) * grid.laneBreadth + Double(item.span - 1) * grid.laneSpacing)
  }
}
