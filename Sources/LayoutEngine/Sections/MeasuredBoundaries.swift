/// Which headers and footers size themselves, and what their views have said of their length, in points along the axis.
///
/// A length goes where its section goes, and ends with it. After all data were loaded again it is an estimate for the section that is
/// there now.
public struct MeasuredBoundaries: Sendable {
  /// Until a view has been asked, in points.
  public static let estimate = 44.0

  private var lengths: [SectionElement: Double] = [:]
  private var automatic: Set<SectionElement> = []
  /// Whether there may be lengths for sections that are not there.
  private var awaitsCounts = false

  /// None sizes itself so far.
  public init() {}

  /// Whether any header or footer sizes itself.
  public var isActive: Bool { !automatic.isEmpty }

  /// Whether one sizes itself.
  public func isAutomatic(_ element: SectionElement) -> Bool { automatic.contains(element) }

  /// Whether the view of one has been asked.
  public func hasMeasured(_ element: SectionElement) -> Bool { lengths[element] != nil }

  /// What is known of one that sizes itself.
  public func length(of element: SectionElement) -> Double { lengths[element] ?? Self.estimate }

  /// Before everything is asked for again.
  public mutating func forgetWhatSizesItself() { automatic = [] }

  /// Notes whether a header or footer sizes itself. Returns its length then, and nil where somebody else gives it.
  public mutating func note(_ element: SectionElement, sizesItself: Bool) -> Double? {
    guard sizesItself else {
      if isActive { automatic.remove(element) }
      return nil
    }
    automatic.insert(element)
    return length(of: element)
  }

  /// Retains what a view has said. Returns whether it had said something before.
  public mutating func retain(_ length: Double, of element: SectionElement) -> Bool {
    lengths.updateValue(length, forKey: element) != nil
  }

  /// Notes that all data were loaded again: there may be another number of sections.
  public mutating func expectOtherCounts() { awaitsCounts = true }

  /// Drops what there is no section for any more.
  public mutating func applyCount(_ sectionCount: Int) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    lengths = lengths.filter { $0.key.sectionNumber < sectionCount }
  }

  /// Follows the sections through a batch of updates. Returns those headers and footers that may have another length now.
  public mutating func follow(_ shift: SectionedShift) -> Set<SectionElement> {
    let before = lengths
    lengths = [:]
    for (element, length) in before {
      guard let section = shift.newSection(of: element.sectionNumber) else { continue }
      switch element {
      case .header: lengths[.header(section: section)] = length
      case .footer: lengths[.footer(section: section)] = length
      case .item: break
      }
    }
    return Set(before.keys).union(lengths.keys).filter { before[$0] != lengths[$0] }
  }
}
