import CollectionView
import TestSupport

/// A valid batch of random changes and the lists it leads to, worked out on plain arrays: removals first, insertions in
/// ascending order after them, as WWDC18 session 225 has it.
struct RandomBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(IndexPath, IndexPath)] = []
  private(set) var result: [[Int]] = []
  private(set) var reloadedLabels: Set<Int> = []

  init(from old: [[Int]], nextLabel: inout Int, using random: inout SeededGenerator) {
    func chance(_ outOf: Int) -> Bool { Int.random(in: 0..<outOf, using: &random) == 0 }
    func fresh() -> Int {
      nextLabel += 1
      return nextLabel
    }
    deletedSections = old.indices.filter { _ in old.count > 1 && chance(12) }
    var moving: [(from: IndexPath, label: Int)] = []
    var kept: [[Int]] = []
    for (section, items) in old.enumerated() where !deletedSections.contains(section) {
      var remaining: [Int] = []
      for (item, label) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        if chance(6) {
          deletedItems.append(path)
        } else if chance(10) {
          moving.append((path, label))
        } else {
          if chance(12) {
            reloadedItems.append(path)
            reloadedLabels.insert(label)
          }
          remaining.append(label)
        }
      }
      kept.append(remaining)
    }
    // New sections, by their place after the update.
    let added = chance(3) || kept.isEmpty ? 1 : 0
    for _ in 0..<added {
      let place = Int.random(in: 0...kept.count, using: &random)
      insertedSections.append(place)
      kept.insert((0..<Int.random(in: 0...4, using: &random)).map { _ in fresh() }, at: place)
    }
    // Places that arriving items take, then everything else in order around them.
    result = kept
    var arrivals: [Int: [(Int, from: IndexPath?)]] = [:]
    let open = kept.indices.filter { !insertedSections.contains($0) }
    for section in open {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        arrivals[section, default: []].append((fresh(), nil))
      }
    }
    for move in moving {
      guard let section = open.randomElement(using: &random) else { continue }
      arrivals[section, default: []].append((move.label, move.from))
    }
    for section in open {
      let list = arrivals[section] ?? []
      let total = kept[section].count + list.count
      let places = (0..<total).shuffled(using: &random).prefix(list.count).sorted()
      for (place, arrival) in zip(places, list) {
        let path = IndexPath(item: place, section: section)
        if let from = arrival.from { movedItems.append((from, path)) } else { insertedItems.append(path) }
        result[section].insert(arrival.0, at: place)
      }
    }
    if open.isEmpty {
      // Nowhere to move to: what wanted to move is in a section that goes, or there is none.
      deletedItems += moving.map(\.from)
    }
  }

  func apply(to view: UICollectionView) {
    view.insertItems(at: insertedItems)
    for (from, to) in movedItems { view.moveItem(at: from, to: to) }
    view.deleteSections(IndexSet(deletedSections))
    view.reloadItems(at: reloadedItems)
    view.insertSections(IndexSet(insertedSections))
    view.deleteItems(at: deletedItems)
  }
}
