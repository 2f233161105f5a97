extension SectionMap {
  /// Returns the index of an item, or nil if there is no such item.
  public func index(_ path: ItemPath) -> Int? { index(section: path.section, item: path.item) }

  /// Returns the section of an item and the item's index there.
  ///
  /// - Complexity: O(log sections).
  public func path(of index: Int) -> ItemPath {
    let (section, item) = position(of: index)
    return ItemPath(section: section, item: item)
  }

  /// Returns the index of an item or of the nearest existing one. Returns nil without items.
  ///
  /// The nearest item is the last one of a section that is too short, the next one after a section without
  /// items, or the last of all.
  ///
  /// - Parameter path: A path without negative numbers.
  public func nearestIndex(to path: ItemPath) -> Int? {
    guard count > 0 else { return nil }
    guard path.section < sectionCount else { return count - 1 }
    let items = range(ofSection: path.section)
    return min(items.lowerBound + min(path.item, max(0, items.count - 1)), count - 1)
  }

  /// Returns an item's index after a batch of updates, or nil if no items are left. For a removed item, it's
  /// the index of the next remaining item or, if there is none, of the previous one.
  ///
  /// - Parameters:
  ///   - item: The index before the updates.
  ///   - shift: The batch of updates.
  ///   - newSections: The items after the updates.
  ///   - loops: `true` if the first item follows the last.
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
