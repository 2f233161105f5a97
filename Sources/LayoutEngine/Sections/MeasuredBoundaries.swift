/// The headers and footers that size themselves, and their measured lengths, in points.
///
/// A length moves with its section. After a reload of all data, it's an estimate.
public struct MeasuredBoundaries: Sendable {
  private var lengths: [SectionElement: Double] = [:]
  private var automatic: Set<SectionElement> = []
  /// `true` if lengths may belong to missing sections.
  private var awaitsCounts = false

  /// Creates an empty store.
  public init() {}

  /// `true` if at least one element sizes itself.
  public var isActive: Bool { !automatic.isEmpty }

  /// Returns `true` if an element sizes itself.
  public func isAutomatic(_ element: SectionElement) -> Bool { automatic.contains(element) }

  /// Returns the measured length, or `nil` if the element's view hasn't been measured.
  public func length(of element: SectionElement) -> Double? { lengths[element] }

  /// Forgets which elements size themselves.
  public mutating func forgetWhatSizesItself() { automatic = [] }

  /// Records an element, and returns its measured or estimated length if it sizes itself.
  ///
  /// - Parameters:
  ///   - element: A header or footer.
  ///   - estimate: The element's estimated length, or `nil` if it doesn't size itself.
  public mutating func note(_ element: SectionElement, estimate: Double?) -> Double? {
    guard let estimate else {
      if isActive { automatic.remove(element) }
      return nil
    }
    automatic.insert(element)
    return lengths[element] ?? estimate
  }

  /// Stores a measured length. Returns `true` if there already was one.
  public mutating func retain(_ length: Double, of element: SectionElement) -> Bool {
    lengths.updateValue(length, forKey: element) != nil
  }

  /// Records that the number of sections may differ after a reload.
  public mutating func expectOtherCounts() { awaitsCounts = true }

  /// Removes the lengths of missing sections.
  public mutating func applyCount(_ sectionCount: Int) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    lengths = lengths.filter { $0.key.sectionNumber < sectionCount }
  }

  /// Moves lengths with their sections. Returns the elements whose lengths may have changed.
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
