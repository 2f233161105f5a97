/// The identifiers of a view's sections and items.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["even", "odd"])
/// snapshot.appendItems([2, 4], toSection: "even")
/// snapshot.appendItems([1, 3], toSection: "odd")
/// numbers.apply(snapshot)
/// ```
///
/// Identifiers are unique. Copies share storage until one changes. Each changing call takes as long as moving
/// the section's array, even for several items.
///
/// Invalid calls raise an exception on the main actor, and trap elsewhere.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// The sections to reload.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that get new cells.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are updated.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of sections.
  ///
  /// - Complexity: O(1)
  @inlinable public var numberOfSections: Int { contents.sectionCount }
  /// The number of all items.
  ///
  /// - Complexity: O(1)
  @inlinable public var numberOfItems: Int { contents.itemCount }

  /// The sections, in order.
  ///
  /// - Complexity: O(sections)
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIDs }

  /// All items, in order.
  ///
  /// - Complexity: O(items)
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { contents.items }

  /// Returns the number of items. Missing sections raise an exception.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items, in order. Missing sections raise an exception, as in UIKit since iOS 14.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = contents.index(ofSection: identifier) else {
      DiffableError.sectionNotFound.raise()
      return []
    }
    return contents.items(inSection: section)
  }

  /// Returns the section of an existing item.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.path(of: identifier).map { contents.sectionID($0.section) }
  }

  /// Returns the item's index among all items.
  ///
  /// - Complexity: O(sections)
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = contents.path(of: identifier) else { return nil }
    return (0..<path.section).reduce(path.item) { $0 + contents.items(inSection: $1).count }
  }

  /// Returns the index of an existing section.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.index(ofSection: identifier)
  }

  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
