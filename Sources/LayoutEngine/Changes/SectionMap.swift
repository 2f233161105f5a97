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

extension SectionMap {
  /// Returns an item's index, or nil.
  public func index(_ path: ItemPath) -> Int? { index(section: path.section, item: path.item) }

  /// Returns an item's path.
  ///
  /// - Complexity: O(log sections).
  public func path(of index: Int) -> ItemPath {
    let (section, item) = position(of: index)
    return ItemPath(section: section, item: item)
  }

  /// Returns the index of the nearest existing item, or nil if there are no items.
  ///
  /// For a missing item, that is the last item of its section. If the section is empty or missing, that is
  /// the next item or, if there is none, the last one.
  public func nearestIndex(to path: ItemPath) -> Int? {
    guard count > 0 else { return nil }
    guard path.section < sectionCount else { return count - 1 }
    let items = range(ofSection: path.section)
    return min(items.lowerBound + min(path.item, max(0, items.count - 1)), count - 1)
  }

  /// Returns an item's index after updates, or nil if no old items remain. For a removed item, returns the
  /// index of the next remaining item or, if there is none, of the previous one. In a loop, the first item
  /// follows the last.
  public func index(
    of item: Int, after shift: SectionedShift, in newSections: SectionMap, loops: Bool = false
  ) -> Int? {
    func newIndex(_ old: Int) -> Int? { shift.newPath(of: path(of: old)).flatMap(newSections.index) }
    let later = (item..<count).lazy.compactMap(newIndex).first
    let earlier = (0..<item).lazy
    if loops { return later ?? earlier.compactMap(newIndex).first }
    return later ?? earlier.reversed().compactMap(newIndex).first
  }
}

/// An item's section and its index in the section.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section's index.
  public var section: Int
  /// The item's index in the section.
  public var item: Int

  /// Creates a path, unchecked.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths by section, then item.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
