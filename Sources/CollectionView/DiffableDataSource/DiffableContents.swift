#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Sections of items in order, each identifier there once: what a snapshot holds.
///
/// Finding an item takes a look-up and a short walk: an item's place is kept as it was when the item was put there, and
/// the walk makes up for what came and went before it since. No walk is longer than ``driftLimit``, after
/// `settle()` there is none.
nonisolated struct DiffableContents<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  private struct Section: Sendable {
    let id: SectionID
    /// Names the section for its items, wherever it moves.
    let slot: Int
    var items: [ItemID]
    /// No item of the section is farther from its kept place than this.
    var drift = 0
  }

  private struct Place: Sendable {
    var slot: Int
    var item: Int
  }

  /// How far items may be from their kept places before a section's places are kept anew.
  private static var driftLimit: Int { 256 }

  private var sections: [Section] = []
  private var sectionIndices: [SectionID: Int] = [:]
  /// The section of each slot. Slots of removed sections are not used again.
  private var sectionOfSlot: [Int] = []
  private var places: [ItemID: Place] = [:]

  // MARK: Questions

  var sectionCount: Int { sections.count }
  var itemCount: Int { places.count }
  var sectionIDs: [SectionID] { sections.map(\.id) }
  var itemCounts: [Int] { sections.map(\.items.count) }

  /// All items in order. O(1) where there is one section.
  var items: [ItemID] {
    guard sections.count != 1 else { return sections[0].items }
    var all: [ItemID] = []
    all.reserveCapacity(itemCount)
    for section in sections { all += section.items }
    return all
  }

  func items(inSection section: Int) -> [ItemID] { sections[section].items }
  func sectionID(_ section: Int) -> SectionID { sections[section].id }
  func index(ofSection id: SectionID) -> Int? { sectionIndices[id] }
  func contains(_ item: ItemID) -> Bool { places[item] != nil }

  func path(of item: ItemID) -> (section: Int, item: Int)? {
    guard let place = places[item] else { return nil }
    let section = sectionOfSlot[place.slot]
    return (section, index(of: item, inSection: section, near: place.item))
  }

  private func index(of item: ItemID, inSection section: Int, near hint: Int) -> Int {
    let items = sections[section].items
    for distance in 0...sections[section].drift {
      let (before, after) = (hint - distance, hint + distance)
      if after < items.count, items[after] == item { return after }
      if before >= 0, before < items.count, items[before] == item { return before }
    }
    preconditionFailure("an item identifier is not equal to itself, or its hash has changed: \(item)")
  }

  // MARK: Sections

  mutating func insertSections(_ ids: [SectionID], at index: Int) {
    let added = ids.enumerated().map { Section(id: $1, slot: sectionOfSlot.count + $0, items: []) }
    sectionOfSlot += ids.map { _ in 0 }
    sections.insert(contentsOf: added, at: index)
    numberSections(from: index)
  }

  mutating func removeSections(_ indices: [Int]) {
    guard let first = indices.min() else { return }
    for section in indices {
      sectionIndices[sections[section].id] = nil
      for item in sections[section].items { places[item] = nil }
    }
    sections.remove(at: indices)
    numberSections(from: first)
  }

  /// - Parameter target: the place in the order without the section.
  mutating func moveSection(_ index: Int, to target: Int) {
    let section = sections.remove(at: index)
    sections.insert(section, at: target)
    numberSections(from: min(index, target))
  }

  private mutating func numberSections(from start: Int) {
    for index in start..<sections.count {
      sectionIndices[sections[index].id] = index
      sectionOfSlot[sections[index].slot] = index
    }
  }

  // MARK: Items

  /// False, and nothing has changed, where one of the items is given twice or is there already.
  mutating func insertItems(_ items: [ItemID], inSection section: Int, at index: Int) -> Bool {
    let slot = sections[section].slot
    let count = places.count
    for (offset, item) in items.enumerated() { places[item] = Place(slot: slot, item: index + offset) }
    guard places.count == count + items.count else {
      places = [:]
      for section in sections.indices { settle(section) }
      return false
    }
    let isAtEnd = index == sections[section].items.count
    sections[section].items.insert(contentsOf: items, at: index)
    if !isAtEnd { addDrift(items.count, toSection: section) }
    return true
  }

  /// Leaves out what is not there.
  mutating func removeItems(_ items: [ItemID]) {
    var indices: [Int: [Int]] = [:]
    for item in items {
      guard let path = path(of: item) else { continue }
      indices[path.section, default: []].append(path.item)
    }
    for item in items { places[item] = nil }
    for (section, removed) in indices {
      sections[section].items.remove(at: removed)
      addDrift(removed.count, toSection: section)
    }
  }

  private mutating func addDrift(_ count: Int, toSection section: Int) {
    sections[section].drift += count
    if sections[section].drift > Self.driftLimit { settle(section) }
  }

  private mutating func settle(_ section: Int) {
    let slot = sections[section].slot
    for (index, item) in sections[section].items.enumerated() {
      places[item] = Place(slot: slot, item: index)
    }
    sections[section].drift = 0
  }

  /// Keeps all places anew: from now on finding an item takes no walk. O(items) of the sections that changed.
  mutating func settle() {
    for section in sections.indices where sections[section].drift > 0 { settle(section) }
  }
}

nonisolated extension Array {
  /// Removes the elements at indices in any order, in one pass.
  fileprivate mutating func remove(at indices: [Int]) {
    guard indices.count > 1 else {
      if let index = indices.first { remove(at: index) }
      return
    }
    let sorted = indices.sorted()
    var (kept, next) = (sorted[0], 0)
    for index in sorted[0]..<count {
      if next < sorted.count, sorted[next] == index {
        next += 1
      } else {
        swapAt(kept, index)
        kept += 1
      }
    }
    removeLast(count - kept)
  }
}
#endif
