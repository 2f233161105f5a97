/// A numbering of the items of all sections as one sequence.
public struct SectionMap: Hashable, Sendable {
  /// Each section's first index, then the item count.
  private let starts: [Int]

  /// A map without sections.
  public static let empty = SectionMap(counts: [])

  /// Creates a map.
  ///
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

  /// Returns an existing section's number of items.
  public func itemCount(inSection section: Int) -> Int { starts[section + 1] - starts[section] }

  func range(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns an item's index, or nil.
  public func index(section: Int, item: Int) -> Int? {
    guard section >= 0, section < sectionCount, item >= 0, item < itemCount(inSection: section) else {
      return nil
    }
    return starts[section] + item
  }

  /// Returns an item's section and its index in the section.
  ///
  /// - Complexity: O(log sections).
  public func position(of index: Int) -> (section: Int, item: Int) {
    precondition(index >= 0 && index < count, "SectionMap.position(of:): the index is out of range")
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (low, index - starts[low])
  }
}
