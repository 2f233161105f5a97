/// The steps of a batch update of sections and their items.
///
/// Removals, reloads, and the starts of moves are indices before the update. Insertions and the ends of moves
/// are indices after it. Other elements keep their order.
public struct SectionedChanges: Hashable, Sendable {
  /// The changes of whole sections.
  public var sections = IndexChanges()
  /// The sections to reload, by their indices before the update, ascending.
  public var reloadedSections: [Int] = []
  /// The removed items, by their paths before the update.
  public var removedItems: [ItemPath] = []
  /// The inserted items, by their paths after the update.
  public var insertedItems: [ItemPath] = []
  /// The moved items, from their paths before the update to their paths after it.
  public var movedItems: [Move<ItemPath>] = []
  /// The items to reload, by their paths before the update, ascending.
  public var reloadedItems: [ItemPath] = []

  /// Creates an update without changes.
  public init() {}

  /// `true` if there are no changes.
  public var isEmpty: Bool {
    sections.isEmpty && reloadedSections.isEmpty && removedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty
  }
}
