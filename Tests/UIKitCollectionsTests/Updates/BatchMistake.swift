import UIKitCollections
import TestSupport

/// A mistake in one call of a batch, or a missing call.
///
/// A reload counts as a deletion and an insertion (Haneke issue 96). Messages about counts begin like the
/// ones in XLPagerTabStrip issue 859 and have the same parts. The other messages follow crash reports:
/// firebase friendlypix-ios issue 43, Bond issue 282, wordpress-mobile issue 7278 (invalid paths),
/// incubator-weex pull request 114, Texture pull request 507, RxDataSources issue 321, IGListKit issue 690,
/// JXMovableCellTableView issue 4 (two calls for one path). UIKit has no message for a path deleted or
/// inserted twice: it continues and reads freed memory later (IGListKit issue 689).
enum BatchMistake: CaseIterable {
  case itemTooMany, forgottenInsertion, forgottenDeletion, forgottenMove
  case sectionTooMany, forgottenSectionInsertion, forgottenSectionDeletion
  case deletedItemBeyond, deletedItemInSectionBeyond, reloadedItemBeyond, movedItemBeyond,
    movedItemInSectionBeyond
  case insertedItemBeyond, insertedItemInSectionBeyond, itemMovedBeyond, itemMovedToSectionBeyond
  case deletedSectionBeyond, reloadedSectionBeyond, insertedSectionBeyond, movedSectionBeyond,
    sectionMovedBeyond
  case deletedAndReloaded, deletedAndMoved, reloadedAndMoved, insertedAndMoved, movedToOne, movedTwice
  case deletedTwice, insertedTwice
  case sectionDeletedAndReloaded, sectionDeletedAndMoved, sectionReloadedAndMoved, sectionInsertedAndMoved
  case sectionsMovedToOne, sectionMovedTwice, sectionDeletedTwice, sectionInsertedTwice

  /// Makes the mistake.
  ///
  /// - Returns: The expected error message, or `nil` if the mistake is impossible in this batch.
  func make(
    in batch: inout RandomBatch, of old: [[Int]], using random: inout SeededGenerator
  ) -> String? {
    switch self {
    case .itemTooMany:
      guard let section = batch.remainingSections.randomElement(using: &random) else { return nil }
      batch.result[section].append(-1)
      return batch.countMessage(of: old)
    case .forgottenInsertion:
      guard batch.insertedItems.removeRandom(using: &random) != nil else { return nil }
      return batch.countMessage(of: old)
    case .forgottenDeletion:
      guard batch.deletedItems.removeRandom(using: &random) != nil else { return nil }
      return batch.countMessage(of: old)
    case .forgottenMove:
      guard batch.movedItems.removeRandom(using: &random) != nil else { return nil }
      return batch.countMessage(of: old)
    case .sectionTooMany:
      batch.result.append([])
      batch.names.append(-99)
      return batch.sectionCountMessage(of: old)
    case .forgottenSectionInsertion:
      guard batch.insertedSections.removeRandom(using: &random) != nil else { return nil }
      return batch.sectionCountMessage(of: old)
    case .forgottenSectionDeletion:
      guard batch.deletedSections.removeRandom(using: &random) != nil else { return nil }
      return batch.sectionCountMessage(of: old)
    default: return makeBeyond(in: &batch, of: old, using: &random)
    }
  }

  private func makeBeyond(
    in batch: inout RandomBatch, of old: [[Int]], using random: inout SeededGenerator
  ) -> String? {
    let new = batch.result
    let (before, after) = (
      Int.random(in: old.indices, using: &random), Int.random(in: new.indices, using: &random)
    )
    let beyond = IndexPath(item: old[before].count, section: before)
    let beyondAfter = IndexPath(item: new[after].count, section: after)
    let (noSection, noSectionAfter) = (
      IndexPath(item: 0, section: old.count), IndexPath(item: 0, section: new.count)
    )
    let notThere =
      "attempt to delete item \(beyond.item) from section \(before) which only contains \(beyond.item) items before the update"
    switch self {
    case .deletedItemBeyond:
      batch.deletedItems.append(beyond)
      return notThere
    case .reloadedItemBeyond:
      batch.reloadedItems.append(beyond)
      return notThere
    case .deletedItemInSectionBeyond:
      batch.deletedItems.append(noSection)
      return
        "attempt to delete item 0 from section \(old.count) which only contains 0 items before the update"
    case .movedItemBeyond:
      guard let target = batch.freeTarget(using: &random) else { return nil }
      batch.movedItems.append(.init(from: beyond, to: target))
      return
        "attempt to move item \(beyond.item) from section \(before) which only contains \(beyond.item) items before the update"
    case .movedItemInSectionBeyond:
      guard let target = batch.freeTarget(using: &random) else { return nil }
      batch.movedItems.append(.init(from: noSection, to: target))
      return
        "attempt to move item 0 from section \(old.count) which only contains 0 items before the update"
    case .insertedItemBeyond:
      batch.insertedItems.append(beyondAfter)
      return
        "attempt to insert item \(beyondAfter.item) into section \(after), but there are only \(beyondAfter.item) items in section \(after) after the update"
    case .insertedItemInSectionBeyond:
      batch.insertedItems.append(noSectionAfter)
      return
        "attempt to insert item 0 into section \(new.count), but there are only 0 items in section \(new.count) after the update"
    case .itemMovedBeyond:
      guard let source = batch.freeSource(in: old, using: &random) else { return nil }
      batch.movedItems.append(.init(from: source, to: beyondAfter))
      return
        "attempt to move an item to item \(beyondAfter.item) of section \(after), but there are only \(beyondAfter.item) items in section \(after) after the update"
    case .itemMovedToSectionBeyond:
      guard let source = batch.freeSource(in: old, using: &random) else { return nil }
      batch.movedItems.append(.init(from: source, to: noSectionAfter))
      return
        "attempt to move an item to item 0 of section \(new.count), but there are only 0 items in section \(new.count) after the update"
    case .deletedSectionBeyond:
      batch.deletedSections.append(old.count)
      return
        "attempt to delete section \(old.count), but there are only \(old.count) sections before the update"
    case .reloadedSectionBeyond:
      batch.reloadedSections.append(old.count)
      return
        "attempt to delete section \(old.count), but there are only \(old.count) sections before the update"
    case .insertedSectionBeyond:
      batch.insertedSections.append(new.count)
      return
        "attempt to insert section \(new.count) but there are only \(new.count) sections after the update"
    case .movedSectionBeyond:
      guard let target = batch.freeSectionTarget(using: &random) else { return nil }
      batch.movedSections.append(.init(from: old.count, to: target))
      return
        "attempt to move section \(old.count), but there are only \(old.count) sections before the update"
    case .sectionMovedBeyond:
      guard let source = batch.freeSection(in: old, using: &random) else { return nil }
      batch.movedSections.append(.init(from: source, to: new.count))
      return
        "attempt to move a section to section \(new.count), but there are only \(new.count) sections after the update"
    default: return makeItemConflict(in: &batch, of: old, using: &random)
    }
  }

  private func makeItemConflict(
    in batch: inout RandomBatch, of old: [[Int]], using random: inout SeededGenerator
  ) -> String? {
    let (deleted, inserted) = (
      batch.deletedItems.randomElement(using: &random), batch.insertedItems.randomElement(using: &random)
    )
    let (reloaded, move) = (
      batch.reloadedItems.randomElement(using: &random), batch.movedItems.randomElement(using: &random)
    )
    let (source, target) = (batch.freeSource(in: old, using: &random), batch.freeTarget(using: &random))
    switch (self, deleted, inserted, reloaded, move, source, target) {
    case (.deletedAndReloaded, let deleted?, _, _, _, _, _):
      batch.reloadedItems.append(deleted)
      return "attempt to delete and reload the same index path (\(deleted))"
    case (.deletedAndMoved, let deleted?, _, _, _, _, let target?):
      batch.movedItems.append(.init(from: deleted, to: target))
      return "attempt to perform a delete and a move from the same index path (\(deleted))"
    case (.reloadedAndMoved, _, _, let reloaded?, _, _, let target?):
      batch.movedItems.append(.init(from: reloaded, to: target))
      return "attempt to perform a delete and a move from the same index path (\(reloaded))"
    case (.insertedAndMoved, _, let inserted?, _, _, let source?, _):
      batch.movedItems.append(.init(from: source, to: inserted))
      return "attempt to perform an insert and a move to the same index path (\(inserted))"
    case (.movedToOne, _, _, _, let move?, let source?, _):
      batch.movedItems.append(.init(from: source, to: move.to))
      return "attempt to perform two moves to the same index path (\(move.to))"
    case (.movedTwice, _, _, _, let move?, _, let target?):
      batch.movedItems.append(.init(from: move.from, to: target))
      return "attempt to move index path (\(move.from)) twice"
    case (.deletedTwice, let deleted?, _, _, _, _, _):
      batch.deletedItems.append(deleted)
      return "attempt to delete index path (\(deleted)) twice"
    case (.insertedTwice, _, let inserted?, _, _, _, _):
      batch.insertedItems.append(inserted)
      return "attempt to insert index path (\(inserted)) twice"
    default: return makeSectionConflict(in: &batch, of: old, using: &random)
    }
  }

  private func makeSectionConflict(
    in batch: inout RandomBatch, of old: [[Int]], using random: inout SeededGenerator
  ) -> String? {
    let (deleted, inserted) = (
      batch.deletedSections.randomElement(using: &random),
      batch.insertedSections.randomElement(using: &random)
    )
    let (reloaded, move) = (
      batch.reloadedSections.randomElement(using: &random), batch.movedSections.randomElement(using: &random)
    )
    let (source, target) = (
      batch.freeSection(in: old, using: &random), batch.freeSectionTarget(using: &random)
    )
    switch (self, deleted, inserted, reloaded, move, source, target) {
    case (.sectionDeletedAndReloaded, let deleted?, _, _, _, _, _):
      batch.reloadedSections.append(deleted)
      return "attempt to delete and reload the same section (\(deleted))"
    case (.sectionDeletedAndMoved, let deleted?, _, _, _, _, let target?):
      batch.movedSections.append(.init(from: deleted, to: target))
      return "attempt to perform a delete and a move from the same section (\(deleted))"
    case (.sectionReloadedAndMoved, _, _, let reloaded?, _, _, let target?):
      batch.movedSections.append(.init(from: reloaded, to: target))
      return "attempt to perform a delete and a move from the same section (\(reloaded))"
    case (.sectionInsertedAndMoved, _, let inserted?, _, _, let source?, _):
      batch.movedSections.append(.init(from: source, to: inserted))
      return "attempt to perform an insert and a move to the same section (\(inserted))"
    case (.sectionsMovedToOne, _, _, _, let move?, let source?, _):
      batch.movedSections.append(.init(from: source, to: move.to))
      return "attempt to perform two moves to the same section (\(move.to))"
    case (.sectionMovedTwice, _, _, _, let move?, _, let target?):
      batch.movedSections.append(.init(from: move.from, to: target))
      return "attempt to move section (\(move.from)) twice"
    case (.sectionDeletedTwice, let deleted?, _, _, _, _, _):
      batch.deletedSections.append(deleted)
      return "attempt to delete section (\(deleted)) twice"
    case (.sectionInsertedTwice, _, let inserted?, _, _, _, _):
      batch.insertedSections.append(inserted)
      return "attempt to insert section (\(inserted)) twice"
    default: return nil
    }
  }
}

extension RandomBatch {
  /// The sections with item counts to check, by index after the batch: existing sections that aren't
  /// reloaded.
  fileprivate var remainingSections: [Int] {
    origins.indices.filter { index in origins[index].map { !reloadedSections.contains($0) } ?? false }
  }

  /// Returns the message about the first section with a wrong item count, or `nil`.
  fileprivate func countMessage(of old: [[Int]]) -> String? {
    for section in remainingSections {
      guard let origin = origins[section] else { continue }
      let (before, after) = (old[origin].count, result[section].count)
      let inserted = insertedItems.count { $0.section == section }
      let deleted = deletedItems.count { $0.section == origin }
      let reloaded = reloadedItems.count { $0.section == origin }
      let movedIn = movedItems.count { $0.to.section == section }
      let movedOut = movedItems.count { $0.from.section == origin }
      let expected = before + inserted - deleted + movedIn - movedOut
      guard expected != after else { continue }
      return message(
        of: old,
        "Section \(section) has \(after) item\(after == 1 ? "" : "s") instead of \(expected): \(before) before the updates, \(inserted + reloaded) inserted, \(deleted + reloaded) deleted, \(movedIn) moved in, \(movedOut) moved out."
      )
    }
    return nil
  }

  fileprivate func sectionCountMessage(of old: [[Int]]) -> String {
    let expected = old.count - deletedSections.count + insertedSections.count
    return message(
      of: old,
      "There are \(result.count) section\(result.count == 1 ? "" : "s") instead of \(expected): \(old.count) before the updates, \(insertedSections.count + reloadedSections.count) inserted, \(deletedSections.count + reloadedSections.count) deleted."
    )
  }

  private func message(of old: [[Int]], _ difference: String) -> String {
    func text(_ sections: [[Int]]) -> String {
      sections.isEmpty
        ? "{ 0 sections }"
        : "{ \(sections.count) section\(sections.count == 1 ? "" : "s") with item counts: \(sections.map(\.count)) }"
    }
    func text(_ path: IndexPath) -> String { "item (\(path.section) - \(path.item))" }
    var lines = deletedSections.sorted().map { "Delete section (\($0))" }
    lines += deletedItems.sorted().map { "Delete \(text($0))" }
    lines += insertedSections.sorted().map { "Insert section (\($0))" }
    lines += insertedItems.sorted().map { "Insert \(text($0))" }
    for section in reloadedSections.sorted() {
      lines += ["Delete section (\(section))", "Insert section (\(section))"]
    }
    for path in reloadedItems.sorted() { lines += ["Delete \(text(path))", "Insert \(text(path))"] }
    for move in movedSections.sorted(by: { $0.from < $1.from }) {
      lines.append("Move section (\(move.from)) to (\(move.to))")
    }
    for move in movedItems.sorted(by: { $0.from < $1.from }) {
      lines.append("Move \(text(move.from)) to (\(move.to.section) - \(move.to.item))")
    }
    let updates = lines.isEmpty ? "[ ]" : "[\n\t\(lines.joined(separator: ",\n\t"))\n]"
    return
      "Invalid batch updates detected: the number of sections and/or items returned by the data source does not match the updates. \(difference)\nData source before updates = \(text(old))\nData source after updates = \(text(result))\nUpdates = \(updates)"
  }

  /// Returns an item's path before the batch. No call uses the path.
  fileprivate func freeSource(in old: [[Int]], using random: inout SeededGenerator) -> IndexPath? {
    let named = Set(deletedItems + reloadedItems + movedItems.map(\.from))
    return Self.paths(in: old).filter { !named.contains($0) }.randomElement(using: &random)
  }

  /// Returns an item's path after the batch. No call uses the path.
  fileprivate func freeTarget(using random: inout SeededGenerator) -> IndexPath? {
    let named = Set(insertedItems + movedItems.map(\.to))
    return Self.paths(in: result).filter { !named.contains($0) }.randomElement(using: &random)
  }

  fileprivate func freeSection(in old: [[Int]], using random: inout SeededGenerator) -> Int? {
    let named = Set(deletedSections + reloadedSections + movedSections.map(\.from))
    return old.indices.filter { !named.contains($0) }.randomElement(using: &random)
  }

  fileprivate func freeSectionTarget(using random: inout SeededGenerator) -> Int? {
    let named = Set(insertedSections + movedSections.map(\.to))
    return result.indices.filter { !named.contains($0) }.randomElement(using: &random)
  }

  private static func paths(in sections: [[Int]]) -> [IndexPath] {
    sections.enumerated().flatMap { section, items in
      items.indices.map { IndexPath(item: $0, section: section) }
    }
  }
}

extension Array {
  fileprivate mutating func removeRandom(using random: inout SeededGenerator) -> Element? {
    isEmpty ? nil : remove(at: Int.random(in: indices, using: &random))
  }
}
