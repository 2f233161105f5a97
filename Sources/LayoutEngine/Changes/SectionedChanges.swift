/// The steps of a batch update of sections and their items.
///
/// Removals, reloads and the starts of moves are indices before the update, insertions and the ends of moves are indices after
/// it. Elements that are not named stay in their order.
public struct SectionedChanges: Hashable, Sendable {
  /// What happens to whole sections.
  public var sections = IndexChanges()
  /// Sections to show again, by their numbers before the update, ascending.
  public var reloadedSections: [Int] = []
  /// Items that go, by their paths before the change.
  public var removedItems: [ItemPath] = []
  /// Items that are new, by their paths after the change.
  public var insertedItems: [ItemPath] = []
  /// Items that stay and move, from a path before the change to one after it.
  public var movedItems: [Move<ItemPath>] = []
  /// Items to show again, by their paths before the update, ascending.
  public var reloadedItems: [ItemPath] = []

  /// No changes.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    sections.isEmpty && reloadedSections.isEmpty && removedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty
  }
}
