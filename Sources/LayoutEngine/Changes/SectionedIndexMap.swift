/// The index of each section and each item before and after an update. Items may change sections.
public struct SectionedIndexMap: Hashable, Sendable {
  /// The new indices of all sections.
  public let sections: IndexMap
  /// The new indices of all items, counted through all sections as in `old` and `new`.
  public let items: IndexMap
  /// The items before the update.
  public let old: SectionMap
  /// The items after the update.
  public let new: SectionMap

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - oldCounts: The number of items in each section before the update.
  ///   - newCounts: The number of items in each section after the update.
  ///   - sections: The map of the sections.
  ///   - items: The map of the items, counted through all sections.
  /// - Complexity: O(sections).
  public init(oldCounts: [Int], newCounts: [Int], sections: IndexMap, items: IndexMap) {
    old = SectionMap(counts: oldCounts)
    new = SectionMap(counts: newCounts)
    precondition(
      sections.oldCount == oldCounts.count && sections.newCount == newCounts.count,
      "SectionedIndexMap.sections is a map of another number of sections")
    precondition(
      items.oldCount == old.count && items.newCount == new.count,
      "SectionedIndexMap.items is a map of another number of items")
    self.sections = sections
    self.items = items
  }
}
