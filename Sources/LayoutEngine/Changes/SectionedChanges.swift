/// The steps of a batch update of sections and their items.
///
/// Removals, reloads and the starts of moves are indices before the update, insertions and the ends of moves are indices after
/// it. Elements that are not named keep their order.
public struct SectionedChanges: Hashable, Sendable {
  /// What happens to whole sections.
  public var sections = IndexChanges()
  /// Places before the update, ascending.
  public var reloadedSections: [Int] = []
  /// Items that go, by their places before the change.
  public var removedItems: [ItemPath] = []
  /// Items that are new, by their places after the change.
  public var insertedItems: [ItemPath] = []
  /// Items that stay and change places, from one before the change to one after it.
  public var movedItems: [Move<ItemPath>] = []
  /// Places before the update, ascending.
  public var reloadedItems: [ItemPath] = []

  /// No changes.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    sections.isEmpty && reloadedSections.isEmpty && removedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty
  }
}
