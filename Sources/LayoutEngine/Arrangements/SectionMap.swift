/// Numbers items through all sections: item 0 of section 0 is 0, and the first item of a section follows the
/// last one of the previous section.
///
/// It lets an arrangement treat many sections as one run of items.
public struct SectionMap: Hashable, Sendable {
  /// The index of each section's first item, followed by the number of items.
  private let starts: [Int]

  /// A map without sections.
  public static let empty = SectionMap(counts: [])

  /// Creates a map.
  ///
  /// - Parameter counts: The number of items in each section.
  /// - Complexity: O(sections).
  public init(counts: [Int]) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    var total = 0
    for count in counts {
      precondition(count >= 0, "SectionMap.counts must not be negative")
      total += count
      starts.append(total)
    }
    self.starts = starts
  }

  /// The number of items in all sections.
  public var count: Int { starts[starts.count - 1] }

  /// The number of sections, including empty ones.
  public var sectionCount: Int { starts.count - 1 }

  /// Returns the number of items in a section, which must exist.
  public func itemCount(inSection section: Int) -> Int { starts[section + 1] - starts[section] }

  /// Returns the indices of a section's items.
  func range(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the index of a section's item, or nil if there is no such item.
  public func index(section: Int, item: Int) -> Int? {
    guard section >= 0, section < sectionCount, item >= 0, item < itemCount(inSection: section) else {
      return nil
    }
    return starts[section] + item
  }

  /// Returns the section of an item and the item's index there.
  ///
  /// - Complexity: O(log sections).
  public func position(of index: Int) -> (section: Int, item: Int) {
    precondition(index >= 0 && index < count, "SectionMap.position(of:) needs the number of an item")
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (low, index - starts[low])
  }
}
