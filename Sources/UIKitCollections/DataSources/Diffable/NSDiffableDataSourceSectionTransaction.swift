/// The changes of a section in which the user has reordered items.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The changed section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before the change. All items are roots, unless the section was applied as an outline.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after the change. Descendants move with their item.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference from old to new items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
