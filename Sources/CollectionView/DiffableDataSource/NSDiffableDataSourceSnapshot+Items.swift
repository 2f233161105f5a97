#if !os(iOS) && !os(tvOS) && !os(visionOS)
nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one. Traps where there is no such section, or an identifier is
  /// given twice; an item that is there already moves.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard contents.sectionCount > 0 else { return DiffableError.noSections.raise() }
    guard let section = sectionIdentifier.map(contents.index(ofSection:)) ?? (contents.sectionCount - 1)
    else {
      return DiffableError.sectionNotFound.raise()
    }
    put(identifiers) { (section, $0.items(inSection: section).count) }
  }

  /// Traps where there is no item to insert before, or it is among the new ones, or an identifier is given twice; an item
  /// that is there already moves.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, nextTo: beforeIdentifier, offset: 0) }

  /// Traps where there is no item to insert after, or it is among the new ones, or an identifier is given twice; an item
  /// that is there already moves.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, nextTo: afterIdentifier, offset: 1) }

  /// Leaves out what is not there.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.removeItems(identifiers)
    dropMarksOfMissing()
  }

  /// Removes the sections too: on UIKit apps append them again right after it.
  public mutating func deleteAllItems() { self = Self() }

  /// Traps where one of the two is not there.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, nextTo: toIdentifier, offset: 0) }

  /// Traps where one of the two is not there.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  /// Has items shown in new cells when the snapshot is applied. To fill the cells they have: `reconfigureItems(_:)`. Traps
  /// where one is not there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, in: \.reloadedItemIdentifiers, action: "reload")
  }

  /// Has the cells of items filled anew when the snapshot is applied: the cell provider runs again and must dequeue a cell
  /// of the same registration. An item whose model changed but whose identifier did not is not shown anew without this.
  /// Traps where one is not there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, in: \.reconfiguredItemIdentifiers, action: "reconfigure")
  }

  private mutating func mark(
    _ identifiers: [ItemIdentifierType], in marks: WritableKeyPath<Self, [ItemIdentifierType]>, action: String
  ) {
    if let stranger = identifiers.first(where: { !contents.contains($0) }) {
      return DiffableError.notThere(action: action, kind: "item", identifier: stranger).raise()
    }
    var seen = Set(self[keyPath: marks])
    self[keyPath: marks] += identifiers.filter { seen.insert($0).inserted }
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo anchor: ItemIdentifierType, offset: Int
  ) {
    guard contents.contains(anchor) else { return DiffableError.itemNotFound.raise() }
    guard !identifiers.contains(anchor) else { return DiffableError.anchorAmongInserted(anchor).raise() }
    put(identifiers) { contents in contents.path(of: anchor).map { ($0.section, $0.item + offset) } }
  }

  /// Puts items in where `place` says, which is asked again when those that were there already have been taken out.
  @inlinable
  mutating func put(
    _ identifiers: [ItemIdentifierType],
    at place: (DiffableContents<SectionIdentifierType, ItemIdentifierType>) -> (section: Int, item: Int)?
  ) {
    guard let path = place(contents) else { return }
    if contents.insertItems(identifiers, inSection: path.section, at: path.item) { return }
    let repeats = identifiers.repeats
    guard repeats.isEmpty else {
      return DiffableError.notUnique(kind: "item", identifiers: repeats).raise()
    }
    let existing = identifiers.filter(contents.contains)
    DiffableError.warnOfMoving(kind: "item", existing)
    contents.removeItems(existing)
    guard let path = place(contents) else { return }
    _ = contents.insertItems(identifiers, inSection: path.section, at: path.item)
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifierType, nextTo anchor: ItemIdentifierType, offset: Int
  ) {
    guard contents.contains(identifier), contents.contains(anchor) else {
      return DiffableError.itemNotFound.raise()
    }
    guard identifier != anchor else { return }
    contents.removeItems([identifier])
    guard let path = contents.path(of: anchor) else { return }
    _ = contents.insertItems([identifier], inSection: path.section, at: path.item + offset)
  }

  @usableFromInline
  mutating func dropMarksOfMissing() {
    reloadedSectionIdentifiers.removeAll { contents.index(ofSection: $0) == nil }
    reloadedItemIdentifiers.removeAll { !contents.contains($0) }
    reconfiguredItemIdentifiers.removeAll { !contents.contains($0) }
  }
}
#endif
