#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// What a person's reordering of items changed in one section.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section that changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section before. Where it was not applied as an outline, its items are roots.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section after: what an item had below it has moved along.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// From the items before to those after.
  public let difference: CollectionDifference<ItemIdentifierType>
}
#endif
