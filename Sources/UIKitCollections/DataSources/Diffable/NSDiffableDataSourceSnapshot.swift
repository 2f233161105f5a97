/// The identifiers of a view's sections and items.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["even", "odd"])
/// snapshot.appendItems([2, 4], toSection: "even")
/// snapshot.appendItems([1, 3], toSection: "odd")
/// numbers.apply(snapshot)
/// ```
///
/// Identifiers are unique. Copies share storage until one changes. Each call that changes a section takes
/// time proportional to the section's length, even if it changes several items.
///
/// Invalid calls raise an exception on the main actor, and trap elsewhere.
@preconcurrency
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// The sections to reload.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that get new cells.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are updated.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of sections.
  ///
  /// - Complexity: O(1)
  @inlinable public var numberOfSections: Int { contents.sectionCount }
  /// The number of all items.
  ///
  /// - Complexity: O(1)
  @inlinable public var numberOfItems: Int { contents.itemCount }

  /// The sections, in order.
  ///
  /// - Complexity: O(sections)
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIDs }

  /// All items, in order.
  ///
  /// - Complexity: O(items)
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { contents.items }

  /// Returns the number of items. Missing sections raise an exception.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items, in order. Missing sections raise an exception, as in UIKit since iOS 14.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let section = contents.index(ofSection: identifier) else {
      DiffableError.sectionNotFound.raise()
      return []
    }
    return contents.items(inSection: section)
  }

  /// Returns the section of an existing item.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.path(of: identifier).map { contents.sectionID($0.section) }
  }

  /// Returns the item's index among all items.
  ///
  /// - Complexity: O(sections)
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = contents.path(of: identifier) else { return nil }
    return (0..<path.section).reduce(path.item) { $0 + contents.items(inSection: $1).count }
  }

  /// Returns the index of an existing section.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.index(ofSection: identifier)
  }

  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds sections to the end. Moves sections that already exist, with their items. Repeated identifiers
  /// raise an exception.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers) { $0.sectionCount }
  }

  /// Inserts sections before another section. Moves sections that already exist, with their items. Raises an
  /// exception if the other section is missing or among the inserted ones, or if identifiers repeat.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard canInsert(identifiers, nextTo: toIdentifier) else { return }
    insert(identifiers) { $0.index(ofSection: toIdentifier) ?? $0.sectionCount }
  }

  /// Inserts sections after another section. Moves sections that already exist, with their items. Raises an
  /// exception if the other section is missing or among the inserted ones, or if identifiers repeat.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard canInsert(identifiers, nextTo: toIdentifier) else { return }
    insert(identifiers) { $0.index(ofSection: toIdentifier).map { $0 + 1 } ?? $0.sectionCount }
  }

  /// Removes existing sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    contents.removeSections(Array(Set(identifiers.compactMap(contents.index(ofSection:)))))
    dropMarksOfMissing()
  }

  /// Moves a section before another one. Missing sections raise an exception.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, nextTo: toIdentifier, offset: 0) }

  /// Moves a section after another one. Missing sections raise an exception.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, nextTo: toIdentifier, offset: 1) }

  /// Marks sections whose views are all replaced when the snapshot is applied. Missing sections raise an
  /// exception.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where !reloadedSectionIdentifiers.contains(identifier) {
      guard contents.index(ofSection: identifier) != nil else {
        return DiffableError.notThere(action: "reload", kind: "section", identifier: identifier).raise()
      }
      reloadedSectionIdentifiers.append(identifier)
    }
  }

  private func canInsert(
    _ identifiers: [SectionIdentifierType], nextTo anchor: SectionIdentifierType
  ) -> Bool {
    guard contents.index(ofSection: anchor) != nil else {
      DiffableError.sectionNotFound.raise()
      return false
    }
    guard !identifiers.contains(anchor) else {
      DiffableError.anchorAmongInserted(anchor).raise()
      return false
    }
    return true
  }

  /// - Parameter position: Returns the index for the first section. If sections move, the first section is
  ///   already at the end when the closure is called.
  private mutating func insert(
    _ identifiers: [SectionIdentifierType],
    at position: (DiffableContents<SectionIdentifierType, ItemIdentifierType>) -> Int
  ) {
    let repeats = identifiers.repeats
    guard repeats.isEmpty else {
      return DiffableError.notUnique(kind: "section", identifiers: repeats).raise()
    }
    let existing = identifiers.filter { contents.index(ofSection: $0) != nil }
    guard !existing.isEmpty else { return contents.insertSections(identifiers, at: position(contents)) }
    DiffableError.warnOfMoving(kind: "section", existing)
    // Sections are inserted one after the other, so that moving sections keep their items.
    var previous: SectionIdentifierType?
    for identifier in identifiers {
      if let index = contents.index(ofSection: identifier) {
        contents.moveSection(index, to: contents.sectionCount - 1)
      } else {
        contents.insertSections([identifier], at: contents.sectionCount)
      }
      let target = previous.flatMap(contents.index(ofSection:)).map { $0 + 1 } ?? position(contents)
      contents.moveSection(contents.sectionCount - 1, to: min(target, contents.sectionCount - 1))
      previous = identifier
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, nextTo anchor: SectionIdentifierType, offset: Int
  ) {
    guard let source = contents.index(ofSection: identifier), let target = contents.index(ofSection: anchor)
    else {
      return DiffableError.sectionNotFound.raise()
    }
    guard source != target else { return }
    contents.moveSection(source, to: (source < target ? target - 1 : target) + offset)
  }
}

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

  /// Inserts items at the position that the closure returns. If some already exist, removes them and calls
  /// the closure again.
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
