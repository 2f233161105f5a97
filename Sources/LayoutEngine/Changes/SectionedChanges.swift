/// The steps of a batch update of sections and items.
///
/// Removals, reloads, and the starts of moves are old indices. Insertions and the ends of moves are new ones.
/// Other elements keep their order.
public struct SectionedChanges: Hashable, Sendable {
  /// The changes of whole sections.
  public var sections = IndexChanges()
  /// The reloaded sections' old indices, ascending.
  public var reloadedSections: [Int] = []
  /// The removed items' old paths.
  public var removedItems: [ItemPath] = []
  /// The inserted items' new paths.
  public var insertedItems: [ItemPath] = []
  /// The moved items' old and new paths.
  public var movedItems: [Move<ItemPath>] = []
  /// The reloaded items' old paths, ascending.
  public var reloadedItems: [ItemPath] = []

  /// Creates an empty update.
  public init() {}

  /// `true` if there are no changes.
  public var isEmpty: Bool {
    sections.isEmpty && reloadedSections.isEmpty && removedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty
  }
}
