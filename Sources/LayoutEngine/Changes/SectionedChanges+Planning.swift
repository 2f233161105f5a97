extension SectionedChanges {
  /// Creates the steps to the result of a map, in forms known to be safe in one UIKit batch update:
  ///
  /// - A section moves only if it's unchanged. A section that moves and changes is removed and inserted.
  /// - Items move only between sections that exist before and after the update. Other items are removed and
  ///   inserted, unless the removal or insertion of their section implies it.
  /// - A reloaded item that moves is removed and inserted.
  /// - Nothing else happens inside a reloaded section. If its number of items changes, it's removed and
  ///   inserted.
  ///
  /// UIKit rejects a reload and a move of the same path (WWDC18, session 225). It's also known to fail for
  /// moved sections with changes (IGListKit works around it).
  ///
  /// - Parameters:
  ///   - map: The new indices of all sections and items.
  ///   - reloadedSections: The sections to reload, by their indices before the update.
  ///   - reloadedItems: The items to reload, by their indices before the update, counted through all
  ///     sections.
  /// - Complexity: O(sections + items) if the order changes little and few items change sections; O(n log n)
  ///   at worst, where n is the number of sections and items before and after.
  public init(_ map: SectionedIndexMap, reloadedSections: [Int] = [], reloadedItems: [Int] = []) {
    var plan = SectionedPlan(map, reloadedSections: reloadedSections, reloadedItems: reloadedItems)
    // This comes before removals and insertions because it determines the remaining moves.
    movedItems = plan.extractMoves()
    removedItems = plan.removals
    insertedItems = plan.insertions
    self.reloadedItems = plan.reloads
    sections = plan.sectionChanges
    self.reloadedSections = plan.reloadedSections
  }
}
