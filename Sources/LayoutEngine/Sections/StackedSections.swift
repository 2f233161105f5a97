/// Sections of a layout, one after another along the axis.
///
/// ```swift
/// var sections = StackedSections<JustifiedRows>(axis: .vertical, breadth: 375)
/// var rows = JustifiedRows(.init(breadth: sections.itemBreadth(insets: insets), targetExtent: 120))
/// rows.append(count: 3) { _ in 1.5 }
/// sections.append(StackedSection(headerExtent: 30, insets: insets, items: rows, footerExtent: 20))
/// sections.forEachElement(in: visible) { element, frame in print(element, frame) }
/// ```
public struct StackedSections<Items: SectionItems>: Sendable {
  /// The element to which a frame belongs.
  public typealias Element = SectionElement
  /// The edges at which headers and footers are pinned.
  public typealias Pinning = SectionPinning

  /// The direction of the sections and items.
  public let axis: Axis
  /// The length across the axis, in points.
  public let breadth: Double
  /// The number of pixels per point. Origins are rounded to pixels, unless this is 0.
  public let scale: Double

  // Not private because inlined code in other modules uses it.
  @usableFromInline var sections: [StackedSection<Items>] = []
  @usableFromInline var starts = SectionStarts()
  /// An upper bound for the sections' `overhang`.
  @usableFromInline var overhang = 0.0

  /// Creates an empty container.
  @inlinable public init(axis: Axis, breadth: Double, scale: Double = 0) {
    self.axis = axis
    self.breadth = breadth
    self.scale = scale
  }

  /// The number of sections.
  @inlinable public var count: Int { sections.count }

  /// The size of all sections, in points.
  @inlinable public var contentSize: LayoutSize { axis.size(extent: starts[count], breadth: breadth) }

  /// Returns the breadth between a section's insets.
  @inlinable public func itemBreadth(insets: LayoutInsets) -> Double {
    breadth - axis.near(of: insets) - axis.far(of: insets)
  }

  /// Returns the range of a section, with header and footer.
  @inlinable public func bounds(ofSection section: Int) -> ClosedRange<Double> {
    starts[section]...starts[section + 1]
  }

  /// Reserves memory, because moving existing sections takes as long as adding them.
  package mutating func reserveCapacity(_ count: Int) {
    sections.reserveCapacity(count)
    starts.reserveCapacity(count)
  }

  /// Adds a section after the last one.
  @inlinable public mutating func append(_ section: StackedSection<Items>) {
    sections.append(section)
    starts.append(extent: section.extent)
    overhang = max(overhang, section.overhang)
  }

  /// The section at an index.
  @inlinable public subscript(section: Int) -> StackedSection<Items> { sections[section] }

  /// Changes a section in place.
  ///
  /// - Complexity: The change, plus O(256 + *sections* / 256)
  @inlinable public mutating func update(_ section: Int, _ change: (inout StackedSection<Items>) -> Void) {
    change(&sections[section])
    overhang = max(overhang, sections[section].overhang)
    starts.move(behind: section) { sections[$0].extent }
  }

  /// Changes the axis and breadth, and every section in place.
  ///
  /// - Complexity: The changes, plus O(*sections*)
  @inlinable public mutating func rearrange(
    axis: Axis, breadth: Double, _ change: (_ section: Int, _ items: inout StackedSection<Items>) -> Void
  ) {
    var changed = StackedSections(axis: axis, breadth: breadth, scale: scale)
    changed.starts.reserveCapacity(count)
    // Changing a section that exists twice would copy its items.
    swap(&changed.sections, &sections)
    for index in changed.sections.indices {
      change(index, &changed.sections[index])
      changed.starts.append(extent: changed.sections[index].extent)
      changed.overhang = max(changed.overhang, changed.sections[index].overhang)
    }
    self = changed
  }

  /// Returns the sections that overlap or touch the range.
  ///
  /// - Complexity: O(log *sections*)
  @inlinable public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    (0..<count).sections(meeting: range, start: { starts[$0] }, end: { starts[$0 + 1] })
  }

  /// Traps if the store is inconsistent. For tests.
  public func _checkInvariants() {
    precondition(starts.count == count, "StackedSections: a start is missing")
    var expected = SectionStarts()
    for (index, section) in sections.enumerated() {
      expected.append(extent: section.extent)
      precondition(
        starts[index + 1] == expected[index + 1],
        "StackedSections: section \(index) ends at the wrong offset")
      precondition(
        overhang >= section.overhang,
        "StackedSections: the overhang of section \(index) is greater than the maximum")
      precondition(
        section.items.axis == axis, "StackedSections: section \(index) has a different axis")
      section.items._checkInvariants()
    }
  }
}

extension StackedSections {
  /// Returns a section's number of items.
  @inlinable public func itemCount(ofSection section: Int) -> Int { sections[section].items.count }

  /// Returns the frame of an item, in points.
  @inlinable public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    sections[section].items.frame(ofItem: item, from: itemsOrigin(ofSection: section))
  }

  /// Returns the header's frame, or `nil`. A pinned header stays within its section.
  @inlinable public func frame(ofHeaderInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].headerExtent
    guard extent > 0 else { return nil }
    let start = starts[section].snapped(toScale: scale)
    guard let edge = pinning.headers else { return boundary(along: start, extent: extent) }
    let end = (starts[section + 1] - extent).snapped(toScale: scale) + extent
    return boundary(
      along: SectionPinning.pin(start: start, extent: extent, edge: edge, end: end), extent: extent)
  }

  /// Returns the footer's frame, or `nil`. A pinned footer stays within its section.
  @inlinable public func frame(ofFooterInSection section: Int, pinning: Pinning = .none) -> LayoutRect? {
    let extent = sections[section].footerExtent
    guard extent > 0 else { return nil }
    let start = (starts[section] + sections[section].footerStart).snapped(toScale: scale)
    guard let edge = pinning.footers else { return boundary(along: start, extent: extent) }
    let sectionStart = starts[section].snapped(toScale: scale)
    return boundary(
      along: SectionPinning.pinFooter(start: start, extent: extent, edge: edge, sectionStart: sectionStart),
      extent: extent)
  }

  /// Calls `body` with every element whose frame intersects `rect`, in the order of the sections.
  ///
  /// - Complexity: O(log *sections*), plus the items' own queries
  @inlinable public func forEachElement(
    in rect: LayoutRect, pinning: Pinning = .none, _ body: (Element, LayoutRect) -> Void
  ) {
    let slack = overhang + .snappingSlack(ofScale: scale)
    let low = axis.along(rect.origin) - slack
    let high = axis.along(rect.origin) + axis.extent(of: rect.size) + slack
    for section in sections(meeting: low...max(low, high)) {
      if let frame = frame(ofHeaderInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.header(section: section), frame)
      }
      sections[section].items.forEachItem(in: rect, from: itemsOrigin(ofSection: section)) { item, frame in
        body(.item(item, section: section), frame)
      }
      if let frame = frame(ofFooterInSection: section, pinning: pinning), frame.intersects(rect) {
        body(.footer(section: section), frame)
      }
    }
  }

  @inlinable func itemsOrigin(ofSection section: Int) -> LayoutPoint {
    axis.point(
      along: starts[section] + sections[section].itemsStart,
      across: axis.start(between: sections[section].insets, in: breadth))
  }

  /// A boundary spans the whole breadth.
  @inlinable func boundary(along: Double, extent: Double) -> LayoutRect {
    axis.rect(along: along, across: 0, extent: extent, breadth: breadth)
  }
}

/// A section: header, leading inset, items, trailing inset, footer.
public struct StackedSection<Items: SectionItems>: Sendable {
  /// The header's length, in points. 0 means no header.
  public var headerExtent: Double
  /// The insets around the items only, in points.
  public var insets: LayoutInsets
  /// The packed items.
  public var items: Items
  /// The footer's length, in points. 0 means no footer.
  public var footerExtent: Double

  /// Creates a section.
  @inlinable
  public init(headerExtent: Double = 0, insets: LayoutInsets = .zero, items: Items, footerExtent: Double = 0)
  {
    self.headerExtent = headerExtent
    self.insets = insets
    self.items = items
    self.footerExtent = footerExtent
  }

  /// The distance from the start to the items.
  @inlinable public var itemsStart: Double { headerExtent + items.axis.leading(of: insets) }

  @inlinable var itemsEnd: Double { itemsStart + items.extent }

  /// The distance from the start to the footer.
  @inlinable public var footerStart: Double { itemsEnd + items.axis.trailing(of: insets) }

  /// The section's length. Never negative.
  @inlinable public var extent: Double { max(0, footerStart + footerExtent) }

  /// The distance by which elements extend beyond the section, due to negative insets.
  @inlinable var overhang: Double {
    let end = footerStart + footerExtent
    return max(-min(0, itemsStart, footerStart), max(headerExtent, itemsEnd, end) - max(0, end))
  }
}

/// The items of one section, packed independently of other sections.
public protocol SectionItems: Sendable {
  /// The direction of the items.
  var axis: Axis { get }
  /// The number of items.
  var count: Int { get }
  /// The length of the items along the axis, in points.
  var extent: Double { get }
  /// Returns the frame of an item if the section's items start at `origin`.
  func frame(ofItem item: Int, from origin: LayoutPoint) -> LayoutRect
  /// Calls `body` once for every item whose frame intersects `rect`.
  func forEachItem(in rect: LayoutRect, from origin: LayoutPoint, _ body: (Int, LayoutRect) -> Void)
  /// Traps if the store is inconsistent. For tests.
  func _checkInvariants()
}
