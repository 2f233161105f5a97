/// The headers and footers that size themselves, and the lengths measured by their views, in points along the
/// axis.
///
/// A length moves with its section and is removed with it. After a reload of all data, it's an estimate for
/// the section now at its index.
public struct MeasuredBoundaries: Sendable {
  /// The estimated length of an element until its view has been measured, in points.
  public static let estimate = 44.0

  private var lengths: [SectionElement: Double] = [:]
  private var automatic: Set<SectionElement> = []
  /// `true` if there may be lengths for missing sections.
  private var awaitsCounts = false

  /// Creates a store in which no header or footer sizes itself.
  public init() {}

  /// `true` if at least one header or footer sizes itself.
  public var isActive: Bool { !automatic.isEmpty }

  /// Returns whether an element sizes itself.
  public func isAutomatic(_ element: SectionElement) -> Bool { automatic.contains(element) }

  /// Returns whether an element's view has been measured.
  public func hasMeasured(_ element: SectionElement) -> Bool { lengths[element] != nil }

  /// Returns the measured or estimated length of an element that sizes itself.
  public func length(of element: SectionElement) -> Double { lengths[element] ?? Self.estimate }

  /// Forgets which elements size themselves, before all of them are requested again.
  public mutating func forgetWhatSizesItself() { automatic = [] }

  /// Records whether a header or footer sizes itself.
  ///
  /// - Returns: The element's length if it sizes itself, or `nil` if its length comes from elsewhere.
  public mutating func note(_ element: SectionElement, sizesItself: Bool) -> Double? {
    guard sizesItself else {
      if isActive { automatic.remove(element) }
      return nil
    }
    automatic.insert(element)
    return length(of: element)
  }

  /// Stores a length measured by a view.
  ///
  /// - Returns: `true` if a length was already stored.
  public mutating func retain(_ length: Double, of element: SectionElement) -> Bool {
    lengths.updateValue(length, forKey: element) != nil
  }

  /// Records a reload of all data, after which the number of sections may differ.
  public mutating func expectOtherCounts() { awaitsCounts = true }

  /// Removes the lengths of missing sections.
  public mutating func applyCount(_ sectionCount: Int) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    lengths = lengths.filter { $0.key.sectionNumber < sectionCount }
  }

  /// Moves lengths with their sections through a batch of updates.
  ///
  /// - Returns: The headers and footers that may have another length.
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
