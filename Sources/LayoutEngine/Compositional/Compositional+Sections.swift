extension Compositional {
  /// Consecutive sections along an axis.
  public struct Sections: Sendable {
    /// The sections' axis.
    public let axis: Axis
    /// The section spacing, in points.
    public let spacing: Double
    private var sections = SharedList<Section>()
    private var starts = SectionStarts()

    /// Creates an empty list.
    public init(axis: Axis, spacing: Double = 0) {
      self.axis = axis
      self.spacing = spacing.tamed
    }

    /// The number of sections.
    public var count: Int { sections.count }

    /// An existing section.
    public subscript(section: Int) -> Section { _read { yield sections[section] } }

    /// Appends a section.
    public mutating func append(_ section: Section) {
      sections.append(section)
      appendStart()
    }

    /// Appends a section that shares the memory of an equal one.
    package mutating func append(sameAs section: Int) {
      sections.append(sameAs: section)
      appendStart()
    }

    private mutating func appendStart() {
      starts.append(extent: Self.pitch(extent: sections[count - 1].extent, spacing: spacing))
    }

    private static func pitch(extent: Double, spacing: Double) -> Double { max(0, extent + spacing) }

    /// Returns a section's start, relative to the first one's.
    public func start(ofSection section: Int) -> Double { starts[section] }

    /// Returns the maximum overhang of a section's boundary items. If not nil, `surroundings` replaces the
    /// section's own.
    package func overhangOfBoundaries(
      ofSection section: Int, from origin: LayoutPoint, within surroundings: Surroundings? = nil
    ) -> Double { sections[section].overhangOfBoundaries(from: origin, within: surroundings) }

    /// The sections' total length.
    public var extent: Double {
      count > 0 ? starts[count - 1] + sections[count - 1].extent : 0
    }

    /// Changes a section's groups and moves later sections.
    ///
    /// - Complexity: The cost of the change, and O(256 + *sections* / 256)
    public mutating func update(_ section: Int, _ change: (inout Run) -> Void) {
      updateSection(section) { change(&$0.run) }
    }

    /// Stores a boundary item's measured size and moves later sections.
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

    /// Replaces a section and moves later ones.
    ///
    /// - Complexity: O(256 + *sections* / 256)
    public mutating func replace(_ index: Int, with section: Section) {
      sections.update(index) { $0 = section }
      moveSections(behind: index)
    }

    private mutating func moveSections(behind section: Int) {
      starts.move(behind: section) { Self.pitch(extent: sections[$0].extent, spacing: spacing) }
    }

    /// Returns the sections that overlap or touch a range.
    ///
    /// - Complexity: O(log *sections*)
    public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
      // If the spacing is below 0, a section ends after the next one's start.
      return (0..<count).sections(
        meeting: range, start: { starts[$0] }, end: { starts[$0 + 1] - spacing })
    }
  }
}

/// A list that stores equal elements once.
struct SharedList<Element> {
  private var elements: [Element] = []
  private var uses: [Int] = []
  /// The element at each position.
  private var indices: [Int] = []

  init() {}

  var count: Int { indices.count }

  subscript(position: Int) -> Element { _read { yield elements[indices[position]] } }

  mutating func append(_ element: Element) {
    indices.append(elements.count)
    elements.append(element)
    uses.append(1)
  }

  mutating func append(sameAs position: Int) {
    indices.append(indices[position])
    uses[indices[position]] += 1
  }

  mutating func update(_ position: Int, _ change: (inout Element) -> Void) {
    let index = indices[position]
    if uses[index] > 1 {
      uses[index] -= 1
      indices[position] = elements.count
      elements.append(elements[index])
      uses.append(1)
    }
    change(&elements[indices[position]])
  }
}

extension SharedList: Sendable where Element: Sendable {}
