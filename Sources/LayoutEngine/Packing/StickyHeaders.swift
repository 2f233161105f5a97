/// The headers of sections that follow one another along an axis, each sticking to an edge until the next section comes.
///
///     var headers = StickyHeaders()
///     headers.append(section: 0, start: 0, extent: 30, end: 200)
///     headers.start(ofHeaderInSection: 0, edge: 50)     // 50: it sticks
///     headers.start(ofHeaderInSection: 0, edge: 190)    // 170: the next section pushes it away
///
/// Sections without a header are left out. Lengths are in points along the axis.
public struct StickyHeaders: Sendable {
  private struct Header: Sendable {
    var section: Int
    var start: Double
    var extent: Double
    var end: Double
    /// The furthest end of this header and all before it: with negative insets, a section may start before the header of
    /// the one before it ends.
    var reach: Double
  }

  private var headers: [Header] = []

  /// No headers yet.
  public init() {}

  /// Whether no section has a header.
  public var isEmpty: Bool { headers.isEmpty }

  /// Adds a header; sections and starts ascend. It may move from `start` until it ends at `end`.
  public mutating func append(section: Int, start: Double, extent: Double, end: Double) {
    if let last = headers.last {
      precondition(
        section > last.section && start >= last.start,
        "StickyHeaders.append was given section \(section) at \(start) after section \(last.section) at \(last.start)"
      )
    }
    let end = max(end, start + extent)
    let reach = max(end, headers.last?.reach ?? end)
    headers.append(Header(section: section, start: start, extent: extent, end: end, reach: reach))
  }

  /// Where a header starts while the contents' visible part starts at `edge`; nil where the section has none.
  ///
  /// - Complexity: O(log *headers*)
  public func start(ofHeaderInSection section: Int, edge: Double) -> Double? {
    let index = headers.indices.partition { headers[$0].section >= section }
    guard index < headers.count, headers[index].section == section else { return nil }
    return start(of: headers[index], edge: edge)
  }

  /// The sections whose header can be in the range, whatever the edge.
  ///
  /// - Complexity: O(log *headers* + hits)
  public func sections(reaching range: ClosedRange<Double>) -> [Int] {
    let end = headers.indices.partition { headers[$0].start > range.upperBound }
    let first = (0..<end).partition { headers[$0].reach >= range.lowerBound }
    return headers[first..<end].compactMap { $0.end >= range.lowerBound ? $0.section : nil }
  }

  private func start(of header: Header, edge: Double) -> Double {
    SectionPinning.pin(start: header.start, extent: header.extent, edge: edge, end: header.end)
  }
}
