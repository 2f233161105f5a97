import Foundation

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
