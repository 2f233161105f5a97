/// The old and new index of each section and item. Items may change sections.
public struct SectionedIndexMap: Hashable, Sendable {
  /// The section indices.
  public let sections: IndexMap
  /// The item indices, which run through all sections.
  public let items: IndexMap
  /// The old items.
  public let old: SectionMap
  /// The new items.
  public let new: SectionMap

  /// Creates a map. The item indices run through all sections.
  ///
  /// - Complexity: O(sections).
  public init(oldCounts: [Int], newCounts: [Int], sections: IndexMap, items: IndexMap) {
    old = SectionMap(counts: oldCounts)
    new = SectionMap(counts: newCounts)
    precondition(
      sections.oldCount == oldCounts.count && sections.newCount == newCounts.count,
      "SectionedIndexMap.sections maps a different number of sections")
    precondition(
      items.oldCount == old.count && items.newCount == new.count,
      "SectionedIndexMap.items maps a different number of items")
    self.sections = sections
    self.items = items
  }
}
