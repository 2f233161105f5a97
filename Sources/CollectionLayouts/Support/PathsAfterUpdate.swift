import CollectionView
import LayoutEngine

/// Where items are after a batch of updates, from what UIKit tells a layout of it.
struct PathsAfterUpdate {
  private let sections: IndexShift
  private let movedSections: [Int: Int]
  private let movedItems: [IndexPath: IndexPath]
  private let movedSectionsBefore: [Int: Int]
  private let movedItemsBefore: [IndexPath: IndexPath]
  /// By the old section.
  private let items: [Int: IndexShift]
  /// The paths of reloaded items, and the numbers of reloaded sections, before the batch.
  private let reloaded: (items: [IndexPath], sections: Set<Int>)

  init(_ updateItems: [UICollectionViewUpdateItem]) {
    var (removed, inserted): ([IndexPath], [IndexPath]) = ([], [])
    var moves: [IndexPath: IndexPath] = [:]
    for update in updateItems {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      // A reload leaves everything where it is.
      if update.updateAction == .reload { continue }
      if let before { removed.append(before) }
      if let after { inserted.append(after) }
      if let before, let after { moves[before] = after }
    }
    func isSection(_ path: IndexPath) -> Bool { path.item == NSNotFound }
    let sections = IndexShift(
      removed: removed.filter(isSection).map(\.section), inserted: inserted.filter(isSection).map(\.section))
    let movedSections = Dictionary(
      uniqueKeysWithValues: moves.filter { isSection($0.key) }.map { ($0.key.section, $0.value.section) })
    let removedItems = Dictionary(grouping: removed.filter { !isSection($0) }, by: \.section)
    let insertedItems = Dictionary(grouping: inserted.filter { !isSection($0) }, by: \.section)
    let oldSections = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.value, $0.key) })
    let changed = Set(removedItems.keys).union(
      insertedItems.keys.compactMap { oldSections[$0] ?? sections.oldIndex(of: $0) })
    items = Dictionary(
      uniqueKeysWithValues: changed.map { section in
        let new = movedSections[section] ?? sections.newIndex(of: section)
        let arrivals = new.flatMap { insertedItems[$0] } ?? []
        return (
          section,
          IndexShift(
            removed: (removedItems[section] ?? []).map(\.item), inserted: arrivals.map(\.item))
        )
      })
    (self.sections, self.movedSections) = (sections, movedSections)
    let reloads = updateItems.filter { $0.updateAction == .reload }.compactMap(\.indexPathBeforeUpdate)
    reloaded = (reloads.filter { !isSection($0) }, Set(reloads.filter(isSection).map(\.section)))
    movedItems = moves.filter { !isSection($0.key) }
    movedSectionsBefore = oldSections
    movedItemsBefore = Dictionary(uniqueKeysWithValues: movedItems.map { ($0.value, $0.key) })
  }

  /// Nil where the item is gone.
  subscript(old: IndexPath) -> IndexPath? {
    if let moved = movedItems[old] { return moved }
    guard let section = section(old.section) else { return nil }
    guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
    return shift.newIndex(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item that was taken from a path goes back to: behind the item that it was behind. Nil where its section is gone.
  func gap(at old: IndexPath) -> IndexPath? {
    guard let section = section(old.section) else { return nil }
    var before = old.item - 1
    while before >= 0 {
      let path = self[IndexPath(item: before, section: old.section)]
      if let path, path.section == section { return IndexPath(item: path.item + 1, section: section) }
      before -= 1
    }
    return IndexPath(item: 0, section: section)
  }

  /// Nil where the section is gone.
  func section(_ old: Int) -> Int? { movedSections[old] ?? sections.newIndex(of: old) }

  // MARK: Before the batch

  /// Where an item was. Nil for a new one.
  func pathBefore(_ new: IndexPath) -> IndexPath? {
    if !movedItemsBefore.isEmpty, let moved = movedItemsBefore[new] { return moved }
    guard let section = sectionBefore(new.section) else { return nil }
    guard let shift = items[section] else { return IndexPath(item: new.item, section: section) }
    return shift.oldIndex(of: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// Nil for a new section.
  func sectionBefore(_ new: Int) -> Int? { movedSectionsBefore[new] ?? sections.oldIndex(of: new) }

  /// Whether items have come into a section or have left it, by its old number.
  func changesItems(ofSection old: Int) -> Bool { items[old] != nil }

  // MARK: What is to be asked for

  /// The items that were reloaded by themselves, by their new paths.
  var reloadedItems: [IndexPath] { reloaded.items.compactMap { self[$0] } }

  /// Where the items of a section were, by its new number.
  func knownItems(ofSection new: Int) -> KnownItems {
    let source = sectionBefore(new).flatMap { reloaded.sections.contains($0) ? nil : $0 }
    return KnownItems(
      section: new, source: source, shift: source.flatMap { items[$0] }, moved: movedItemsBefore)
  }

  /// Where single items were that have moved.
  var pathsOfMovedItems: some Sequence<IndexPath> { movedItems.keys }

  /// The number that a section had that has the same items as before. Nil for one that came or was reloaded.
  func unchangedSection(_ new: Int) -> Int? {
    sectionBefore(new).flatMap { changesItems(ofSection: $0) || reloaded.sections.contains($0) ? nil : $0 }
  }
}
