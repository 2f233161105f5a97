import CollectionView
import LayoutEngine

/// The items' paths after a batch of updates, from UIKit's update items.
struct PathsAfterUpdate {
  let shift: SectionedShift
  /// The paths, after the batch, of items inserted on their own, or `nil` if whole sections were inserted or
  /// reloaded.
  let insertedItems: [IndexPath]?
  /// The paths of reloaded items, and the numbers of reloaded sections, before the batch.
  private let reloaded: (items: [IndexPath], sections: Set<Int>)

  init(_ updateItems: [UICollectionViewUpdateItem]) {
    func isSection(_ path: IndexPath) -> Bool { path.item == NSNotFound }
    func paths(_ action: UICollectionViewUpdateItem.Action) -> (sections: [Int], items: [IndexPath]) {
      let paths = updateItems.filter { $0.updateAction == action }
        .compactMap { $0.indexPathBeforeUpdate ?? $0.indexPathAfterUpdate }
      return (paths.filter(isSection).map(\.section), paths.filter { !isSection($0) })
    }
    var (movedSections, movedItems): ([Int: Int], [ItemPath: ItemPath]) = ([:], [:])
    for update in updateItems where update.updateAction == .move {
      guard let before = update.indexPathBeforeUpdate, let after = update.indexPathAfterUpdate else {
        continue
      }
      if isSection(before) {
        movedSections[before.section] = after.section
      } else {
        movedItems[ItemPath(before)] = ItemPath(after)
      }
    }
    let (removed, inserted, reloads) = (paths(.delete), paths(.insert), paths(.reload))
    shift = SectionedShift(
      removedSections: removed.sections, insertedSections: inserted.sections, movedSections: movedSections,
      removedItems: removed.items.map(ItemPath.init), insertedItems: inserted.items.map(ItemPath.init),
      movedItems: movedItems)
    reloaded = (reloads.items, Set(reloads.sections))
    insertedItems = inserted.sections.isEmpty && reloads.sections.isEmpty ? inserted.items : nil
  }

  /// Returns the new path of an item, or `nil` if the item is gone.
  subscript(old: IndexPath) -> IndexPath? { newPath(of: ItemPath(old)).map(IndexPath.init) }

  /// Returns the new path of an item, or `nil` if the item is gone.
  func newPath(of old: ItemPath) -> ItemPath? { shift.newPath(of: old) }

  /// Returns the new number of a section, or `nil` if the section is gone.
  func section(_ old: Int) -> Int? { shift.newSection(of: old) }

  // MARK: Before the batch

  /// Returns the old path of an item, or `nil` for a new one.
  func pathBefore(_ new: IndexPath) -> IndexPath? { shift.oldPath(of: ItemPath(new)).map(IndexPath.init) }

  /// Returns `true` if an item's own move has brought it to this path, not changes around it.
  func movesItem(to new: IndexPath) -> Bool { shift.oldPath(ofMoved: ItemPath(new)) != nil }

  /// Returns the old number of a section, or `nil` for a new one.
  func sectionBefore(_ new: Int) -> Int? { shift.oldSection(of: new) }

  // MARK: Items to ask for

  /// The items reloaded on their own, by their new paths.
  var reloadedItems: [IndexPath] { reloaded.items.compactMap { self[$0] } }

  /// Returns the old paths of a section's items, by the section's new number.
  func knownItems(ofSection new: Int) -> KnownItems {
    KnownItems(section: new, source: sectionOfKnownItems(new), shift: shift)
  }

  /// The old paths of single items that have moved.
  var pathsOfMovedItems: some Sequence<IndexPath> { shift.pathsOfMovedItems.lazy.map(IndexPath.init) }

  private func sectionOfKnownItems(_ new: Int) -> Int? {
    sectionBefore(new).flatMap { reloaded.sections.contains($0) ? nil : $0 }
  }
}

/// The paths of a section's items before a batch of updates. These items needn't be asked for.
struct KnownItems {
  let section: Int
  /// The old number of the section, or `nil` if it was inserted or reloaded.
  let source: Int?
  fileprivate let shift: SectionedShift

  /// The changes of the section's items, or `nil` if there are none.
  var changes: IndexShift? { source.flatMap(shift.itemShift(ofSection:)) }

  /// Returns the old path of an item, or `nil` for an inserted one.
  func path(of item: Int) -> IndexPath? { oldPath(of: item).map(IndexPath.init) }

  private func oldPath(of item: Int) -> ItemPath? {
    let path = ItemPath(section: section, item: item)
    return source == nil ? shift.oldPath(ofMoved: path) : shift.oldPath(of: path)
  }
}
