/// The changes in one section after the user reordered items.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The identifier of the changed section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before the change. Unless it was applied as an outline, its items are roots.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after the change. An item's descendants have moved with it.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference from the old items to the new items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
