import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers for items moved by the user.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Creates an empty set of handlers.
    public init() {}

    /// A closure that returns `true` if an item can be moved. If `nil`, no item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure called before the data source adopts the new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure called after the data source has adopted the new order. Update the model here.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// Returns `true` if the item can be moved. Visible children prevent a move, because they would stay.
  func canReorderItem(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section)
    else { return false }
    if let node = outlines[section]?.nodes[item], node.isExpanded, !node.children.isEmpty { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  func itemMoves(from source: IndexPath, to destination: IndexPath, tell: () -> Void) {
    shownMove = (source, destination)
    tell()
    adoptShownMove()
  }

  /// Adopts a visible move. If an override applies its own snapshot, the snapshot's changes are computed from
  /// the visible items.
  func adoptShownMove() {
    guard let move = shownMove else { return }
    shownMove = nil
    reorder(from: move.source, to: move.destination, telling: false)
  }

  func reorder(from source: IndexPath, to destination: IndexPath, telling isTold: Bool = true) {
    shownMove = nil
    guard source != destination, let item = itemIdentifier(for: source),
      let oldSection = sectionIdentifier(for: source.section),
      let newSection = sectionIdentifier(for: destination.section)
    else { return }
    let initial = current
    let sections = oldSection == newSection ? [oldSection] : [oldSection, newSection]
    let initialOutlines = sections.map { snapshot(for: $0) }

    var final = initial
    final.contents.removeItems([item])
    let neighbours = final.contents.items(inSection: destination.section)
    let index = min(destination.item, neighbours.count)
    _ = final.contents.insertItems([item], inSection: destination.section, at: index)
    var finalOutlines = initialOutlines
    let branch = finalOutlines[0].snapshot(of: item, includingParent: true)
    finalOutlines[0].delete([item])
    finalOutlines[finalOutlines.count - 1].drop(
      branch, before: index < neighbours.count ? neighbours[index] : nil)

    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections.indices.map { index in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: sections[index], initialSnapshot: initialOutlines[index],
          finalSnapshot: finalOutlines[index],
          difference: finalOutlines[index].items.difference(from: initialOutlines[index].items)
            .inferringMoves())
      })
    if isTold { reorderingHandlers.willReorder?(transaction) }
    current = final
    // A moved item can bring its children into a section without an outline.
    for (section, outline) in zip(sections, finalOutlines)
    where outlines[section] != nil || outline.rootItems.count < outline.nodes.count {
      outlines[section] = outline
    }
    if isTold { reorderingHandlers.didReorder?(transaction) }
  }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts an outline before an item or, if the item is `nil`, after the last root.
  fileprivate mutating func drop(_ branch: Self, before item: ItemIdentifierType?) {
    if let item { return insert(branch, before: item) }
    guard let last = rootItems.last else { return self = branch }
    insert(branch, after: last)
  }
}

/// The changes after the user has reordered items.
@preconcurrency
public nonisolated struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// All sections before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// All sections after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference from all old to all new items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// One transaction for each changed section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

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
