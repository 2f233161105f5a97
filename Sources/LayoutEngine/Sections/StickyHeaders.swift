/// The headers of sections, each sticking to an edge until the next section comes.
///
/// ```swift
/// var headers = StickyHeaders()
/// headers.append(section: 0, start: 0, extent: 30, end: 200)
/// headers.start(ofHeaderInSection: 0, edge: 50)     // 50: it sticks
/// headers.start(ofHeaderInSection: 0, edge: 190)    // 170: the next section pushes it away
/// ```
///
/// A header sticks below the preceding header of a lower level. Lengths are in points.
public struct StickyHeaders: Sendable {
  private struct Header: Sendable {
    var section: Int
    var start: Double
    var extent: Double
    var minimum: Double
    var level: Int
    /// The header below which this one sticks.
    var parent: Int?
    var end: Double
    /// The farthest end so far, because sections may overlap.
    var reach: Double
  }

  private var headers: [Header] = []

  /// `true` if the first header grows when contents are pulled beyond their beginning.
  public var stretchesFirst = false

  /// The deepest level of all sections, with or without headers.
  public private(set) var deepestLevel = 0

  /// Creates an empty container.
  public init() {}

  /// Creates the headers of sections. Each may move until the next section of its level or a lower one
  /// begins.
  ///
  /// `levels` contains the sections' levels, or an empty array if all are 0.
  /// `range` is a closure that returns the range of a section's header or first element, or `nil` for an
  /// empty section.
  ///
  /// `minimum` is a closure that returns the extent to which a header shrinks as it sticks.
  public init(
    count: Int, levels: [Int], end: Double,
    range: (_ section: Int) -> (range: ClosedRange<Double>, isHeader: Bool)?,
    minimum: (_ section: Int) -> Double?
  ) {
    deepestLevel = levels.max() ?? 0
    var ends = Array(repeating: end, count: deepestLevel + 1)
    var found: [(section: Int, level: Int, range: ClosedRange<Double>, end: Double)] = []
    found.reserveCapacity(count)
    for section in (0..<count).reversed() {
      guard let (range, isHeader) = range(section) else { continue }
      let level = levels.isEmpty ? 0 : levels[section]
      if isHeader { found.append((section, level, range, ends[level])) }
      for deeper in level...deepestLevel { ends[deeper] = range.lowerBound }
    }
    headers.reserveCapacity(found.count)
    for header in found.reversed() {
      append(
        section: header.section, start: header.range.lowerBound,
        extent: header.range.upperBound - header.range.lowerBound, end: header.end,
        minimum: minimum(header.section), level: header.level)
    }
  }

  /// `true` if no section has a header.
  public var isEmpty: Bool { headers.isEmpty }

  /// The start of the first header when it doesn't stick, or `nil`.
  public var firstStart: Double? { headers.first?.start }

  /// Returns the number of levels that are deeper than a header's level, or 0 if the section has no header.
  ///
  /// - Complexity: O(log *headers*)
  public func height(ofHeaderInSection section: Int) -> Int {
    index(ofHeaderInSection: section).map { deepestLevel - headers[$0].level } ?? 0
  }

  /// Adds a header, which moves from `start` until it ends at `end`. Sections and starts must ascend.
  ///
  /// `minimum` is the extent to which the header shrinks, or `nil`.
  /// `level` is 0 for the outermost level. The header sticks below the preceding one of a lower level.
  public mutating func append(
    section: Int, start: Double, extent: Double, end: Double, minimum: Double? = nil, level: Int = 0
  ) {
    if let last = headers.last {
      precondition(
        section > last.section && start >= last.start,
        """
        StickyHeaders.append: section \(section) at \(start) cannot follow section \(last.section) \
        at \(last.start)
        """)
    }
    deepestLevel = max(deepestLevel, level)
    // Each parent is at least one level further out.
    var parent = headers.indices.last
    while let index = parent, headers[index].level >= level { parent = headers[index].parent }
    let end = max(end, start + extent)
    let reach = max(end, headers.last?.reach ?? end)
    headers.append(
      Header(
        section: section, start: start, extent: extent, minimum: min(extent, minimum ?? extent), level: level,
        parent: parent, end: end, reach: reach))
  }

  /// Returns the start of a header that sticks `pinningOffset` after `edge`, or `nil`.
  ///
  /// - Complexity: O(log *headers* + levels)
  public func start(ofHeaderInSection section: Int, edge: Double, pinningOffset: Double = 0) -> Double? {
    geometry(ofHeaderInSection: section, edge: edge, pinningOffset: pinningOffset)?.start
  }

  /// Returns the start and extent of a header, or `nil`.
  ///
  /// - Complexity: O(log *headers* + levels)
  public func geometry(
    ofHeaderInSection section: Int, edge: Double, pinningOffset: Double = 0
  ) -> (start: Double, extent: Double)? {
    index(ofHeaderInSection: section).map { geometry(of: $0, edge: edge, pinningOffset: pinningOffset) }
  }

  private func index(ofHeaderInSection section: Int) -> Int? {
    let index = headers.indices.partition { headers[$0].section >= section }
    return index < headers.count && headers[index].section == section ? index : nil
  }

  /// Returns the sections whose header may reach into the range, for any edge.
  ///
  /// - Complexity: O(log *headers* + hits)
  public func sections(reaching range: ClosedRange<Double>) -> [Int] {
    let end = headers.indices.partition { earliestStart(of: $0) > range.upperBound }
    let first = (0..<end).partition { headers[$0].reach >= range.lowerBound }
    return headers[first..<end].compactMap { $0.end >= range.lowerBound ? $0.section : nil }
  }

  private func earliestStart(of index: Int) -> Double {
    stretchesFirst && index == 0 ? -.infinity : headers[index].start
  }

  private func geometry(
    of index: Int, edge: Double, pinningOffset: Double
  ) -> (start: Double, extent: Double) {
    let header = headers[index]
    let pull = stretchesFirst && index == 0 ? max(0, header.start - edge) : 0
    var stop = edge + pull + pinningOffset
    if let parent = header.parent {
      let above = geometry(of: parent, edge: edge, pinningOffset: pinningOffset)
      stop = max(stop, above.start + above.extent)
    }
    // The end stays in place until the header has its minimum length.
    let extent = max(header.minimum, header.extent - max(0, stop - header.start))
    let start = SectionPinning.pin(start: header.start, extent: extent, edge: stop, end: header.end)
    return (start - pull, extent + pull)
  }
}
