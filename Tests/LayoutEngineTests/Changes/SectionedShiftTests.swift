import LayoutEngine
import TestSupport
import Testing

@Suite("Sectioned shift")
struct SectionedShiftTests {
  /// Sections and items with unique numbers, and a batch of changes.
  private struct Batch {
    private(set) var old: [(id: Int, items: [Int])] = []
    private(set) var new: [(id: Int, items: [Int])] = []
    private(set) var shift = SectionedShift()

    init(seed: UInt64) {
      var dice = SeededGenerator(seed: seed)
      var id = 0
      func next() -> Int {
        id += 1
        return id
      }
      for _ in 0..<dice.int(0...5) { old.append((next(), (0..<dice.int(0...8)).map { _ in next() })) }
      let fates = old.map { _ in dice.int(0...4) }
      let (removed, moved) = (old.indices.filter { fates[$0] == 0 }, old.indices.filter { fates[$0] == 1 })
      var removedItems: [ItemPath] = []
      var (movers, starts): ([Int], [Int: ItemPath]) = ([], [:])
      var survivors = old
      for section in old.indices where fates[section] != 0 {
        survivors[section].items = []
        for (item, id) in old[section].items.enumerated() {
          switch dice.int(0...5) {
          case 0: removedItems.append(ItemPath(section: section, item: item))
          case 1:
            movers.append(id)
            starts[id] = ItemPath(section: section, item: item)
          default: survivors[section].items.append(id)
          }
        }
      }
      new = survivors.indices.filter { fates[$0] > 1 }.map { survivors[$0] }
      // Sections are inserted one by one, in ascending order, so later insertions don't shift earlier ones.
      var arriving = moved.map { survivors[$0] } + (0..<dice.int(0...2)).map { _ in (next(), [next()]) }
      arriving.shuffle(using: &dice)
      let indices = Array(0..<new.count + arriving.count).shuffled(using: &dice).prefix(arriving.count)
        .sorted()
      for (index, section) in zip(indices, arriving) { new.insert(section, at: index) }
      let oldIDs = old.map(\.id)
      let inserted = new.indices.filter { !oldIDs.contains(new[$0].id) }
      let shown = new.indices.filter { oldIDs.contains(new[$0].id) }
      if shown.isEmpty {
        // Moving items without a target are removed.
        for id in movers { if let start = starts[id] { removedItems.append(start) } }
        movers = []
      }
      var arrivals: [Int: [Int]] = [:]
      for id in movers + (0..<dice.int(0...4)).map({ _ in next() }) where !shown.isEmpty {
        arrivals[shown[dice.int(0...shown.count - 1)], default: []].append(id)
      }
      var (insertedItems, movedItems): ([ItemPath], [ItemPath: ItemPath]) = ([], [:])
      for (section, ids) in arrivals {
        let count = new[section].items.count + ids.count
        let indices = Array(0..<count).shuffled(using: &dice).prefix(ids.count).sorted()
        for (index, id) in zip(indices, ids) {
          new[section].items.insert(id, at: index)
          let path = ItemPath(section: section, item: index)
          if let start = starts[id] { movedItems[start] = path } else { insertedItems.append(path) }
        }
      }
      var movedSections: [Int: Int] = [:]
      for section in moved { movedSections[section] = new.firstIndex { $0.id == old[section].id } }
      shift = SectionedShift(
        removedSections: removed, insertedSections: inserted, movedSections: movedSections,
        removedItems: removedItems, insertedItems: insertedItems, movedItems: movedItems)
    }

    static func path(of id: Int, in sections: [(id: Int, items: [Int])]) -> ItemPath? {
      for (section, contents) in sections.enumerated() {
        if let item = contents.items.firstIndex(of: id) { return ItemPath(section: section, item: item) }
      }
      return nil
    }
  }

  @Test(arguments: seedBlocks(2_000))
  func `SectionedShift maps paths to their elements' paths in the changed sections`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      let batch = Batch(seed: seed)
      for (section, contents) in batch.old.enumerated() {
        let index = batch.new.firstIndex { $0.id == contents.id }
        #expect(batch.shift.newSection(of: section) == index, "seed \(seed)")
        for (item, id) in contents.items.enumerated() {
          let path = Batch.path(of: id, in: batch.new)
          #expect(batch.shift.newPath(of: ItemPath(section: section, item: item)) == path, "seed \(seed)")
        }
      }
      for (section, contents) in batch.new.enumerated() {
        let index = batch.old.firstIndex { $0.id == contents.id }
        #expect(batch.shift.oldSection(of: section) == index, "seed \(seed)")
        for (item, id) in contents.items.enumerated() {
          let path = Batch.path(of: id, in: batch.old)
          #expect(batch.shift.oldPath(of: ItemPath(section: section, item: item)) == path, "seed \(seed)")
        }
      }
    }
  }

  @Test func `SectionedShift distinguishes moved items from items displaced by a move`() {
    let (source, target) = (ItemPath(section: 0, item: 0), ItemPath(section: 0, item: 2))
    let shift = SectionedShift(movedItems: [source: target])
    expectEqual(
      (shift.newPath(ofMoved: source), target),
      (shift.oldPath(ofMoved: target), source),
      (shift.newPath(ofMoved: ItemPath(section: 0, item: 1)), nil),
      (shift.newPath(of: ItemPath(section: 0, item: 1)), source),
      (Array(shift.pathsOfMovedItems), [source]))
    #expect(shift.itemShift(ofSection: 0) != nil)
    #expect(shift.itemShift(ofSection: 1) == nil)
  }

  @Test func `the gap for a removed item follows its former predecessor`() {
    func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    let shift = SectionedShift(
      removedSections: [0], removedItems: [path(1, 2), path(1, 3)], insertedItems: [path(0, 0)],
      movedItems: [path(2, 0): path(0, 2)])
    expectEqual(
      (shift.gap(at: path(0, 1)), nil),
      (shift.gap(at: path(1, 3)), path(0, 4)),
      (shift.gap(at: path(1, 2)), path(0, 4)),
      (shift.gap(at: path(1, 0)), path(0, 0)),
      // The preceding item has moved to another section.
      (shift.gap(at: path(2, 1)), path(1, 0)))
  }
}
