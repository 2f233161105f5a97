extension Compositional {
  /// Sections one after another along an axis.
  public struct Sections: Sendable {
    /// The direction in which they follow one another.
    public let axis: Axis
    /// Between two sections, in points.
    public let spacing: Double
    private var sections = SharedList<Section>()
    private var starts = SectionStarts()

    /// No sections yet.
    public init(axis: Axis, spacing: Double = 0) {
      self.axis = axis
      self.spacing = spacing.tamed
    }

    /// The number of sections.
    public var count: Int { sections.count }

    /// A section, which must exist.
    public subscript(section: Int) -> Section { _read { yield sections[section] } }

    /// Adds a section behind the last one.
    public mutating func append(_ section: Section) {
      sections.append(section)
      appendStart()
    }

    /// Adds a section that is the same as an earlier one, and needs no memory beside it.
    package mutating func append(sameAs section: Int) {
      sections.append(sameAs: section)
      appendStart()
    }

    private mutating func appendStart() {
      starts.append(extent: Self.pitch(extent: sections[count - 1].extent, spacing: spacing))
    }

    /// From a section's start to the next one's.
    private static func pitch(extent: Double, spacing: Double) -> Double { max(0, extent + spacing) }

    /// Where a section starts, from the first one's start.
    public func start(ofSection section: Int) -> Double { starts[section] }

    /// How far a section's boundary items reach beyond it along the axis, if it starts at `origin`, in other surroundings than the contents'
    /// where some are given. Never negative.
    package func overhangOfBoundaries(
      ofSection section: Int, from origin: LayoutPoint, within surroundings: Surroundings? = nil
    ) -> Double { sections[section].overhangOfBoundaries(from: origin, within: surroundings) }

    /// The length of all sections together.
    public var extent: Double {
      count > 0 ? starts[count - 1] + sections[count - 1].extent : 0
    }

    /// Changes a section's groups and moves the sections behind it.
    ///
    /// - Complexity: that of the change, and O(256 + *sections* / 256)
    public mutating func update(_ section: Int, _ change: (inout Run) -> Void) {
      updateSection(section) { change(&$0.run) }
    }

    /// Gives a boundary item of a section the size that it has said it has, and moves the sections behind that one.
    ///
    /// - Complexity: O(*boundary items of the section* + 256 + *sections* / 256)
    package mutating func measure(boundary index: Int, ofSection section: Int, as size: LayoutSize) {
      updateSection(section) { $0.surroundings.measure(boundary: index, as: size) }
    }

    private mutating func updateSection(_ section: Int, _ change: (inout Section) -> Void) {
      let extent = sections[section].extent
      sections.update(section, change)
      if sections[section].extent != extent { moveSections(behind: section) }
    }

    /// Replaces a section and moves the sections behind it.
    ///
    /// - Complexity: O(256 + *sections* / 256)
    public mutating func replace(_ index: Int, with section: Section) {
      sections.update(index) { $0 = section }
      moveSections(behind: index)
    }

    private mutating func moveSections(behind section: Int) {
      starts.move(behind: section) { Self.pitch(extent: sections[$0].extent, spacing: spacing) }
    }

    /// The sections that overlap the range or touch it.
    ///
    /// - Complexity: O(log *sections*)
    public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
      // With a spacing below 0, a section ends behind the next one's start.
      let first = (0..<count).partition { starts[$0 + 1] - spacing >= range.lowerBound }
      return first..<(first..<count).partition { starts[$0] > range.upperBound }
    }
  }
}
