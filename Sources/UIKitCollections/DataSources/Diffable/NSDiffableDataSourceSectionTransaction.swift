/// What the user's reordering of items changed in one section.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section that changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before. If it was not applied as an outline, its items are roots.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after. The descendants of an item have moved along.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// From the items before to the items after.
  public let difference: CollectionDifference<ItemIdentifierType>
}
