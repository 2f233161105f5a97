import Foundation
import LayoutEngine
import UIKitAdditions

/// A batch that is consistent with the counts before and after. Maps old paths to new ones and back.
struct UpdateMap {
  let operations: UpdateOperations
  let newCounts: [Int]
  private let shift: SectionedShift
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<IndexPath>

  /// Creates a map. Throws an error in UIKit's words if the operations contradict each other or the counts.
  init(_ operations: UpdateOperations, from old: [Int], to new: [Int]) throws(UpdateError) {
    self.operations = operations
    newCounts = new
    try operations.checkIndices()
    try operations.checkAgainstEachOther()
    try operations.checkRange(old: old, new: new)
    shift = SectionedShift(
      removedSections: operations.deletedSections, insertedSections: operations.insertedSections,
      movedSections: Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { first, _ in first },
      removedItems: operations.deletedItems.map(ItemPath.init),
      insertedItems: operations.insertedItems.map(ItemPath.init),
      movedItems: Dictionary(operations.movedItems.map { (ItemPath($0.from), ItemPath($0.to)) }) {
        first, _ in first
      })
    reloadedSections = Set(operations.reloadedSections)
    reloadedItems = Set(operations.reloadedItems)
    let expected = old.count - operations.deletedSections.count + operations.insertedSections.count
    guard expected == new.count else {
      throw .counts(
        CountMismatch(
          subject: .sections(
            inserted: operations.insertedSections.count + reloadedSections.count,
            deleted: operations.deletedSections.count + reloadedSections.count),
          operations: operations, before: old, after: new
        ).message)
    }
    try checkItems(from: old)
  }

  private func checkItems(from old: [Int]) throws(UpdateError) {
    var changes: [Int: ItemChanges] = [:]  // by the new section
    for path in operations.deletedItems {
      if let section = newSection(of: path.section) { changes[section, default: .init()].deleted += 1 }
    }
    for path in reloadedItems {
      if let section = newSection(of: path.section) { changes[section, default: .init()].reloaded += 1 }
    }
    for path in operations.insertedItems { changes[path.section, default: .init()].inserted += 1 }
    for move in operations.movedItems {
      if let section = newSection(of: move.from.section) { changes[section, default: .init()].movedOut += 1 }
      changes[move.to.section, default: .init()].movedIn += 1
    }
    for section in newCounts.indices {
      guard let before = oldSectionOfViews(in: section) else { continue }
      let change = changes[section] ?? ItemChanges()
      guard old[before] + change.difference == newCounts[section] else {
        throw .counts(
          CountMismatch(
            subject: .items(old: before, new: section, change), operations: operations, before: old,
            after: newCounts
          ).message)
      }
    }
  }

  // MARK: Mapping paths

  func newSection(of old: Int) -> Int? { shift.newSection(of: old) }

  func oldSection(of new: Int) -> Int? { shift.oldSection(of: new) }

  /// Returns ``newSection(of:)``, or `nil` if a reload replaces the section's views.
  func newSectionOfViews(in old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : newSection(of: old)
  }

  func oldSectionOfViews(in new: Int) -> Int? {
    oldSection(of: new).flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// Returns the item's new path, or `nil` if the item is deleted or reloaded.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard !reloadedItems.contains(old) else { return nil }
    return viewPathAfter(old)
  }

  /// Returns ``newPath(of:)``, or the new path of a deleted and inserted item that stays selected.
  func selectionPath(after old: IndexPath) -> IndexPath? {
    newPath(of: old) ?? operations.selectedItems[old]
  }

  /// Returns ``newPath(of:)``, but also the new path of a reloaded item.
  func viewPathAfter(_ old: IndexPath) -> IndexPath? {
    guard reloadedSections.contains(old.section) else {
      return shift.newPath(of: ItemPath(old)).map(IndexPath.init)
    }
    // In a reloaded section, all items that don't move out are replaced.
    return shift.newPath(ofMoved: ItemPath(old)).map(IndexPath.init)
  }

  /// Returns the item's old path, or `nil` if the item is inserted or reloaded.
  func oldPath(of new: IndexPath) -> IndexPath? {
    viewPathBefore(new).flatMap { reloadedItems.contains($0) ? nil : $0 }
  }

  func viewPathBefore(_ new: IndexPath) -> IndexPath? {
    guard oldSectionOfViews(in: new.section) != nil else {
      return shift.oldPath(ofMoved: ItemPath(new)).map(IndexPath.init)
    }
    return shift.oldPath(of: ItemPath(new)).map(IndexPath.init)
  }

  // MARK: Data source order

  /// Returns the element's rank in the order in which a batch requests cells: items of new and reloaded
  /// sections, new items, reloaded items, items that come into view. Supplementary views are last.
  func rank(of key: ElementKey) -> Int {
    guard key.category == .cell else { return 4 }
    guard oldSectionOfViews(in: key.indexPath.section) != nil else { return 0 }
    guard let path = viewPathBefore(key.indexPath) else { return 1 }
    return reloadedItems.contains(path) ? 2 : 3
  }

  // MARK: Layout updates

  /// The changes in the order in which the layout receives them: deletions from the back, insertions from the
  /// front, reloads, moves.
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    func delete(_ path: IndexPath) -> UICollectionViewUpdateItem {
      .init(before: path, after: nil, action: .delete)
    }
    func insert(_ path: IndexPath) -> UICollectionViewUpdateItem {
      .init(before: nil, after: path, action: .insert)
    }
    var list: [UICollectionViewUpdateItem] = []
    list += operations.deletedItems.sorted(by: >).map(delete)
    list += operations.deletedSections.sorted(by: >).map { delete(whole($0)) }
    list += operations.insertedSections.sorted().map { insert(whole($0)) }
    list += operations.insertedItems.sorted().map(insert)
    list += reloadedSections.sorted().map { section in
      .init(before: whole(section), after: newSection(of: section).map(whole), action: .reload)
    }
    list += reloadedItems.sorted().map { path in
      .init(before: path, after: viewPathAfter(path), action: .reload)
    }
    list += operations.movedSections.map { .init(before: whole($0.from), after: whole($0.to), action: .move) }
    list += operations.movedItems.map { .init(before: $0.from, after: $0.to, action: .move) }
    return list
  }
}

struct ItemChanges {
  var deleted = 0
  var inserted = 0
  /// UIKit counts each reload as a deletion and an insertion.
  var reloaded = 0
  var movedOut = 0
  var movedIn = 0

  var difference: Int { inserted - deleted + movedIn - movedOut }
}
