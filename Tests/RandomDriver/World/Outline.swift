import CollectionView
import TestSupport

/// A section's rows as a tree, in plain dictionaries.
struct Outline {
  private(set) var roots: [Int]
  private var children: [Int: [Int]] = [:]
  private var expanded: Set<Int> = []

  init(_ roots: [Int]) { self.roots = roots }

  /// Creates an outline from the data source's snapshot after an interactive movement.
  init(_ snapshot: NSDiffableDataSourceSectionSnapshot<Int>) {
    roots = snapshot.rootItems
    for row in snapshot.items {
      if let parent = snapshot.parent(of: row) { children[parent, default: []].append(row) }
      if snapshot.isExpanded(row) { expanded.insert(row) }
    }
  }

  /// Creates a random tree of the rows. Each row is at the level of the preceding row, or one
  /// level above or below it.
  init(_ rows: [Int], random: inout SeededGenerator) {
    roots = []
    var line: [Int] = []
    for row in rows {
      line.removeLast(min(line.count, random.int(0...2)))
      if let parent = line.last { children[parent, default: []].append(row) } else { roots.append(row) }
      line.append(row)
      if random.chance(0.4) { expanded.insert(row) }
    }
  }

  /// The visible rows in order.
  var visible: [Int] {
    func walk(_ rows: [Int]) -> [Int] {
      rows.flatMap { [$0] + (expanded.contains($0) ? walk(children[$0] ?? []) : []) }
    }
    return walk(roots)
  }

  func isParent(_ row: Int) -> Bool { !(children[row] ?? []).isEmpty }

  mutating func toggle(_ row: Int) {
    if expanded.remove(row) == nil { expanded.insert(row) }
  }

  mutating func setExpanded(_ isExpanded: Bool, _ row: Int) {
    if isExpanded { expanded.insert(row) } else { expanded.remove(row) }
  }

  mutating func append(_ rows: [Int], to parent: Int) { children[parent, default: []] += rows }

  /// Removes a row and its descendants.
  mutating func remove(_ row: Int) {
    for child in children.removeValue(forKey: row) ?? [] { remove(child) }
    expanded.remove(row)
    roots.removeAll { $0 == row }
    for parent in Array(children.keys) { children[parent]?.removeAll { $0 == row } }
  }

  var snapshot: NSDiffableDataSourceSectionSnapshot<Int> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    func append(_ rows: [Int], to parent: Int?) {
      snapshot.append(rows, to: parent)
      for row in rows { if let below = children[row], !below.isEmpty { append(below, to: row) } }
    }
    append(roots, to: nil)
    snapshot.expand(snapshot.items.filter(expanded.contains))
    return snapshot
  }
}
