/// The new positions of sections and items after a batch of updates.
///
/// Removals and the starts of moves are old indices; insertions and the ends of moves are new ones. Other
/// elements keep their order. Only changes are stored. Each query is O(log changes).
public struct SectionedShift: Hashable, Sendable {
  private let sections: IndexShift
  private let movedSections: [Int: Int]
  private let movedSectionsBack: [Int: Int]
  private let movedItems: [ItemPath: ItemPath]
  private let movedItemsBack: [ItemPath: ItemPath]
  /// Each section's shift, by the old section.
  private let items: [Int: IndexShift]

  /// Creates a shift.
  ///
  /// Removals and insertions exclude moved elements. Items of removed or inserted sections may be omitted. No
  /// two moves have the same new index.
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
      // A new section's items are inserted with it.
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

  /// Returns the section's new number, or nil if removed.
  public func newSection(of old: Int) -> Int? { movedSections[old] ?? sections.newIndex(of: old) }

  /// Returns the section's old number, or nil if inserted.
  public func oldSection(of new: Int) -> Int? { movedSectionsBack[new] ?? sections.oldIndex(of: new) }

  /// Returns the item's new path, or nil if the item was removed, alone or with its section.
  public func newPath(of old: ItemPath) -> ItemPath? {
    if let moved = newPath(ofMoved: old) { return moved }
    guard let section = newSection(of: old.section) else { return nil }
    guard let shift = items[old.section] else { return ItemPath(section: section, item: old.item) }
    return shift.newIndex(of: old.item).map { ItemPath(section: section, item: $0) }
  }

  /// Returns the item's old path, or nil if the item was inserted, alone or with its section.
  public func oldPath(of new: ItemPath) -> ItemPath? {
    if let moved = oldPath(ofMoved: new) { return moved }
    guard let section = oldSection(of: new.section) else { return nil }
    guard let shift = items[section] else { return ItemPath(section: section, item: new.item) }
    return shift.oldIndex(of: new.item).map { ItemPath(section: section, item: $0) }
  }

  /// Returns the path for reinserting an item after its predecessor, or nil if its section was removed.
  ///
  /// - Complexity: O(log changes) for each removed item before it.
  public func gap(at old: ItemPath) -> ItemPath? {
    guard let section = newSection(of: old.section) else { return nil }
    for before in (0..<old.item).reversed() {
      let path = newPath(of: ItemPath(section: old.section, item: before))
      if let path, path.section == section { return ItemPath(section: section, item: path.item + 1) }
    }
    return ItemPath(section: section, item: 0)
  }

  /// Returns an individually moved item's new path, or nil.
  public func newPath(ofMoved old: ItemPath) -> ItemPath? { movedItems.isEmpty ? nil : movedItems[old] }

  /// Returns an individually moved item's old path, or nil.
  public func oldPath(ofMoved new: ItemPath) -> ItemPath? {
    movedItemsBack.isEmpty ? nil : movedItemsBack[new]
  }

  /// Returns the insertions and removals in an old section, or nil.
  public func itemShift(ofSection old: Int) -> IndexShift? { items[old] }

  /// The moved items' old paths, unordered.
  public var pathsOfMovedItems: some Sequence<ItemPath> { movedItems.keys }
}
