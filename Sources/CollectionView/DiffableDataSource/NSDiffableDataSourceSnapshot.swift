#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The sections and items that a view shows at one time, by their identifiers.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["even", "odd"])
///     snapshot.appendItems([2, 4], toSection: "even")
///     snapshot.appendItems([1, 3], toSection: "odd")
///     dataSource.apply(snapshot)
///
/// An identifier is there once. A copy is its own value and shares storage until one of the two changes. Where a change
/// of one section costs the time of moving that section's array, whole arrays of changes cost it once.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// Sections to be shown anew when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Items that get new cells when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells are filled anew when the snapshot is applied.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Nothing: add sections, then items.
  public init() {}

  /// O(1).
  @inlinable public var numberOfSections: Int { contents.sectionCount }
  /// Those of all sections. O(1).
  @inlinable public var numberOfItems: Int { contents.itemCount }

  /// In order. O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIDs }

  /// Those of all sections, in order. O(items).
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { contents.items }

  /// Traps where there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// In order. Traps where there is no such section, as UIKit does since iOS 14.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = contents.index(ofSection: identifier) else {
      DiffableError.sectionNotFound.raise()
      return []
    }
    return contents.items(inSection: section)
  }

  /// The section with the item; nil where there is no such item. O(1).
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.path(of: identifier).map { contents.sectionID($0.section) }
  }

  /// The item's place among those of all sections; nil where there is no such item. O(sections).
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = contents.path(of: identifier) else { return nil }
    return (0..<path.section).reduce(path.item) { $0 + contents.items(inSection: $1).count }
  }

  /// The section's place; nil where there is no such section. O(1).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.index(ofSection: identifier)
  }

  /// Without what is to be reloaded and reconfigured, once that has been done.
  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
#endif
