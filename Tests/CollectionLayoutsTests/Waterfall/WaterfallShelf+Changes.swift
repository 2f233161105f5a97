import CollectionView
import TestSupport

extension WaterfallShelf {
  /// Makes a random change to the data and updates the view.
  func change(_ random: inout SeededGenerator) {
    let section = random.int(0...sections.count - 1)
    let count = sections[section].items.count
    switch random.int(0...9) {
    case 0: change(section, appending: random.int(1...3), &random)
    case 1: change(section, inserting: random.int(1...3), &random)
    case 2: change(section, removing: random.int(1...4), &random)
    case 3: change(section, removing: random.int(0...3), inserting: random.int(0...3), reloading: 1, &random)
    case 4 where count > 0: move(from: section, &random)
    case 5: change(section, reloading: random.int(1...3), &random)
    case 6: resizeBoundary(of: section, &random)
    case 7: changeSections(section, &random)
    default: resize(section, &random)
    }
  }

  func newItem(_ random: inout SeededGenerator) -> Item {
    Item(length: CGFloat(random.int(0...4000)) / 16, span: random.chance(0.1) ? 2 : 1)
  }

  /// Makes one batch: removals and reloads use the index paths before the batch, insertions the ones after
  /// it.
  private func change(
    _ section: Int, removing removed: Int = 0, inserting inserted: Int = 0, appending appended: Int = 0,
    reloading reloaded: Int = 0, _ random: inout SeededGenerator
  ) {
    let count = sections[section].items.count
    var indices = Set((0..<(removed + reloaded)).map { _ in random.int(0...max(0, count - 1)) })
    if count == 0 { indices = [] }
    let reloads = Set(indices.prefix(reloaded))
    let removals = indices.subtracting(reloads).sorted()
    var items = sections[section].items
    for index in reloads { items[index] = newItem(&random) }
    for index in removals.reversed() { items.remove(at: index) }
    var insertions = Set((0..<inserted).map { _ in random.chance(0.3) ? 0 : random.int(0...items.count) })
      .sorted()
    for index in insertions { items.insert(newItem(&random), at: index) }
    for _ in 0..<appended {
      insertions.append(items.count)
      items.append(newItem(&random))
    }
    func paths(_ indices: some Sequence<Int>) -> [IndexPath] {
      indices.map { IndexPath(item: $0, section: section) }
    }
    view.performBatchUpdates {
      self.sections[section].items = items
      self.view.deleteItems(at: paths(removals))
      self.view.insertItems(at: paths(insertions))
      self.view.reloadItems(at: paths(reloads))
    }
  }

  private func move(from section: Int, _ random: inout SeededGenerator) {
    let target = random.chance(0.7) ? section : random.int(0...sections.count - 1)
    let source = IndexPath(item: random.int(0...sections[section].items.count - 1), section: section)
    let item = sections[section].items[source.item]
    var moved = sections
    moved[section].items.remove(at: source.item)
    let destination = IndexPath(item: random.int(0...moved[target].items.count), section: target)
    moved[target].items.insert(item, at: destination.item)
    view.performBatchUpdates {
      self.sections = moved
      self.view.moveItem(at: source, to: destination)
    }
  }

  private func resizeBoundary(of section: Int, _ random: inout SeededGenerator) {
    if random.chance(0.5) {
      sections[section].header = CGFloat(random.int(0...60))
      invalidate {
        $0.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader, at: [[section, 0]])
      }
    } else {
      sections[section].footer = CGFloat(random.int(0...60))
      invalidate {
        $0.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionFooter, at: [[section, 0]])
      }
    }
  }

  private func changeSections(_ section: Int, _ random: inout SeededGenerator) {
    if sections.count > 3 {
      view.performBatchUpdates {
        self.sections.remove(at: section)
        self.view.deleteSections([section])
      }
    } else {
      let items = (0..<random.int(0...200)).map { _ in newItem(&random) }
      view.performBatchUpdates {
        self.sections.insert(Section(items: items, header: 15, footer: 10), at: section)
        self.view.insertSections([section])
      }
    }
  }

  private func resize(_ section: Int, _ random: inout SeededGenerator) {
    let count = sections[section].items.count
    guard count > 0 else { return }
    let indices = (0..<random.int(1...3)).map { _ in random.int(0...count - 1) }
    for index in indices { sections[section].items[index] = newItem(&random) }
    invalidate { context in context.invalidateItems(at: indices.map { IndexPath(item: $0, section: section) })
    }
  }
}
