import UIKitCollections
import TestSupport

/// A model of sections and items in plain arrays, with the same random changes as a snapshot.
struct SnapshotModel {
  struct Section {
    let id: Int
    var items: [Int]
  }

  private(set) var sections: [Section] = []
  private var next = 0

  private mutating func fresh(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<(next + count))
  }

  mutating func change(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, using random: inout SeededGenerator
  ) {
    func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
    let paths = sections.indices.flatMap { section in
      sections[section].items.indices.map { (section: section, item: $0) }
    }
    guard sections.count > 1, paths.count > 1 else {
      let (id, items) = (fresh(1)[0], fresh(40))
      snapshot.appendSections([id])
      snapshot.appendItems(items)
      sections.append(Section(id: id, items: items))
      return
    }
    let (section, path) = (number(0..<sections.count), paths[number(0..<paths.count)])
    let item = sections[path.section].items[path.item]
    switch number(0..<9) {
    case 0:
      let id = fresh(1)[0]
      snapshot.insertSections([id], beforeSection: sections[section].id)
      sections.insert(Section(id: id, items: []), at: section)
    case 1:
      let other = (section + 1) % sections.count
      snapshot.moveSection(sections[section].id, beforeSection: sections[other].id)
      let anchor = sections[other].id
      let moved = sections.remove(at: section)
      if let index = sections.firstIndex(where: { $0.id == anchor }) { sections.insert(moved, at: index) }
    case 2 where sections.count > 4:
      snapshot.deleteSections([sections[section].id])
      sections.remove(at: section)
    case 3:
      let items = fresh(number(1..<300))
      snapshot.insertItems(items, afterItem: item)
      sections[path.section].items.insert(contentsOf: items, at: path.item + 1)
    case 4:
      let items = fresh(number(1..<6))
      snapshot.appendItems(items, toSection: sections[section].id)
      sections[section].items += items
    case 5, 6:
      let chance = number(0..<2) == 0 ? 3 : 40
      let doomed = sections[path.section].items.filter { _ in number(0..<chance) == 0 }
      snapshot.deleteItems(doomed.shuffled(using: &random))
      sections[path.section].items.removeAll(where: Set(doomed).contains)
    default:
      let other = paths[number(0..<paths.count)]
      let anchor = sections[other.section].items[other.item]
      guard anchor != item else { return }
      snapshot.moveItem(item, beforeItem: anchor)
      sections[path.section].items.remove(at: path.item)
      if let index = sections[other.section].items.firstIndex(of: anchor) {
        sections[other.section].items.insert(item, at: index)
      }
    }
  }
}
