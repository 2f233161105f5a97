import Foundation

/// Merges consecutive batches, whose paths build on each other, into one batch.
///
/// Each batch is checked against the counts at its own time. In the result, old paths refer to the state
/// before the first batch, and new paths to the state after the last one.
///
/// - Complexity: O(operations · batches).
struct UpdateSequence {
  struct Step {
    var operations = UpdateOperations()
    var reconfigured: [IndexPath] = []
    var counts: [Int] = []
    /// Called when the result is on screen. The argument is `true` if the animation ran to its end.
    var completions: [(Bool) -> Void] = []
  }

  private let maps: [UpdateMap]
  private let steps: [Step]
  private let oldCounts: [Int]

  init(_ steps: [Step], from old: [Int]) throws(UpdateError) {
    var (maps, counts): ([UpdateMap], [Int]) = ([], old)
    for step in steps {
      maps.append(try UpdateMap(step.operations, from: counts, to: step.counts))
      counts = step.counts
    }
    (self.maps, self.steps, oldCounts) = (maps, steps, old)
  }

  var reconfigured: [IndexPath] {
    steps.indices.flatMap { step in
      steps[step].reconfigured.compactMap { path in
        maps[step...].reduce(path) { path, map in path.flatMap(map.newPath) }
      }
    }
  }

  func map() throws(UpdateError) -> UpdateMap {
    if maps.count == 1 { return maps[0] }
    return try UpdateMap(operations, from: oldCounts, to: steps.last?.counts ?? oldCounts)
  }

  // MARK: Merged batch

  private var operations: UpdateOperations {
    let (sections, items) = (sectionChanges, itemChanges)
    func isOfRemainingSection(old path: IndexPath) -> Bool {
      !sections.deleted.contains(path.section) && !sections.reloaded.contains(path.section)
    }
    let newSections = sections.inserted.union(sections.reloaded.compactMap { sectionAfter($0, from: 0) })
    var operations = UpdateOperations()
    operations.deletedSections = sections.deleted.sorted()
    operations.insertedSections = sections.inserted.sorted()
    operations.reloadedSections = sections.reloaded.sorted()
    operations.movedSections = sections.moves
    // Deleting, inserting, or reloading a section implies all other changes inside it.
    operations.deletedItems = items.deleted.filter(isOfRemainingSection).sorted()
    operations.insertedItems = items.inserted.filter { !newSections.contains($0.section) }.sorted()
    operations.reloadedItems = items.reloaded.filter(isOfRemainingSection).sorted()
    operations.movedItems = items.moves
    for (step, map) in maps.enumerated() {
      for (from, to) in map.operations.selectedItems {
        guard let from = pathBefore(from, step) else { continue }
        operations.selectedItems[from] = maps[(step + 1)...].reduce(to) { path, map in
          path.flatMap(map.selectionPath(after:))
        }
      }
    }
    return operations
  }

  private var sectionChanges: Changes<Int> {
    var changes = Changes<Int>()
    for (step, map) in maps.enumerated() {
      let operations = map.operations
      changes.add(
        deleted: operations.deletedSections.map { sectionBefore($0, step) },
        inserted: operations.insertedSections.map { sectionAfter($0, from: step + 1) },
        moved: operations.movedSections.map {
          (sectionBefore($0.from, step), sectionAfter($0.to, from: step + 1))
        },
        reloaded: operations.reloadedSections.map { (sectionBefore($0, step), sectionAfter($0, from: step)) })
    }
    return changes.normalized
  }

  private var itemChanges: Changes<IndexPath> {
    var changes = Changes<IndexPath>()
    for (step, map) in maps.enumerated() {
      let operations = map.operations
      changes.add(
        deleted: operations.deletedItems.map { pathBefore($0, step) },
        inserted: operations.insertedItems.map { pathAfter($0, from: step + 1) },
        moved: operations.movedItems.map { (pathBefore($0.from, step), pathAfter($0.to, from: step + 1)) },
        reloaded: operations.reloadedItems.map { (pathBefore($0, step), pathAfter($0, from: step)) })
    }
    return changes.normalized
  }

  // MARK: Mapping across steps

  /// Returns the section's index before all steps, or `nil` if an earlier step inserted it.
  private func sectionBefore(_ section: Int, _ step: Int) -> Int? {
    maps[..<step].reversed().reduce(section) { section, map in section.flatMap(map.oldSection) }
  }

  private func sectionAfter(_ section: Int, from step: Int) -> Int? {
    maps[step...].reduce(section) { section, map in section.flatMap(map.newSection) }
  }

  private func pathBefore(_ path: IndexPath, _ step: Int) -> IndexPath? {
    maps[..<step].reversed().reduce(path) { path, map in path.flatMap(map.viewPathBefore) }
  }

  private func pathAfter(_ path: IndexPath, from step: Int) -> IndexPath? {
    maps[step...].reduce(path) { path, map in path.flatMap(map.viewPathAfter) }
  }

  /// Changes by their indices before the first step and after the last one.
  private struct Changes<Index: Hashable & Comparable> {
    private(set) var deleted: Set<Index> = []
    private(set) var inserted: Set<Index> = []
    private(set) var reloaded: Set<Index> = []
    private var moved: [Index: Index] = [:]

    var moves: [UpdateOperations.Move<Index>] {
      moved.sorted { $0.key < $1.key }.map { .init(from: $0.key, to: $0.value) }
    }

    /// A path is `nil` if it doesn't exist before or after the steps.
    mutating func add(
      deleted: [Index?], inserted: [Index?], moved: [(from: Index?, to: Index?)],
      reloaded: [(from: Index?, to: Index?)]
    ) {
      self.deleted.formUnion(deleted.compactMap(\.self))
      self.inserted.formUnion(inserted.compactMap(\.self))
      for (from, to) in moved {
        switch (from, to) {
        case (let from?, let to?): self.moved[from] = to
        case (let from?, nil): self.deleted.insert(from)
        case (nil, let to?): self.inserted.insert(to)
        case (nil, nil): break
        }
      }
      for case (let from?, _?) in reloaded { self.reloaded.insert(from) }
    }

    /// The changes as a valid batch, which can't both move and reload an item. An item with both changes is
    /// deleted and inserted.
    var normalized: Self {
      var changes = self
      for from in reloaded {
        guard let to = changes.moved.removeValue(forKey: from) else { continue }
        changes.reloaded.remove(from)
        changes.deleted.insert(from)
        changes.inserted.insert(to)
      }
      return changes
    }
  }
}
