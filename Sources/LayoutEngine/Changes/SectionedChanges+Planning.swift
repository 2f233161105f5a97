extension SectionedChanges {
  /// Creates the steps that lead to a map's result, in forms that are known to be safe in one UIKit batch
  /// update:
  ///
  /// - A section that moves and changes is removed and inserted.
  /// - Items move only between sections that exist before and after. Other items are removed and inserted,
  ///   unless the removal or insertion of their section implies it.
  /// - A reloaded item that moves is removed and inserted.
  /// - A reloaded section contains no other changes. If its number of items changes, it's removed and
  ///   inserted.
  ///
  /// UIKit rejects a reload and a move of the same path (WWDC18, session 225) and is known to fail for moved
  /// sections with changes (IGListKit works around it).
  ///
  /// Reloaded sections and items are given by their old indices. Item indices run through all sections.
  ///
  /// - Complexity: O(sections + items) if the order changes little; O(n log n) at worst.
  public init(_ map: SectionedIndexMap, reloadedSections: [Int] = [], reloadedItems: [Int] = []) {
    var plan = SectionedPlan(map, reloadedSections: reloadedSections, reloadedItems: reloadedItems)
    // Comes first, because it disconnects items that are both moved and reloaded.
    movedItems = plan.extractMoves()
    removedItems = plan.removals
    insertedItems = plan.insertions
    self.reloadedItems = plan.reloads
    sections = plan.sectionChanges
    self.reloadedSections = plan.reloadedSections
  }
}
