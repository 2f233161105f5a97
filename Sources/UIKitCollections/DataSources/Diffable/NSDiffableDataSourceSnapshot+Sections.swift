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

  /// - Parameter position: Returns the index of the first section. If sections move, it's at the end when the
  ///   closure is called.
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
