/// The index of each section and of each item before an update and after it. Items may change sections.
public struct SectionedIndexMap: Hashable, Sendable {
  /// Where every section went.
  public let sections: IndexMap
  /// Counts items through all sections, as `old` and `new` do.
  public let items: IndexMap
  /// The items before the update.
  public let old: SectionMap
  /// The items after the update.
  public let new: SectionMap

  /// - Parameters:
  ///   - oldCounts: how many items each section had.
  ///   - newCounts: how many items each section has now.
  ///   - sections: where every section went.
  ///   - items: where every item went; counts the items of all sections as one run.
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
