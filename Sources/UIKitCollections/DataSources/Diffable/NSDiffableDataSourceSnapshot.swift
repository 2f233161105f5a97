/// The identifiers of a view's sections and items at one time.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["even", "odd"])
/// snapshot.appendItems([2, 4], toSection: "even")
/// snapshot.appendItems([1, 3], toSection: "odd")
/// numbers.apply(snapshot)
/// ```
///
/// Each identifier occurs once. Copies are independent values, and share storage until one of them changes.
/// Changing a section takes as long as moving the section's array. Changing several items in one call takes
/// this time once.
///
/// Invalid calls raise an exception on the main actor, and trap elsewhere.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// The sections to reload when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that get new cells when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose current cells are updated when the snapshot is applied.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot. Add sections first, then items.
  public init() {}

  /// O(1).
  @inlinable public var numberOfSections: Int { contents.sectionCount }
  /// The number of items in all sections.
  ///
  /// - Complexity: O(1)
  @inlinable public var numberOfItems: Int { contents.itemCount }

  /// The section identifiers, in order.
  ///
  /// - Complexity: O(sections)
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIDs }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(items)
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { contents.items }

  /// Returns the number of items in the section. Raises an exception if the section doesn't exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of the section, in order. Raises an exception if the section doesn't exist, as UIKit
  /// does since iOS 14.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = contents.index(ofSection: identifier) else {
      DiffableError.sectionNotFound.raise()
      return []
    }
    return contents.items(inSection: section)
  }

  /// Returns the item's section, or `nil` if the item doesn't exist.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.path(of: identifier).map { contents.sectionID($0.section) }
  }

  /// Returns the item's index among the items of all sections, or `nil` if the item doesn't exist.
  ///
  /// - Complexity: O(sections)
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = contents.path(of: identifier) else { return nil }
    return (0..<path.section).reduce(path.item) { $0 + contents.items(inSection: $1).count }
  }

  /// Returns the section's index, or `nil` if the section doesn't exist.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.index(ofSection: identifier)
  }

  /// The applied snapshot, without marks for reloading and reconfiguring.
  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
