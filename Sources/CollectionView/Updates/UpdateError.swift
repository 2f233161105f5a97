#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Why a batch of updates cannot be: the messages have UIKit's form.
enum UpdateError: Error {
  case items(section: Int, before: Int, after: Int, ItemChanges)
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case message(String)

  var reason: String {
    switch self {
    case .items(let section, let before, let after, let change):
      "Invalid update: invalid number of items in section \(section).  The number of items contained in an existing "
        + "section after the update (\(after)) must be equal to the number of items contained in that section before "
        + "the update (\(before)), plus or minus the number of items inserted or deleted from that section "
        + "(\(change.inserted.count + change.reloaded) inserted, \(change.deleted.count + change.reloaded) deleted) "
        + "and plus or minus the number of items moved into or out of that section (\(change.movedIn.count) moved in, \(change.movedOut.count) moved out)."
    case .sections(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the "
        + "update (\(after)) must be equal to the number of sections contained in the collection view before the update "
        + "(\(before)), plus or minus the number of sections inserted or deleted "
        + "(\(inserted) inserted, \(deleted) deleted)."
    case .message(let message): message
    }
  }
}

extension UpdateOperations {
  /// One place cannot be the subject of two operations. That it is reloaded twice says the same as once.
  func checkAgainstEachOther() throws(UpdateError) {
    try Self.check(deletedItems, reloadedItems, movedItems, insertedItems, "index path")
    try Self.check(deletedSections, reloadedSections, movedSections, insertedSections, "section")
    try Self.check(movedItems, { "item at index path \($0)" }, { "\($0)" })
    try Self.check(movedSections, { "section \($0)" }, { "section \($0)" })
  }

  private static func check<Place: Hashable & Comparable>(
    _ deleted: [Place], _ reloaded: [Place], _ moved: [Move<Place>], _ inserted: [Place], _ name: String
  ) throws(UpdateError) {
    if let place = firstRepeat(deleted) { throw .message("attempt to delete \(name) (\(place)) twice") }
    if let place = firstRepeat(inserted) { throw .message("attempt to insert \(name) (\(place)) twice") }
    if let place = firstShared(deleted, reloaded) {
      throw .message("attempt to delete and reload the same \(name) (\(place))")
    }
    // A reload is a deletion and an insertion: UIKit names it so.
    if let place = firstShared(deleted + reloaded, moved.map(\.from)) {
      throw .message("attempt to perform a delete and a move from the same \(name) (\(place))")
    }
    if let place = firstShared(inserted, moved.map(\.to)) {
      throw .message("attempt to perform an insert and a move to the same \(name) (\(place))")
    }
  }

  private static func check<Place: Hashable>(
    _ moves: [Move<Place>], _ subject: (Place) -> String, _ place: (Place) -> String
  ) throws(UpdateError) {
    var (bySource, byTarget): ([Place: Place], [Place: Place]) = ([:], [:])
    for move in moves {
      if let target = bySource.updateValue(move.to, forKey: move.from) {
        throw .message("attempt to move \(subject(move.from)) to both \(place(target)) and \(place(move.to))")
      }
      if let source = byTarget.updateValue(move.from, forKey: move.to) {
        throw .message(
          "attempt to move both \(subject(source)) and \(place(move.from)) to \(place(move.to))")
      }
    }
  }

  private static func firstRepeat<Place: Hashable>(_ places: [Place]) -> Place? {
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
  }

  private static func firstShared<Place: Hashable>(_ places: [Place], _ others: [Place]) -> Place? {
    let set = Set(others)
    return places.first { set.contains($0) }
  }

  /// Every place exists: old ones before, new ones after the update.
  func checkRange(old: [Int], new: [Int]) throws(UpdateError) {
    let (before, after) = (
      "\(old.count) sections before the update", "\(new.count) sections after the update"
    )
    for section in deletedSections + reloadedSections where !old.indices.contains(section) {
      throw .message("attempt to delete section \(section), but there are only \(before)")
    }
    for section in insertedSections where !new.indices.contains(section) {
      // Without a comma, unlike the others.
      throw .message("attempt to insert section \(section) but there are only \(after)")
    }
    for move in movedSections {
      guard old.indices.contains(move.from) else {
        throw .message("attempt to move section \(move.from), but there are only \(before)")
      }
      guard new.indices.contains(move.to) else {
        throw .message(
          "attempt to move section \(move.from) to section \(move.to), but there are only \(after)")
      }
    }
    for path in deletedItems + reloadedItems {
      switch Self.missing(path, in: old) {
      case nil: continue
      case .section?:
        throw .message(
          "attempt to delete item \(path.item) from section \(path.section), but there are only \(before)")
      case .item(let count)?:
        throw .message(
          "attempt to delete item \(path.item) from section \(path.section) which only contains \(count) items before "
            + "the update")
      }
    }
    for path in insertedItems {
      guard let missing = Self.missing(path, in: new) else { continue }
      throw .message(
        "attempt to insert item \(path.item) into section \(path.section), but there are only "
          + missing.whatIsThere(of: path, after, "after"))
    }
    for move in movedItems {
      if let missing = Self.missing(move.from, in: old) {
        throw .message(
          "attempt to move index path (\(move.from)) that does not exist - there are only "
            + missing.whatIsThere(of: move.from, before, "before"))
      }
      if let missing = Self.missing(move.to, in: new) {
        throw .message(
          "attempt to move index path (\(move.from)) to index path (\(move.to)) that does not exist - there are only "
            + missing.whatIsThere(of: move.to, after, "after"))
      }
    }
  }

  /// What of a path is not there.
  private enum Missing {
    case section
    case item(count: Int)

    func whatIsThere(of path: IndexPath, _ sections: String, _ when: String) -> String {
      switch self {
      case .section: sections
      case .item(let count): "\(count) items in section \(path.section) \(when) the update"
      }
    }
  }

  private static func missing(_ path: IndexPath, in counts: [Int]) -> Missing? {
    guard counts.indices.contains(path.section) else { return .section }
    return (0..<counts[path.section]).contains(path.item) ? nil : .item(count: counts[path.section])
  }
}
#endif
