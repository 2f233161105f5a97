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

  /// Returns the index of the nearest existing item, or nil without items.
  ///
  /// It's the last item of a section that is too short, the next one after an empty section, or the last of
  /// all.
  public func nearestIndex(to path: ItemPath) -> Int? {
    guard count > 0 else { return nil }
    guard path.section < sectionCount else { return count - 1 }
    let items = range(ofSection: path.section)
    return min(items.lowerBound + min(path.item, max(0, items.count - 1)), count - 1)
  }

  /// Returns an item's index after updates, or nil without items. For a removed item, it's the next remaining
  /// item's index or, if there is none, the previous one's. A loop's first item follows its last.
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
