import CollectionView
import LayoutEngine

/// Where items are after a batch of updates, from what UIKit tells a layout of it.
struct PathsAfterUpdate {
  let shift: SectionedShift
  /// The paths of items that came by themselves, after the batch. Nil where sections came or were reloaded, with all that is in them.
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

  /// Nil where the item is gone.
  subscript(old: IndexPath) -> IndexPath? { newPath(of: ItemPath(old)).map(IndexPath.init) }

  /// Nil where the item is gone.
  func newPath(of old: ItemPath) -> ItemPath? { shift.newPath(of: old) }

  /// Nil where the section is gone.
  func section(_ old: Int) -> Int? { shift.newSection(of: old) }

  // MARK: Before the batch

  /// Where an item was. Nil for a new one.
  func pathBefore(_ new: IndexPath) -> IndexPath? { shift.oldPath(of: ItemPath(new)).map(IndexPath.init) }

  /// Whether a move of its own has brought an item to this path, not changes around it.
  func movesItem(to new: IndexPath) -> Bool { shift.oldPath(ofMoved: ItemPath(new)) != nil }

  /// Nil for a new section.
  func sectionBefore(_ new: Int) -> Int? { shift.oldSection(of: new) }

  /// Whether items have come into a section or have left it, by its old number.
  func changesItems(ofSection old: Int) -> Bool { shift.itemShift(ofSection: old) != nil }

  // MARK: What is to be asked for

  /// The items that were reloaded by themselves, by their new paths.
  var reloadedItems: [IndexPath] { reloaded.items.compactMap { self[$0] } }

  /// Where the items of a section were, by its new number.
  func knownItems(ofSection new: Int) -> KnownItems {
    KnownItems(section: new, source: sectionOfKnownItems(new), shift: shift)
  }

  /// Where single items were that have moved.
  var pathsOfMovedItems: some Sequence<IndexPath> { shift.pathsOfMovedItems.lazy.map(IndexPath.init) }

  /// The number that a section had that has the same items as before. Nil for one that came or was reloaded.
  func unchangedSection(_ new: Int) -> Int? {
    sectionOfKnownItems(new).flatMap { changesItems(ofSection: $0) ? nil : $0 }
  }

  private func sectionOfKnownItems(_ new: Int) -> Int? {
    sectionBefore(new).flatMap { reloaded.sections.contains($0) ? nil : $0 }
  }
}

/// Where the items of a section were before a batch of updates: those need not be asked for.
struct KnownItems {
  let section: Int
  /// The number of the section then. Nil for one that came or was reloaded.
  let source: Int?
  fileprivate let shift: SectionedShift

  /// What became of its items. Nil where nothing did.
  var changes: IndexShift? { source.flatMap(shift.itemShift(ofSection:)) }

  /// Nil for an item that came.
  func path(of item: Int) -> IndexPath? { oldPath(of: item).map(IndexPath.init) }

  /// The items from one on that were one behind the other, and where the first of them was. An item that came, or moved by itself, is
  /// alone.
  ///
  /// - Complexity: O(log changes)
  func stretch(from item: Int) -> (items: Range<Int>, before: ItemPath?) {
    let before = oldPath(of: item)
    let movesByItself = shift.oldPath(ofMoved: ItemPath(section: section, item: item)) != nil
    guard before != nil, !movesByItself else { return (item..<item + 1, before) }
    return (item..<(changes?.endOfStretch(from: item) ?? .max), before)
  }

  private func oldPath(of item: Int) -> ItemPath? {
    let path = ItemPath(section: section, item: item)
    return source == nil ? shift.oldPath(ofMoved: path) : shift.oldPath(of: path)
  }
}
