/// A section's changes after the user reordered items.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The changed section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before the change, with roots unless applied as an outline.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after the change, with moved descendants.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference from old to new items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
