/// An error. Its message matches UIKit's message if that is known from app logs.
@usableFromInline
nonisolated enum DiffableError {
  case notUnique(kind: String, identifiers: [Any])
  case notUniqueInSection(identifiers: [Any])
  case sectionNotFound
  case itemNotFound
  case noSections
  case notThere(action: String, kind: String, identifier: Any)
  case anchorAmongInserted(Any)

  var reason: String {
    switch self {
    case .notUnique(let kind, let identifiers):
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(Self.list(identifiers))"
    case .notUniqueInSection(let identifiers):
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(Self.list(identifiers))"
    case .sectionNotFound:
      "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
        + "(which has O(1) performance)"
    case .itemNotFound:
      "Item identifier was not found. You can verify the item exists by calling the indexOfItemIdentifier API "
        + "(which has O(1) performance)"
    case .noSections: "There are currently no sections in the data source. Please add a section first."
    case .notThere(let action, let kind, let identifier):
      "Attempted to \(action) \(kind) identifier that does not exist in the snapshot: \(identifier)"
    case .anchorAmongInserted(let identifier):
      "Attempted to insert an identifier before or after itself: \(identifier)"
    }
  }

  @usableFromInline
  func raise() { UIKitException.raiseOnAnyThread(reason) }

  /// Prints UIKit's warning about inserted identifiers that already exist and therefore move.
  @usableFromInline
  static func warnOfMoving(kind: String, _ identifiers: [Any]) {
    UIKitException.warnOnAnyThread(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) \(kind) "
        + "identifier\(identifiers.count == 1 ? "" : "s") that already exist\(identifiers.count == 1 ? "s" : "") in the "
        + "snapshot. The existing \(kind) identifiers will be moved into place instead, but this operation will be more "
        + "expensive. For best performance, inserted \(kind) identifiers should always be unique. Identifiers that "
        + "already exist: \(list(identifiers))")
  }

  private static func list(_ identifiers: [Any]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}

nonisolated extension Array where Element: Hashable {
  /// The elements that occur more than once.
  @usableFromInline var repeats: [Element] {
    guard count > 1 else { return [] }
    var seen = Set<Element>(minimumCapacity: count)
    var found: [Element] = []
    for element in self where !seen.insert(element).inserted && !found.contains(element) {
      found.append(element)
    }
    return found
  }
}
