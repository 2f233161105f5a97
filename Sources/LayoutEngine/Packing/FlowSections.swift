/// The sections of a flow layout, one after another along the axis.
///
///     var sections = FlowSections(axis: .vertical, breadth: 375, scale: 2)
///     let rules = sections.rules(insets: insets, itemSpacing: 10, lineSpacing: 10)
///     let lines = UniformLines(rules: rules, itemSize: LayoutSize(width: 80, height: 40), count: 3)
///     sections.append(FlowSection(headerExtent: 30, insets: insets, lines: .uniform(lines), footerExtent: 20))
///     sections.forEachElement(in: visible) { element, frame in … }
public struct FlowSections: Sendable {
  /// What a frame belongs to.
  public enum Element: Hashable, Sendable {
    /// The header of a section.
    case header(section: Int)
    /// An item, by its number in its section.
    case item(Int, section: Int)
    /// The footer of a section.
    case footer(section: Int)
  }

  /// The direction in which sections and lines follow one another.
  public let axis: Axis
  /// The content's length across the axis, in points: that of headers and footers too.
  public let breadth: Double
  /// Pixels in a point; origins are rounded to whole pixels. 0 rounds nothing.
  public let scale: Double

  private var sections: [FlowSection] = []
  /// The start of every section, and the end of the last one.
  private(set) var starts: [Double] = [0]
  /// No section's elements lie further outside it, in points.
  private(set) var overhang = 0.0

  /// No sections yet.
  public init(axis: Axis, breadth: Double, scale: Double = 0) {
    self.axis = axis
    self.breadth = breadth
    self.scale = scale
  }

  /// The number of sections.
  public var count: Int { sections.count }

  /// The size of all sections together, in points.
  public var contentSize: LayoutSize { axis.size(extent: starts[count], breadth: breadth) }

  /// The rules for a section's lines, between its insets.
  public func rules(insets: LayoutInsets, itemSpacing: Double, lineSpacing: Double) -> LineRules {
    LineRules(
      axis: axis, breadth: breadth - axis.near(of: insets) - axis.far(of: insets),
      itemSpacing: itemSpacing, lineSpacing: lineSpacing, scale: scale)
  }

  /// Adds a section after the last one.
  public mutating func append(_ section: FlowSection) {
    sections.append(section)
    starts.append(starts[count - 1] + section.extent)
    overhang = max(overhang, section.overhang)
  }

  /// A section, which must exist.
  public subscript(section: Int) -> FlowSection { sections[section] }

  /// Changes a section in place and moves the ones after it.
  ///
  /// - Complexity: that of `change`, and O(*sections*)
  public mutating func update(_ section: Int, _ change: (inout FlowSection) -> Void) {
    change(&sections[section])
    overhang = max(overhang, sections[section].overhang)
    for index in section..<count {
      starts[index + 1] = starts[index] + sections[index].extent
    }
  }

  /// The sections that overlap the range or touch it.
  ///
  /// - Complexity: O(log *sections*)
  public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    let first = (0..<count).partition { starts[$0 + 1] >= range.lowerBound }
    return first..<(first..<count).partition { starts[$0] > range.upperBound }
  }

  /// Traps if the store contradicts itself. For tests, after every change.
  public func _checkInvariants() {
    precondition(starts.count == count + 1 && starts[0] == 0, "FlowSections: a start is missing")
    for (index, section) in sections.enumerated() {
      precondition(
        starts[index + 1] == starts[index] + section.extent,
        "FlowSections: section \(index) ends in the wrong place")
      precondition(
        overhang >= section.overhang, "FlowSections: section \(index) stands out further than known")
      if case .broken(let lines) = section.lines { lines._checkInvariants() }
    }
  }
}
