#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionViewDiffableDataSource {
  /// What a data source does when a person moves items. With none of it set, no item can be moved.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Nothing set: no item can be moved.
    public init() {}

    /// Nil: no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes the new order over.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called with the new order in place: the moment to bring the model in line.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// An item that shows its children does not move: they would stay behind.
  func canReorderItem(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section)
    else { return false }
    if let node = outlines[section]?.nodes[item], node.isExpanded, !node.children.isEmpty { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  func reorder(from source: IndexPath, to destination: IndexPath) {
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
    let place = min(destination.item, neighbours.count)
    _ = final.contents.insertItems([item], inSection: destination.section, at: place)
    var finalOutlines = initialOutlines
    let branch = finalOutlines[0].snapshot(of: item, includingParent: true)
    finalOutlines[0].delete([item])
    finalOutlines[finalOutlines.count - 1].drop(
      branch, before: place < neighbours.count ? neighbours[place] : nil)

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
    reorderingHandlers.willReorder?(transaction)
    current = final
    for (section, outline) in zip(sections, finalOutlines) where outlines[section] != nil {
      outlines[section] = outline
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot {
  /// Puts an outline in front of a visible item and beside it; at the end of the roots where there is none.
  fileprivate mutating func drop(_ branch: Self, before item: ItemIdentifierType?) {
    if let item { return insert(branch, before: item) }
    guard let last = rootItems.last else { return self = branch }
    insert(branch, after: last)
  }
}
#endif
