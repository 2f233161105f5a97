import CollectionView
import LayoutEngine

struct PathsAfterUpdate {
  let shift: SectionedShift
  /// The inserted items' paths after the batch, or `nil` if whole sections were inserted or reloaded.
  let insertedItems: [IndexPath]?
  /// The reloaded items and sections, with their paths and numbers before the batch.
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

  /// Returns an item's path after the batch, or `nil` if the item is gone.
  subscript(old: IndexPath) -> IndexPath? { newPath(of: ItemPath(old)).map(IndexPath.init) }

  func newPath(of old: ItemPath) -> ItemPath? { shift.newPath(of: old) }

  func section(_ old: Int) -> Int? { shift.newSection(of: old) }

  // MARK: Before the batch

  func pathBefore(_ new: IndexPath) -> IndexPath? { shift.oldPath(of: ItemPath(new)).map(IndexPath.init) }

  /// Returns `true` if the item itself was moved, not only by changes around it.
  func movesItem(to new: IndexPath) -> Bool { shift.oldPath(ofMoved: ItemPath(new)) != nil }

  func sectionBefore(_ new: Int) -> Int? { shift.oldSection(of: new) }

  // MARK: Items to ask for

  /// The reloaded items' paths after the batch.
  var reloadedItems: [IndexPath] { reloaded.items.compactMap { self[$0] } }

  /// Returns the known items of a section. Takes the section's number after the batch.
  func knownItems(ofSection new: Int) -> KnownItems {
    KnownItems(section: new, source: sectionOfKnownItems(new), shift: shift)
  }

  var pathsOfMovedItems: some Sequence<IndexPath> { shift.pathsOfMovedItems.lazy.map(IndexPath.init) }

  private func sectionOfKnownItems(_ new: Int) -> Int? {
    sectionBefore(new).flatMap { reloaded.sections.contains($0) ? nil : $0 }
  }
}

/// The items of a section that needn't be asked for.
struct KnownItems {
  let section: Int
  /// The section's number before the batch, or `nil` if the section was inserted or reloaded.
  let source: Int?
  fileprivate let shift: SectionedShift

  var changes: IndexShift? { source.flatMap(shift.itemShift(ofSection:)) }

  /// Returns an item's path before the batch, or `nil` for an inserted item.
  func path(of item: Int) -> IndexPath? { oldPath(of: item).map(IndexPath.init) }

  private func oldPath(of item: Int) -> ItemPath? {
    let path = ItemPath(section: section, item: item)
    return source == nil ? shift.oldPath(ofMoved: path) : shift.oldPath(of: path)
  }
}

struct MovingItem: Equatable {
  /// The item's path in the data until it is dropped.
  var original: IndexPath
  /// The item's path in the layout.
  var current: IndexPath

  /// Returns `nil` if several items are moved at once.
  init?(from previousIndexPaths: [IndexPath], to targetIndexPaths: [IndexPath], before: MovingItem?) {
    guard let previous = previousIndexPaths.first, let target = targetIndexPaths.first,
      previousIndexPaths.count == 1
    else { return nil }
    (original, current) = (before?.original ?? previous, target)
  }

  func pathInData(_ path: IndexPath) -> IndexPath {
    if path == current { return original }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
