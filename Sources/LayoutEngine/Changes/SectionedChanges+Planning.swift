extension SectionedChanges {
  /// The steps that lead to what a map describes, in forms that are known to be safe in one batch update of UIKit:
  ///
  /// - a section moves only as it is: one that moves and changes inside is removed and inserted;
  /// - items move only between sections that are there before and after; the others are removed and inserted, as far as
  ///   the removal or insertion of their section does not imply it;
  /// - a reloaded item that moves is removed and inserted;
  /// - nothing else happens inside a reloaded section; one with another number of items is removed and inserted.
  ///
  /// UIKit refuses a reload and a move of one path (WWDC18, session 225), and is known to fail over moved sections that
  /// change (IGListKit works around it).
  ///
  /// - Parameters:
  ///   - map: where every section and item went.
  ///   - reloadedSections: sections to show anew, by their indices before the update.
  ///   - reloadedItems: items to show anew, by their indices before the update, counted through all sections.
  /// - Complexity: O(sections + items) as long as the order changes little and few items change sections;
  ///   O(n log n) at worst, n being all sections and items before and after.
  public init(_ map: SectionedIndexMap, reloadedSections: [Int] = [], reloadedItems: [Int] = []) {
    var plan = SectionedPlan(map, reloadedSections: reloadedSections, reloadedItems: reloadedItems)
    // Decides which items still move, so it comes before what is removed and inserted.
    movedItems = plan.extractMoves()
    removedItems = plan.removals
    insertedItems = plan.insertions
    self.reloadedItems = plan.reloads
    sections = plan.sectionChanges
    self.reloadedSections = plan.reloadedSections
  }
}
