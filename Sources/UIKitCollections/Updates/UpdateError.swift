import Foundation

enum UpdateError: Error {
  case counts(String)
  case message(String)

  func reason(in view: UICollectionView) -> String {
    switch self {
    case .counts(let message): "\(message)\nCollection view: \(view)"
    case .message(let message): "\(message) Collection view: \(view)"
    }
  }
}

extension UpdateOperations {
  /// Checks that paths have two indices. Until then, their section and item can't be read.
  func checkIndices() throws(UpdateError) {
    try Self.checkIndices(of: deletedItems, "delete")
    try Self.checkIndices(of: insertedItems, "insert")
    try Self.checkIndices(of: reloadedItems, "reload")
    for move in movedItems { try Self.checkIndices(of: [move.from, move.to], "move") }
  }

  private static func checkIndices(of paths: [IndexPath], _ action: String) throws(UpdateError) {
    for path in paths where path.count != 2 {
      throw .message("attempt to \(action) an item: \(path.wrongIndicesMessage)")
    }
  }

  /// Checks that no path is the subject of two operations. Reloading a path twice is allowed.
  func checkAgainstEachOther() throws(UpdateError) {
    try Self.check(deletedItems, reloadedItems, movedItems, insertedItems, "index path")
    try Self.check(deletedSections, reloadedSections, movedSections, insertedSections, "section")
  }

  private static func check<Index: Hashable & Comparable>(
    _ deleted: [Index], _ reloaded: [Index], _ moved: [Move<Index>], _ inserted: [Index], _ name: String
  ) throws(UpdateError) {
    let (sources, targets) = (moved.map(\.from), moved.map(\.to))
    if let duplicate = firstRepeat(deleted) {
      throw .message("attempt to delete \(name) (\(duplicate)) twice")
    }
    if let duplicate = firstRepeat(inserted) {
      throw .message("attempt to insert \(name) (\(duplicate)) twice")
    }
    if let duplicate = firstRepeat(sources) { throw .message("attempt to move \(name) (\(duplicate)) twice") }
    if let duplicate = firstRepeat(targets) {
      throw .message("attempt to perform two moves to the same \(name) (\(duplicate))")
    }
    if let duplicate = firstShared(deleted, reloaded) {
      throw .message("attempt to delete and reload the same \(name) (\(duplicate))")
    }
    // UIKit's message calls a reload a deletion.
    if let duplicate = firstShared(deleted + reloaded, sources) {
      throw .message("attempt to perform a delete and a move from the same \(name) (\(duplicate))")
    }
    if let duplicate = firstShared(inserted, targets) {
      throw .message("attempt to perform an insert and a move to the same \(name) (\(duplicate))")
    }
  }

  private static func firstRepeat<Index: Hashable>(_ values: [Index]) -> Index? {
    var seen: Set<Index> = []
    return values.first { !seen.insert($0).inserted }
  }

  private static func firstShared<Index: Hashable>(_ values: [Index], _ others: [Index]) -> Index? {
    let set = Set(others)
    return values.first { set.contains($0) }
  }

  func checkRange(old: [Int], new: [Int]) throws(UpdateError) {
    let sectionsBefore = "there are only \(old.count) sections before the update"
    let sectionsAfter = "there are only \(new.count) sections after the update"
    for section in deletedSections + reloadedSections where !old.indices.contains(section) {
      throw .message("attempt to delete section \(section), but \(sectionsBefore)")
    }
    for section in insertedSections where !new.indices.contains(section) {
      throw .message("attempt to insert section \(section) but \(sectionsAfter)")
    }
    for move in movedSections {
      guard old.indices.contains(move.from) else {
        throw .message("attempt to move section \(move.from), but \(sectionsBefore)")
      }
      guard new.indices.contains(move.to) else {
        throw .message("attempt to move a section to section \(move.to), but \(sectionsAfter)")
      }
    }
    for path in deletedItems + reloadedItems { try Self.check(path, in: old, toBe: "delete") }
    for path in insertedItems { try Self.check(path, in: new, asTarget: "insert item \(path.item) into") }
    for move in movedItems {
      try Self.check(move.from, in: old, toBe: "move")
      try Self.check(move.to, in: new, asTarget: "move an item to item \(move.to.item) of")
    }
  }

  private static func check(
    _ path: IndexPath, in old: [Int], toBe action: String
  ) throws(UpdateError) {
    let count = count(ofSection: path.section, in: old)
    guard !(0..<count).contains(path.item) else { return }
    throw .message(
      "attempt to \(action) item \(path.item) from section \(path.section) which only contains \(count) items before "
        + "the update")
  }

  private static func check(
    _ path: IndexPath, in new: [Int], asTarget action: String
  ) throws(UpdateError) {
    let count = count(ofSection: path.section, in: new)
    guard !(0..<count).contains(path.item) else { return }
    throw .message(
      "attempt to \(action) section \(path.section), but there are only \(count) items in section \(path.section) "
        + "after the update")
  }

  private static func count(ofSection section: Int, in counts: [Int]) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
}

extension IndexPath {
  var wrongIndicesMessage: String {
    "Invalid index path for use with UICollectionView: \(self). Index paths passed to collection view must contain exactly "
      + "two indices specifying the section and item."
  }
}

/// Counts of the data source that don't follow from a batch of updates.
///
/// The message begins like UIKit's message since iOS 16.4 and has the same parts. It also names the first
/// different count.
struct CountMismatch {
  enum Subject {
    case sections(inserted: Int, deleted: Int)
    case items(old: Int, new: Int, ItemChanges)
  }

  let subject: Subject
  let operations: UpdateOperations
  let before: [Int]
  let after: [Int]

  private static let listLimit = 100

  var message: String {
    """
    Invalid batch updates detected: the number of sections and/or items returned by the data source does not match the \
    updates. \(difference)
    Data source before updates = \(Self.text(before))
    Data source after updates = \(Self.text(after))
    Updates = \(updates)
    """
  }

  private var difference: String {
    switch subject {
    case .sections(let inserted, let deleted):
      "There are \(Self.count(after.count, "section")) instead of \(before.count + inserted - deleted): "
        + "\(before.count) before the updates, \(inserted) inserted, \(deleted) deleted."
    case .items(let old, let new, let changes):
      "Section \(new) has \(Self.count(after[new], "item")) instead of \(before[old] + changes.difference): "
        + "\(before[old]) before the updates, \(changes.inserted + changes.reloaded) inserted, "
        + "\(changes.deleted + changes.reloaded) deleted, \(changes.movedIn) moved in, \(changes.movedOut) moved out."
    }
  }

  // MARK: Lists

  private static func text(_ counts: [Int]) -> String {
    guard !counts.isEmpty else { return "{ 0 sections }" }
    return "{ \(count(counts.count, "section")) with item counts: [\(list(counts.map(String.init), ", "))] }"
  }

  /// A reload counts as a deletion and an insertion.
  private var updates: String {
    var lines = operations.deletedSections.sorted().map { "Delete section (\($0))" }
    lines += operations.deletedItems.sorted().map { "Delete item \(Self.text($0))" }
    lines += operations.insertedSections.sorted().map { "Insert section (\($0))" }
    lines += operations.insertedItems.sorted().map { "Insert item \(Self.text($0))" }
    lines += Set(operations.reloadedSections).sorted().flatMap {
      ["Delete section (\($0))", "Insert section (\($0))"]
    }
    lines += Set(operations.reloadedItems).sorted().flatMap {
      ["Delete item \(Self.text($0))", "Insert item \(Self.text($0))"]
    }
    lines += operations.movedSections.sorted { $0.from < $1.from }.map {
      "Move section (\($0.from)) to (\($0.to))"
    }
    lines += operations.movedItems.sorted { $0.from < $1.from }.map {
      "Move item \(Self.text($0.from)) to \(Self.text($0.to))"
    }
    return lines.isEmpty ? "[ ]" : "[\n\t\(Self.list(lines, ",\n\t"))\n]"
  }

  private static func text(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }

  private static func list(_ entries: [String], _ separator: String) -> String {
    let left = entries.count - listLimit
    return (entries.prefix(listLimit) + (left > 0 ? ["and \(left) more"] : [])).joined(separator: separator)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
