import CollectionView
import TestSupport

extension World {
  /// Deletes, inserts, moves, and reloads items of one section in one batch.
  func mixedBatch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    guard let section = section(random.int(0...5)) else { return }
    let old = sections[section]
    var pool = old.indices.filter { _ in random.chance(0.5) }.shuffled(using: &random)[...]
    func next(_ count: Int) -> [Int] {
      defer { pool = pool.dropFirst(count) }
      return Array(pool.prefix(count))
    }
    let (deleted, moved) = (next(random.int(0...4)), next(random.int(0...3)))
    let reloaded = diffable == nil ? next(random.int(0...3)) : []
    let inserted = numbers(random.int(0...4))
    let gone = Set(deleted + moved)
    var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    for number in inserted + moved.map({ old[$0] }) { new.insert(number, at: random.int(0...new.count)) }
    let indices = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    func path(_ number: Int) -> IndexPath { IndexPath(item: indices[number] ?? 0, section: section) }
    selected.subtract(reloaded.map { old[$0] })
    change {
      sections[section] = new
    } telling: {
      view.deleteItems(at: deleted.map { IndexPath(item: $0, section: section) })
      view.insertItems(at: inserted.map(path))
      for item in moved { view.moveItem(at: IndexPath(item: item, section: section), to: path(old[item])) }
      view.reloadItems(at: reloaded.map { IndexPath(item: $0, section: section) })
    }
  }

  /// Deletes, inserts, and moves sections, and changes items of the remaining sections, in one batch.
  func mixedSections(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = sections.indices.map { (index: $0, name: names[$0], numbers: sections[$0]) }
    var pool = old.shuffled(using: &random)[...]
    func next(_ count: Int) -> [(index: Int, name: Int, numbers: [Int])] {
      defer { pool = pool.dropFirst(count) }
      return Array(pool.prefix(count))
    }
    let (deleted, moved) = (next(random.int(0...1)), next(random.int(0...1)))
    let gone = Set((deleted + moved).map(\.index))
    var new = old.filter { !gone.contains($0.index) }
    let inserted = (0..<random.int(0...2)).map { _ in
      (index: -1, name: newNumber(), numbers: numbers(random.int(0...6)))
    }
    for section in inserted + moved { new.insert(section, at: random.int(0...new.count)) }
    // Deleted items have index paths from before the batch, and inserted items from after it.
    var (deletedItems, insertedItems): ([IndexPath], [IndexPath]) = ([], [])
    for index in new.indices where new[index].index >= 0 && !gone.contains(new[index].index) {
      if !new[index].numbers.isEmpty, random.chance(0.5) {
        let item = random.int(0...new[index].numbers.count - 1)
        deletedItems.append(IndexPath(item: item, section: new[index].index))
        new[index].numbers.remove(at: item)
      }
      if random.chance(0.5) {
        let item = random.int(0...new[index].numbers.count)
        insertedItems.append(IndexPath(item: item, section: index))
        new[index].numbers.insert(newNumber(), at: item)
      }
    }
    let indices = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.name, $0) })
    change {
      sections = new.map(\.numbers)
      names = new.map(\.name)
    } telling: {
      view.deleteItems(at: deletedItems)
      view.deleteSections(IndexSet(deleted.map(\.index)))
      view.insertSections(IndexSet(inserted.compactMap { indices[$0.name] }))
      for section in moved {
        if let index = indices[section.name] { view.moveSection(section.index, toSection: index) }
      }
      view.insertItems(at: insertedItems)
    }
  }
}
