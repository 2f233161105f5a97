extension SectionMap {
  /// The number of an item, or nil where there is no such item.
  public func index(_ path: ItemPath) -> Int? { index(section: path.section, item: path.item) }

  /// The section of an item and its number in it.
  ///
  /// - Complexity: O(log sections).
  public func path(of index: Int) -> ItemPath {
    let (section, item) = position(of: index)
    return ItemPath(section: section, item: item)
  }

  /// The number of an item, or of the nearest one there is: the last one of a section that is shorter, or the next one behind a section
  /// without items, else the last of all. Nil without items.
  ///
  /// - Parameter path: its numbers are not negative.
  public func nearestIndex(to path: ItemPath) -> Int? {
    guard count > 0 else { return nil }
    guard path.section < sectionCount else { return count - 1 }
    let items = range(ofSection: path.section)
    return min(items.lowerBound + min(path.item, max(0, items.count - 1)), count - 1)
  }

  /// The number that an item has after a batch of updates; for one that is gone that of the next that is left, else of the one
  /// before. Nil where none is left.
  ///
  /// - Parameters:
  ///   - item: its number before.
  ///   - shift: the batch.
  ///   - newSections: the items after it.
  ///   - loops: whether the first item follows the last.
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
