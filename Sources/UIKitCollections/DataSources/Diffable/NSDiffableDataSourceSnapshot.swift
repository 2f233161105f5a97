/// The sections and items that a view shows at one time, by their identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["even", "odd"])
/// snapshot.appendItems([2, 4], toSection: "even")
/// snapshot.appendItems([1, 3], toSection: "odd")
/// numbers.apply(snapshot)
/// ```
///
/// Each identifier occurs once. A copy is a value of its own, and shares storage until one of the two changes. Changing a
/// section takes the time of moving that section's array. Changing several items in one call takes that time once.
///
/// A mistake raises an exception on the main actor, and traps elsewhere.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// Sections to be reloaded when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Items that get new cells when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells are filled again when the snapshot is applied.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot: add sections, then items.
  public init() {}

  /// O(1).
  @inlinable public var numberOfSections: Int { contents.sectionCount }
  /// The number of items in all sections. O(1).
  @inlinable public var numberOfItems: Int { contents.itemCount }

  /// In order. O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIDs }

  /// The items of all sections, in order. O(items).
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { contents.items }

  /// Raises an exception if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// In order. Raises an exception if there is no such section, as UIKit does since iOS 14.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = contents.index(ofSection: identifier) else {
      DiffableError.sectionNotFound.raise()
      return []
    }
    return contents.items(inSection: section)
  }

  /// The section that contains the item. Nil if there is no such item. O(1).
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.path(of: identifier).map { contents.sectionID($0.section) }
  }

  /// The item's index among those of all sections. Nil if there is no such item. O(sections).
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = contents.path(of: identifier) else { return nil }
    return (0..<path.section).reduce(path.item) { $0 + contents.items(inSection: $1).count }
  }

  /// The section's index. Nil if there is no such section. O(1).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.index(ofSection: identifier)
  }

  /// The snapshot after it was applied, without the marks for reloading and reconfiguring.
  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
