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
  /// A missing item is replaced by the last one of a section that is too short, the next one after an empty
  /// section, or the last one of all.
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
