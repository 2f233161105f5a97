/// A snapshot's ordered sections with ordered items. Each identifier occurs once.
///
/// Each item's index is recorded when the item is added. If later changes have moved the item, a search of at
/// most ``driftLimit`` steps in each direction finds it.
///
/// Methods called in loops are inlinable because specialized code is many times faster.
@usableFromInline
nonisolated struct DiffableContents<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline
  struct Section: Sendable {
    @usableFromInline let id: SectionID
    /// The number by which items refer to the section. Moves don't change it.
    @usableFromInline let slot: Int
    @usableFromInline var items: [ItemID]
    /// The maximum distance of items from their recorded indices.
    @usableFromInline var drift = 0
  }

  @usableFromInline
  struct Location: Sendable {
    @usableFromInline var slot: Int
    @usableFromInline var item: Int

    @inlinable
    init(slot: Int, item: Int) {
      self.slot = slot
      self.item = item
    }
  }

  /// Beyond this drift, a section records its indices again.
  @inlinable static var driftLimit: Int { 512 }

  @usableFromInline var sections: [Section] = []
  @usableFromInline var sectionIndices: [SectionID: Int] = [:]
  /// The section index of each slot. Slots aren't reused.
  @usableFromInline var sectionOfSlot: [Int] = []
  @usableFromInline var locations: [ItemID: Location] = [:]

  @usableFromInline
  init() {}

  // MARK: Queries

  @inlinable var sectionCount: Int { sections.count }
  @inlinable var itemCount: Int { locations.count }
  var sectionIDs: [SectionID] { sections.map(\.id) }
  var itemCounts: [Int] { sections.map(\.items.count) }

  /// - Complexity: O(1) with a single section.
  @inlinable var items: [ItemID] {
    guard sections.count != 1 else { return sections[0].items }
    var all: [ItemID] = []
    all.reserveCapacity(itemCount)
    for section in sections { all += section.items }
    return all
  }

  @inlinable func items(inSection section: Int) -> [ItemID] { sections[section].items }
  @inlinable func sectionID(_ section: Int) -> SectionID { sections[section].id }
  @inlinable func index(ofSection id: SectionID) -> Int? { sectionIndices[id] }
  @inlinable func contains(_ item: ItemID) -> Bool { locations[item] != nil }

  @inlinable
  func path(of item: ItemID) -> (section: Int, item: Int)? {
    guard let location = locations[item] else { return nil }
    let section = sectionOfSlot[location.slot]
    return (section, index(of: item, inSection: section, near: location.item))
  }

  @inlinable
  func index(of item: ItemID, inSection section: Int, near hint: Int) -> Int {
    let items = sections[section].items
    for distance in 0...sections[section].drift {
      let (before, after) = (hint - distance, hint + distance)
      if after < items.count, items[after] == item { return after }
      if before >= 0, before < items.count, items[before] == item { return before }
    }
    Self.raiseUnstable(item)
    return max(0, min(hint, items.count - 1))
  }

  @usableFromInline
  static func raiseUnstable(_ item: ItemID) {
    UIKitException.raiseOnAnyThread(
      "Fatal: an item identifier is not equal to itself, or its hash has changed: \(item).")
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
      for item in sections[section].items { locations[item] = nil }
    }
    sections.remove(at: indices)
    numberSections(from: first)
  }

  /// - Parameter target: The index in the order without the section.
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

  /// - Returns: `false`, without a change, if an item is repeated or already exists.
  @inlinable
  mutating func insertItems(_ items: [ItemID], inSection section: Int, at index: Int) -> Bool {
    let slot = sections[section].slot
    let count = locations.count
    locations.reserveCapacity(count + items.count)
    for (offset, item) in items.enumerated() { locations[item] = Location(slot: slot, item: index + offset) }
    guard locations.count == count + items.count else {
      locations = [:]
      for section in sections.indices { updateLocations(ofSection: section) }
      return false
    }
    let isAtEnd = index == sections[section].items.count
    sections[section].items.insert(contentsOf: items, at: index)
    if !isAtEnd { addDrift(items.count, toSection: section) }
    return true
  }

  /// Ignores missing items.
  @inlinable
  mutating func removeItems(_ items: [ItemID]) {
    var indices: [Int: [Int]] = [:]
    for item in items {
      guard let path = path(of: item) else { continue }
      indices[path.section, default: []].append(path.item)
    }
    for item in items { locations[item] = nil }
    for (section, removed) in indices {
      sections[section].items.remove(at: removed)
      addDrift(removed.count, toSection: section)
    }
  }

  @inlinable
  mutating func addDrift(_ count: Int, toSection section: Int) {
    sections[section].drift += count
    if sections[section].drift > Self.driftLimit { updateLocations(ofSection: section) }
  }

  @inlinable
  mutating func updateLocations(ofSection section: Int) {
    let slot = sections[section].slot
    for (index, item) in sections[section].items.enumerated() {
      locations[item] = Location(slot: slot, item: index)
    }
    sections[section].drift = 0
  }
}

nonisolated extension Array {
  /// The indices can be in any order and can repeat.
  @inlinable
  mutating func remove(at indices: [Int]) {
    guard indices.count > 1 else {
      if let index = indices.first { remove(at: index) }
      return
    }
    let sorted = indices.sorted()
    var (current, next) = (sorted[0], 0)
    for index in sorted[0]..<count {
      if next < sorted.count, sorted[next] == index {
        while next < sorted.count, sorted[next] == index { next += 1 }
      } else {
        swapAt(current, index)
        current += 1
      }
    }
    removeLast(count - current)
  }
}
