/// The steps of a batch update of sections and items.
///
/// Removals, reloads, and the starts of moves are old indices. Insertions and the ends of moves are new ones.
/// Other elements keep their order.
public struct SectionedChanges: Hashable, Sendable {
  /// The changes of whole sections.
  public var sections = IndexChanges()
  /// The reloaded sections' old indices, ascending.
  public var reloadedSections: [Int] = []
  /// The removed items' old paths.
  public var removedItems: [ItemPath] = []
  /// The inserted items' new paths.
  public var insertedItems: [ItemPath] = []
  /// The moved items' old and new paths.
  public var movedItems: [Move<ItemPath>] = []
  /// The reloaded items' old paths, ascending.
  public var reloadedItems: [ItemPath] = []

  /// Creates an empty update.
  public init() {}

  /// `true` if there are no changes.
  public var isEmpty: Bool {
    sections.isEmpty && reloadedSections.isEmpty && removedItems.isEmpty && insertedItems.isEmpty
      && movedItems.isEmpty && reloadedItems.isEmpty
  }
}

extension SectionedChanges {
  /// Creates the steps that lead to a map's result, in forms that are known to be safe in one UIKit batch
  /// update:
  ///
  /// - A section that moves and changes is removed and inserted.
  /// - Items move only between sections that exist before and after. Other items are removed and inserted,
  ///   unless the removal or insertion of their section implies it.
  /// - A reloaded item that moves is removed and inserted.
  /// - A reloaded section contains no other changes. If its number of items changes, it's removed and
  ///   inserted.
  ///
  /// UIKit rejects a reload and a move of the same path (WWDC18, session 225) and is known to fail for moved
  /// sections with changes (IGListKit works around it).
  ///
  /// Reloaded sections and items are given by their old indices. Item indices run through all sections.
  ///
  /// - Complexity: O(sections + items) if the order changes little; O(n log n) at worst.
  public init(_ map: SectionedIndexMap, reloadedSections: [Int] = [], reloadedItems: [Int] = []) {
    var plan = SectionedPlan(map, reloadedSections: reloadedSections, reloadedItems: reloadedItems)
    // Comes first, because it disconnects items that are both moved and reloaded.
    movedItems = plan.extractMoves()
    removedItems = plan.removals
    insertedItems = plan.insertions
    self.reloadedItems = plan.reloads
    sections = plan.sectionChanges
    self.reloadedSections = plan.reloadedSections
  }
}

/// The old and new index of each section and item. Items may change sections.
public struct SectionedIndexMap: Hashable, Sendable {
  /// The section indices.
  public let sections: IndexMap
  /// The item indices, which run through all sections.
  public let items: IndexMap
  /// The old items.
  public let old: SectionMap
  /// The new items.
  public let new: SectionMap

  /// Creates a map. The item indices run through all sections.
  ///
  /// - Complexity: O(sections).
  public init(oldCounts: [Int], newCounts: [Int], sections: IndexMap, items: IndexMap) {
    old = SectionMap(counts: oldCounts)
    new = SectionMap(counts: newCounts)
    precondition(
      sections.oldCount == oldCounts.count && sections.newCount == newCounts.count,
      "SectionedIndexMap.sections maps a different number of sections")
    precondition(
      items.oldCount == old.count && items.newCount == new.count,
      "SectionedIndexMap.items maps a different number of items")
    self.sections = sections
    self.items = items
  }
}

/// Converts a map into steps that are safe in UIKit.
struct SectionedPlan {
  let old: SectionMap
  let new: SectionMap
  private var sections: IndexMap
  private var sectionMoves: [Move<Int>] = []
  private var items: IndexMap
  private var isReloadedSection: [Bool]
  /// `true` for reloaded items, by old item index. Empty if no items are reloaded.
  private var isReloadedItem: [Bool]

  init(_ map: SectionedIndexMap, reloadedSections: [Int], reloadedItems: [Int]) {
    old = map.old
    new = map.new
    sections = map.sections
    items = map.items
    isReloadedSection = .init(repeating: false, count: map.old.sectionCount)
    isReloadedItem = reloadedItems.isEmpty ? [] : .init(repeating: false, count: map.old.count)
    for item in reloadedItems { isReloadedItem[item] = true }
    for section in reloadedSections { reload(section) }

    let movers = IndexChanges(sections).moves
    sectionMoves = movers.filter(isIntact)
    for move in movers where !isIntact(move) { sections.disconnect(move.from) }
    for section in 0..<old.sectionCount where !retainsItems(old: section) {
      for item in old.range(ofSection: section) { items.disconnect(item) }
    }
    for section in 0..<new.sectionCount where !retainsItems(new: section) {
      for item in new.range(ofSection: section) {
        if let old = items.oldIndex(ofNew: item) { items.disconnect(old) }
      }
    }
  }

  private mutating func reload(_ section: Int) {
    guard let now = sections.newIndex(ofOld: section) else { return }
    isReloadedSection[section] = old.itemCount(inSection: section) == new.itemCount(inSection: now)
    if !isReloadedSection[section] { sections.disconnect(section) }
  }

  private func isReloaded(_ item: Int) -> Bool { !isReloadedItem.isEmpty && isReloadedItem[item] }

  private func isIntact(_ move: Move<Int>) -> Bool {
    let (olds, news) = (old.range(ofSection: move.from), new.range(ofSection: move.to))
    guard olds.count == news.count, !isReloadedSection[move.from] else { return false }
    let shift = news.lowerBound - olds.lowerBound
    return olds.allSatisfy { items.newIndex(ofOld: $0) == $0 + shift && !isReloaded($0) }
  }

  /// Returns `true` if the section stays and its items change in separate steps.
  private func retainsItems(old section: Int) -> Bool {
    sections.newIndex(ofOld: section) != nil && !isReloadedSection[section]
  }

  private func retainsItems(new section: Int) -> Bool {
    sections.oldIndex(ofNew: section).map(retainsItems(old:)) ?? false
  }

  var sectionChanges: IndexChanges {
    var changes = IndexChanges(sections)
    // The moves that `IndexChanges` computes may include sections whose items change, which UIKit can't move.
    // Replaces them with the moves from this plan's initializer.
    changes.moves = sectionMoves
    return changes
  }

  /// Returns the moves of items, and disconnects moved items that are also reloaded.
  mutating func extractMoves() -> [Move<ItemPath>] {
    var moves: [Move<ItemPath>] = []
    for section in 0..<new.sectionCount where retainsItems(new: section) {
      for item in movers(toSection: section) {
        guard let from = items.oldIndex(ofNew: item) else { continue }
        if isReloaded(from) {
          items.disconnect(from)
        } else {
          moves.append(Move(from: old.path(of: from), to: new.path(of: item)))
        }
      }
    }
    return moves
  }

  /// Returns the new indices of items that come from another section or change their order.
  private func movers(toSection section: Int) -> [Int] {
    guard let oldSection = sections.oldIndex(ofNew: section) else { return [] }
    let olds = old.range(ofSection: oldSection)
    var residents: [Int] = []
    residents.reserveCapacity(olds.count)
    var movers: [Int] = []
    for item in new.range(ofSection: section) {
      guard let from = items.oldIndex(ofNew: item) else { continue }
      if olds.contains(from) { residents.append(from) } else { movers.append(item) }
    }
    for position in residents.positionsOutsideLongestIncreasingSubsequence() {
      guard let item = items.newIndex(ofOld: residents[position]) else { continue }
      movers.append(item)
    }
    movers.sort()
    return movers
  }

  var removals: [ItemPath] { oldPaths { items.newIndex(ofOld: $0) == nil } }

  var reloads: [ItemPath] {
    guard !isReloadedItem.isEmpty else { return [] }
    return oldPaths { isReloadedItem[$0] && items.newIndex(ofOld: $0) != nil }
  }

  var insertions: [ItemPath] {
    var paths: [ItemPath] = []
    for section in 0..<new.sectionCount where retainsItems(new: section) {
      let range = new.range(ofSection: section)
      for item in range where items.oldIndex(ofNew: item) == nil {
        paths.append(ItemPath(section: section, item: item - range.lowerBound))
      }
    }
    return paths
  }

  var reloadedSections: [Int] {
    isReloadedSection.indices.filter { isReloadedSection[$0] && sections.newIndex(ofOld: $0) != nil }
  }

  private func oldPaths(where isIncluded: (Int) -> Bool) -> [ItemPath] {
    var paths: [ItemPath] = []
    for section in 0..<old.sectionCount where retainsItems(old: section) {
      let range = old.range(ofSection: section)
      for item in range where isIncluded(item) {
        paths.append(ItemPath(section: section, item: item - range.lowerBound))
      }
    }
    return paths
  }
}
