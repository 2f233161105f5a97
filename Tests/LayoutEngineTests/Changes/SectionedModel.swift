import LayoutEngine

/// A reference implementation of sections and items, with plain arrays and simple updates.
struct SectionedModel: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  /// Creates the sections 0, 1, 2 … with these items.
  init(_ items: [[Int]]) { sections = items.enumerated().map { Section(id: $0.offset, items: $0.element) } }

  var counts: [Int] { sections.map(\.items.count) }
  var ids: [Int] { sections.map(\.id) }
  var items: [Int] { sections.flatMap(\.items) }

  func map(to new: Self) -> SectionedIndexMap {
    SectionedIndexMap(
      oldCounts: counts, newCounts: new.counts, sections: IndexMap(from: ids, to: new.ids),
      items: IndexMap(from: items, to: new.items))
  }

  subscript(path: ItemPath) -> Int { sections[path.section].items[path.item] }

  /// Applies the steps by the rules of a batch update. Inserted and reloaded elements come from `new`.
  func applying(_ changes: SectionedChanges, contentsOf new: Self) -> Self {
    var result = self
    for section in changes.reloadedSections {
      // The contents of a reloaded section are added below, once the sections are in order.
      result.sections[section].items = []
    }
    let leaving = changes.removedItems + changes.movedItems.map(\.from)
    for path in leaving.sorted().reversed() { result.sections[path.section].items.remove(at: path.item) }
    let leavingSections = changes.sections.removals + changes.sections.moves.map(\.from)
    for section in leavingSections.sorted().reversed() { result.sections.remove(at: section) }

    var arriving = changes.sections.moves.map { ($0.to, sections[$0.from]) }
    arriving += changes.sections.insertions.map { ($0, new.sections[$0]) }
    for (section, contents) in arriving.sorted(by: { $0.0 < $1.0 }) {
      result.sections.insert(contents, at: section)
    }
    for section in changes.reloadedSections {
      guard let index = result.sections.firstIndex(where: { $0.id == sections[section].id }) else { continue }
      result.sections[index].items = new.sections[index].items
    }
    var items = changes.insertedItems.map { ($0, new[$0]) }
    items += changes.movedItems.map { ($0.to, self[$0.from]) }
    for (path, item) in items.sorted(by: { $0.0 < $1.0 }) {
      result.sections[path.section].items.insert(item, at: path.item)
    }
    return result
  }

  /// Returns the reasons for UIKit to reject the steps or fail. The result is empty for valid steps.
  func objections(to changes: SectionedChanges) -> [String] {
    var objections: [String] = []
    func object(_ isWrong: Bool, _ message: String) { if isWrong { objections.append(message) } }
    let before = changes.removedItems + changes.movedItems.map(\.from) + changes.reloadedItems
    let after = changes.insertedItems + changes.movedItems.map(\.to)
    object(Set(before).count < before.count, "two steps from one path")
    object(Set(after).count < after.count, "two steps to one path")
    let sectionMoves = changes.sections.moves
    let gone = changes.sections.removals + sectionMoves.map(\.from) + changes.reloadedSections
    let made = changes.sections.insertions + sectionMoves.map(\.to)
    object(Set(gone).count < gone.count, "two steps from one section")
    object(Set(made).count < made.count, "two steps to one section")
    object(
      before.contains { gone.contains($0.section) },
      "an item step in a section that is removed, moved, or reloaded")
    object(after.contains { made.contains($0.section) }, "an item step into an inserted or moved section")
    return objections
  }
}
