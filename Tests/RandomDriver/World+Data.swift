import CollectionView
import TestSupport

extension World {
  /// A section that exists, counted round. Nil where there is none.
  func section(_ index: Int) -> Int? { sections.isEmpty ? nil : index % sections.count }

  /// An item that exists, counted round.
  func path(_ section: Int, _ item: Int) -> IndexPath? {
    guard let section = self.section(section), !sections[section].isEmpty else { return nil }
    return IndexPath(item: item % sections[section].count, section: section)
  }

  /// The items from one on, as many as asked for and there are.
  private func paths(_ section: Int, _ item: Int, _ count: Int) -> [IndexPath] {
    guard let first = path(section, item) else { return [] }
    let end = min(first.item + count, sections[first.section].count)
    return (first.item..<end).map { IndexPath(item: $0, section: first.section) }
  }

  /// Changes the arrays and tells the view, or the diffable data source.
  private func change(animated: Bool = true, _ change: () -> Void, telling updates: () -> Void) {
    if let diffable {
      change()
      diffable.apply(snapshot, animatingDifferences: animated)
    } else {
      view.performBatchUpdates {
        change()
        updates()
      }
    }
  }

  func insertItems(_ section: Int, _ item: Int, _ count: Int) {
    guard let section = self.section(section) else { return }
    let start = item % (sections[section].count + 1)
    let numbers = numbers(count)
    change {
      sections[section].insert(contentsOf: numbers, at: start)
    } telling: {
      view.insertItems(at: numbers.indices.map { IndexPath(item: start + $0, section: section) })
    }
  }

  func deleteItems(_ section: Int, _ item: Int, _ count: Int) {
    let paths = paths(section, item, count)
    change {
      for path in paths.reversed() { sections[path.section].remove(at: path.item) }
    } telling: {
      view.deleteItems(at: paths)
    }
  }

  func moveItem(_ section: Int, _ item: Int, _ toSection: Int, _ toItem: Int) {
    guard let source = path(section, item), let target = self.section(toSection) else { return }
    let room = sections[target].count + (target == source.section ? 0 : 1)
    let place = IndexPath(item: toItem % room, section: target)
    change {
      let number = sections[source.section].remove(at: source.item)
      sections[place.section].insert(number, at: place.item)
    } telling: {
      view.moveItem(at: source, to: place)
    }
  }

  func reloadItems(_ section: Int, _ item: Int, _ count: Int) {
    let paths = paths(section, item, count)
    let numbers = paths.compactMap(number(at:))
    numbers.forEach(becomeAnotherSize)
    if let diffable {
      var snapshot = diffable.snapshot()
      snapshot.reloadItems(numbers)
      diffable.apply(snapshot, animatingDifferences: true)
    } else {
      view.reloadItems(at: paths)
    }
  }

  func reconfigureItem(_ section: Int, _ item: Int) {
    guard let path = path(section, item), let number = number(at: path) else { return }
    if let diffable {
      var snapshot = diffable.snapshot()
      snapshot.reconfigureItems([number])
      diffable.apply(snapshot, animatingDifferences: true)
    } else {
      view.reconfigureItems(at: [path])
    }
  }

  func insertSection(_ section: Int, _ count: Int) {
    let place = section % (sections.count + 1)
    let (numbers, name) = (numbers(count), newNumber())
    change {
      sections.insert(numbers, at: place)
      names.insert(name, at: place)
    } telling: {
      view.insertSections([place])
    }
  }

  func deleteSection(_ section: Int) {
    guard let section = self.section(section) else { return }
    change {
      sections.remove(at: section)
      names.remove(at: section)
    } telling: {
      view.deleteSections([section])
    }
  }

  func moveSection(_ section: Int, _ target: Int) {
    guard let section = self.section(section), let target = self.section(target) else { return }
    change {
      sections.insert(sections.remove(at: section), at: target)
      names.insert(names.remove(at: section), at: target)
    } telling: {
      view.moveSection(section, toSection: target)
    }
  }

  func reloadSection(_ section: Int) { replaceSection(section, with: nil) }

  /// Other items in a section, which is reloaded; or the same.
  func replaceSection(_ section: Int, with count: Int?) {
    guard let section = self.section(section) else { return }
    let numbers = count.map(numbers) ?? sections[section]
    if let diffable {
      sections[section] = numbers
      var snapshot = snapshot
      snapshot.reloadSections([names[section]])
      diffable.apply(snapshot, animatingDifferences: true)
    } else {
      view.performBatchUpdates {
        sections[section] = numbers
        view.reloadSections([section])
      }
    }
  }

  /// Becomes another size with nothing but an invalidation.
  func resizeItem(_ section: Int, _ item: Int) {
    guard let number = path(section, item).flatMap(number(at:)) else { return }
    becomeAnotherSize(number)
    view.collectionViewLayout.invalidateLayout()
  }

  func reloadData() {
    guard diffable == nil else { return }
    if !sections.isEmpty { sections[0] = Array(sections[0].reversed()) + numbers(1) }
    view.reloadData()
  }

  /// Deletions, insertions, moves and reloads in one section, in one batch.
  func mixedBatch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    guard let section = section(random.int(0...5)) else { return }
    let old = sections[section]
    var pool = old.indices.filter { _ in random.chance(0.5) }.shuffled(using: &random)[...]
    func take(_ count: Int) -> [Int] {
      defer { pool = pool.dropFirst(count) }
      return Array(pool.prefix(count))
    }
    let (deleted, moved) = (take(random.int(0...4)), take(random.int(0...3)))
    let reloaded = diffable == nil ? take(random.int(0...3)) : []
    let inserted = numbers(random.int(0...4))
    let gone = Set(deleted + moved)
    var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    for number in inserted + moved.map({ old[$0] }) { new.insert(number, at: random.int(0...new.count)) }
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    func place(_ number: Int) -> IndexPath { IndexPath(item: places[number] ?? 0, section: section) }
    change {
      sections[section] = new
    } telling: {
      view.deleteItems(at: deleted.map { IndexPath(item: $0, section: section) })
      view.insertItems(at: inserted.map(place))
      for item in moved { view.moveItem(at: IndexPath(item: item, section: section), to: place(old[item])) }
      view.reloadItems(at: reloaded.map { IndexPath(item: $0, section: section) })
    }
  }
}
