extension SectionMap {
  /// The number of an item, or nil where there is no such item.
  public func index(_ path: ItemPath) -> Int? { index(section: path.section, item: path.item) }

  /// The section of an item and its place in it.
  ///
  /// - Complexity: O(log sections).
  public func path(of index: Int) -> ItemPath {
    let (section, item) = position(of: index)
    return ItemPath(section: section, item: item)
  }
}
