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
    let first = (0..<count).partition { starts[$0 + 1] >= range.lowerBound }
    return first..<(first..<count).partition { starts[$0] > range.upperBound }
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
