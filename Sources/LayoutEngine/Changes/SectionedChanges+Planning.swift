extension SectionedChanges {
  /// Creates the steps to the result of a map, in forms known to be safe in one UIKit batch update:
  ///
  /// - A section that moves and changes is removed and inserted.
  /// - Items move only between sections that exist before and after. Others are removed and inserted, unless
  ///   their section's removal or insertion implies it.
  /// - A reloaded item that moves is removed and inserted.
  /// - A reloaded section contains no other changes. If its number of items changes, it's removed and
  ///   inserted.
  ///
  /// UIKit rejects a reload and a move of the same path (WWDC18, session 225) and is known to fail for moved
  /// sections with changes (IGListKit works around it).
  ///
  /// Reloaded indices are old ones. Items are counted through all sections.
  ///
  /// - Complexity: O(sections + items) if the order changes little; O(n log n) at worst.
  public init(_ map: SectionedIndexMap, reloadedSections: [Int] = [], reloadedItems: [Int] = []) {
    var plan = SectionedPlan(map, reloadedSections: reloadedSections, reloadedItems: reloadedItems)
    // This determines the remaining moves.
    movedItems = plan.extractMoves()
    removedItems = plan.removals
    insertedItems = plan.insertions
    self.reloadedItems = plan.reloads
    sections = plan.sectionChanges
    self.reloadedSections = plan.reloadedSections
  }
}
