/// Where sections and items end up in a batch of updates. What is removed, and where a move starts, has the numbers from before the
/// batch; what is inserted, and where a move ends, those after it. Everything else stays in its order.
///
/// Stores the changes only, so a million items with one change cost one change. Each answer is O(log changes).
public struct SectionedShift: Hashable, Sendable {
  private let sections: IndexShift
  private let movedSections: [Int: Int]
  private let movedSectionsBack: [Int: Int]
  private let movedItems: [ItemPath: ItemPath]
  private let movedItemsBack: [ItemPath: ItemPath]
  /// By the old section.
  private let items: [Int: IndexShift]

  /// - Parameters:
  ///   - removedSections: without those that move.
  ///   - insertedSections: without those that move.
  ///   - movedSections: by the old number, no two to one new number.
  ///   - removedItems: without those that move. Those of removed sections may be left out.
  ///   - insertedItems: without those that move. Those of inserted sections may be left out.
  ///   - movedItems: by the old path, no two to one new path.
  public init(
    removedSections: [Int] = [], insertedSections: [Int] = [], movedSections: [Int: Int] = [:],
    removedItems: [ItemPath] = [], insertedItems: [ItemPath] = [], movedItems: [ItemPath: ItemPath] = [:]
  ) {
    let sections = IndexShift(
      removed: removedSections + movedSections.keys, inserted: insertedSections + movedSections.values)
    let sectionsBack = Self.inverse(of: movedSections)
    var changes: [Int: (removed: [Int], inserted: [Int])] = [:]
    for path in removedItems + movedItems.keys {
      changes[path.section, default: ([], [])].removed.append(path.item)
    }
    for path in insertedItems + movedItems.values {
      // Those of a new section come with it.
      guard let old = sectionsBack[path.section] ?? sections.oldIndex(of: path.section) else { continue }
      changes[old, default: ([], [])].inserted.append(path.item)
    }
    items = changes.mapValues { IndexShift(removed: $0.removed, inserted: $0.inserted) }
    (self.sections, self.movedSections, movedSectionsBack) = (sections, movedSections, sectionsBack)
    (self.movedItems, movedItemsBack) = (movedItems, Self.inverse(of: movedItems))
  }

  private static func inverse<Index: Hashable>(of moves: [Index: Index]) -> [Index: Index] {
    var inverse: [Index: Index] = [:]
    for (from, to) in moves { inverse[to] = from }
    return inverse
  }

  /// The section's number after the batch. Nil where it was removed.
  public func newSection(of old: Int) -> Int? { movedSections[old] ?? sections.newIndex(of: old) }

  /// The section's number before the batch. Nil where it was inserted.
  public func oldSection(of new: Int) -> Int? { movedSectionsBack[new] ?? sections.oldIndex(of: new) }

  /// Where the item is after the batch. Nil where it, or its section, was removed.
  public func newPath(of old: ItemPath) -> ItemPath? {
    if let moved = newPath(ofMoved: old) { return moved }
    guard let section = newSection(of: old.section) else { return nil }
    guard let shift = items[old.section] else { return ItemPath(section: section, item: old.item) }
    return shift.newIndex(of: old.item).map { ItemPath(section: section, item: $0) }
  }

  /// Where the item was before the batch. Nil where it, or its section, was inserted.
  public func oldPath(of new: ItemPath) -> ItemPath? {
    if let moved = oldPath(ofMoved: new) { return moved }
    guard let section = oldSection(of: new.section) else { return nil }
    guard let shift = items[section] else { return ItemPath(section: section, item: new.item) }
    return shift.oldIndex(of: new.item).map { ItemPath(section: section, item: $0) }
  }

  /// Where an item that was extracted from a path before the batch goes back to: behind the item that it was behind. Nil where its section
  /// is gone.
  ///
  /// - Complexity: O(log changes) for each item before it that is gone.
  public func gap(at old: ItemPath) -> ItemPath? {
    guard let section = newSection(of: old.section) else { return nil }
    for before in (0..<old.item).reversed() {
      let path = newPath(of: ItemPath(section: old.section, item: before))
      if let path, path.section == section { return ItemPath(section: section, item: path.item + 1) }
    }
    return ItemPath(section: section, item: 0)
  }

  /// Where an item is after the batch that moves by itself. Nil for any other.
  public func newPath(ofMoved old: ItemPath) -> ItemPath? { movedItems.isEmpty ? nil : movedItems[old] }

  /// Where an item was before the batch that moves by itself. Nil for any other.
  public func oldPath(ofMoved new: ItemPath) -> ItemPath? {
    movedItemsBack.isEmpty ? nil : movedItemsBack[new]
  }

  /// What comes into a section and goes from it, by its old number. Nil where nothing does.
  public func itemShift(ofSection old: Int) -> IndexShift? { items[old] }

  /// The old paths of the items that move by themselves, in no order.
  public var pathsOfMovedItems: some Sequence<ItemPath> { movedItems.keys }
}
