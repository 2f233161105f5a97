nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds items to the end of a section, by default the last section. Moves items that already exist. Missing
  /// sections and repeated identifiers raise an exception.
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

  /// Inserts items before another item. Moves items that already exist. Raises an exception if the other item
  /// is missing or among the inserted items, or if identifiers repeat.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, nextTo: beforeIdentifier, offset: 0) }

  /// Inserts items after another item. Moves items that already exist. Raises an exception if the other item
  /// is missing or among the inserted items, or if identifiers repeat.
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

  /// Marks items whose cells are updated when the snapshot is applied, for example after changes of a model.
  ///
  /// The cell provider must dequeue a cell with the same registration. Missing items raise an exception.
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

  /// Inserts items. If some already exist, removes them first, and calls the closure again.
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
