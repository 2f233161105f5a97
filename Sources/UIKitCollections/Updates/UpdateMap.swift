import Foundation
import LayoutEngine

/// A batch of operations that is consistent with the counts before and after. Maps old places to new ones and
/// back.
struct UpdateMap {
  let operations: UpdateOperations
  /// The number of items in each section after the update.
  let newCounts: [Int]
  private let sections: IndexShift
  private let sectionMoves: [Int: Int]
  private let sectionMovesBack: [Int: Int]
  private let reloadedSections: Set<Int>
  /// By the old section, for sections that remain and have changes inside.
  private let items: [Int: IndexShift]
  private let itemMoves: [IndexPath: IndexPath]
  private let itemMovesBack: [IndexPath: IndexPath]
  private let reloadedItems: Set<IndexPath>

  /// Throws the reason, in UIKit's words, if the operations contradict each other or the counts.
  init(_ operations: UpdateOperations, from old: [Int], to new: [Int]) throws(UpdateError) {
    self.operations = operations
    newCounts = new
    try operations.checkAgainstEachOther()
    try operations.checkRange(old: old, new: new)
    sectionMoves = Dictionary(operations.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    sectionMovesBack = Dictionary(operations.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    reloadedSections = Set(operations.reloadedSections)
    sections = IndexShift(
      removed: operations.deletedSections + sectionMoves.keys,
      inserted: operations.insertedSections + sectionMoves.values)
    let expected = old.count - operations.deletedSections.count + operations.insertedSections.count
    guard expected == new.count else {
      throw .sections(
        before: old.count, after: new.count,
        inserted: operations.insertedSections.count + reloadedSections.count,
        deleted: operations.deletedSections.count + reloadedSections.count)
    }
    itemMoves = Dictionary(operations.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
    itemMovesBack = Dictionary(operations.movedItems.map { ($0.to, $0.from) }) { first, _ in first }
    reloadedItems = Set(operations.reloadedItems)
    items = try Self.itemShifts(
      operations, sections, sectionMoves, sectionMovesBack, reloadedSections, old, new)
  }

  private static func itemShifts(
    _ operations: UpdateOperations, _ sections: IndexShift, _ moves: [Int: Int], _ movesBack: [Int: Int],
    _ reloaded: Set<Int>, _ old: [Int], _ new: [Int]
  ) throws(UpdateError) -> [Int: IndexShift] {
    var changes: [Int: ItemChanges] = [:]  // by the new section
    func newSection(_ section: Int) -> Int? { moves[section] ?? sections.newIndex(of: section) }
    for path in operations.deletedItems {
      if let section = newSection(path.section) {
        changes[section, default: .init()].deleted.append(path.item)
      }
    }
    for path in Set(operations.reloadedItems) {
      if let section = newSection(path.section) { changes[section, default: .init()].reloaded += 1 }
    }
    for path in operations.insertedItems {
      changes[path.section, default: .init()].inserted.append(path.item)
    }
    for move in operations.movedItems {
      if let section = newSection(move.from.section) {
        changes[section, default: .init()].movedOut.append(move.from.item)
      }
      changes[move.to.section, default: .init()].movedIn.append(move.to.item)
    }
    var shifts: [Int: IndexShift] = [:]
    for section in new.indices {
      guard let before = movesBack[section] ?? sections.oldIndex(of: section), !reloaded.contains(before)
      else { continue }
      let change = changes[section] ?? ItemChanges()
      guard old[before] + change.difference == new[section] else {
        throw .items(section: section, before: old[before], after: new[section], change)
      }
      if !change.isEmpty {
        shifts[before] = IndexShift(
          removed: change.deleted + change.movedOut, inserted: change.inserted + change.movedIn)
      }
    }
    return shifts
  }

  // MARK: Where things went

  func newSection(of old: Int) -> Int? { sectionMoves[old] ?? sections.newIndex(of: old) }

  func oldSection(of new: Int) -> Int? { sectionMovesBack[new] ?? sections.oldIndex(of: new) }

  /// As ``newSection(of:)``, but nil if a reload replaces the section's views.
  func newSectionOfViews(in old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : newSection(of: old)
  }

  /// As ``oldSection(of:)``, but nil if a reload replaces the section's views.
  func oldSectionOfViews(in new: Int) -> Int? {
    oldSection(of: new).flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// The item's path after the update. Nil if it was deleted or is replaced by a reload.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard !reloadedItems.contains(old) else { return nil }
    return placeAfter(old)
  }

  /// As ``newPath(of:)``, but a reloaded item keeps its place.
  func placeAfter(_ old: IndexPath) -> IndexPath? {
    if let moved = itemMoves[old] { return moved }
    guard let section = newSection(of: old.section), !reloadedSections.contains(old.section) else {
      return nil
    }
    guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
    return shift.newIndex(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// The item's path before the update. Nil if it was inserted or replaces another by a reload.
  func oldPath(of new: IndexPath) -> IndexPath? {
    placeBefore(new).flatMap { reloadedItems.contains($0) ? nil : $0 }
  }

  /// As ``oldPath(of:)``, but a reloaded item keeps its place.
  func placeBefore(_ new: IndexPath) -> IndexPath? {
    if let moved = itemMovesBack[new] { return moved }
    guard let section = oldSection(of: new.section), !reloadedSections.contains(section) else { return nil }
    let item = items[section].map { $0.oldIndex(of: new.item) } ?? new.item
    return item.map { IndexPath(item: $0, section: section) }
  }

  // MARK: For the data source

  /// The order in which cells are asked for in a batch: items of new and reloaded sections, new items, reloaded
  /// items, then items that come into sight. Supplementary views are last.
  func rank(of key: ElementKey) -> Int {
    guard key.category == .cell else { return 4 }
    guard oldSectionOfViews(in: key.indexPath.section) != nil else { return 0 }
    guard let place = placeBefore(key.indexPath) else { return 1 }
    return reloadedItems.contains(place) ? 2 : 3
  }

  // MARK: For the layout

  /// The changes in the order in which the layout gets them: deletions from the back, insertions from the
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
      .init(before: path, after: placeAfter(path), action: .reload)
    }
    list += operations.movedSections.map { .init(before: whole($0.from), after: whole($0.to), action: .move) }
    list += operations.movedItems.map { .init(before: $0.from, after: $0.to, action: .move) }
    return list
  }
}

/// The changes inside one section.
struct ItemChanges {
  var deleted: [Int] = []
  var inserted: [Int] = []
  /// The number of reloads. UIKit counts each as a deletion and an insertion.
  var reloaded = 0
  var movedOut: [Int] = []
  var movedIn: [Int] = []

  var difference: Int { inserted.count - deleted.count + movedIn.count - movedOut.count }
  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && movedOut.isEmpty && movedIn.isEmpty }
}
