nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds items, or moves existing ones, to a section, by default the last one. Missing sections and repeated
  /// identifiers raise an exception.
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

  /// Inserts items, or moves existing ones, before another item. Raises an exception if this item is missing
  /// or itself inserted, or if identifiers repeat.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, nextTo: beforeIdentifier, offset: 0) }

  /// Inserts items, or moves existing ones, after another item. Raises an exception if this item is missing
  /// or itself inserted, or if identifiers repeat.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, nextTo: afterIdentifier, offset: 1) }

  /// Removes existing items.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.removeItems(identifiers)
    dropMarksOfMissing()
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one. Missing items raise an exception.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, nextTo: toIdentifier, offset: 0) }

  /// Moves an item after another one. Missing items raise an exception.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  /// Marks items that get new cells when the snapshot is applied. Missing items raise an exception.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, in: \.reloadedItemIdentifiers, action: "reload")
  }

  /// Marks items, for example of changed models, whose cells are updated when the snapshot is applied.
  ///
  /// The cell provider must dequeue a cell of the same registration. Missing items raise an exception.
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

  /// The closure is called again after the removal of existing items.
  @inlinable
  mutating func put(
    _ identifiers: [ItemIdentifierType],
    at position: (DiffableContents<SectionIdentifierType, ItemIdentifierType>) -> (section: Int, item: Int)?
  ) {
    guard let path = position(contents) else { return }
    if contents.insertItems(identifiers, inSection: path.section, at: path.item) { return }
    let repeats = identifiers.repeats
    guard repeats.isEmpty else {
      return DiffableError.notUnique(kind: "item", identifiers: repeats).raise()
    }
    let existing = identifiers.filter(contents.contains)
    DiffableError.warnOfMoving(kind: "item", existing)
    contents.removeItems(existing)
    guard let path = position(contents) else { return }
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
