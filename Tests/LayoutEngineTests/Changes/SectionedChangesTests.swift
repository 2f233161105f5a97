import LayoutEngine
import TestSupport
import Testing

@Suite struct SectionedChangesTests {
  private func changes(_ old: [[Int]], _ new: [[Int]]) -> SectionedChanges {
    SectionedChanges(SectionedModel(old).map(to: SectionedModel(new)))
  }

  @Test(arguments: seeds(20))
  func `changes turn the old state into the new one in a way that UIKit accepts`(batch: Int) {
    for seed in (batch * 200)..<((batch + 1) * 200) {
      var dice = SeededGenerator(seed: UInt64(seed))
      let (old, new) = RandomSections.states(dice: &dice)
      let changes = SectionedChanges(old.map(to: new))
      #expect(old.objections(to: changes).isEmpty, "seed \(seed)")
      #expect(old.applying(changes, contentsOf: new) == new, "seed \(seed)")
    }
  }

  @Test(arguments: seeds(20))
  func `each item to reload is reloaded, replaced, or in a reloaded or removed section`(batch: Int) {
    for seed in (batch * 100)..<((batch + 1) * 100) {
      var dice = SeededGenerator(seed: UInt64(seed))
      let (old, new) = RandomSections.states(dice: &dice)
      let items = old.items.indices.filter { _ in dice.chance(0.2) }
      let sections = old.ids.indices.filter { _ in dice.chance(0.2) }
      let map = old.map(to: new)
      let changes = SectionedChanges(map, reloadedSections: sections, reloadedItems: items)
      #expect(old.objections(to: changes).isEmpty, "seed \(seed)")
      #expect(old.applying(changes, contentsOf: new) == new, "seed \(seed)")

      let replacedSections = Set(changes.reloadedSections + changes.sections.removals)
      #expect(replacedSections.isSuperset(of: sections), "seed \(seed)")
      let replacedItems = Set(changes.reloadedItems + changes.removedItems)
      let untouched = items.map(map.old.path(of:)).filter {
        !replacedItems.contains($0) && !replacedSections.contains($0.section)
      }
      #expect(untouched.isEmpty, "seed \(seed)")
    }
  }

  @Test func `identical states need no changes`() {
    #expect(changes([[1, 2], [], [3]], [[1, 2], [], [3]]).isEmpty)
    #expect(changes([], []).isEmpty)
  }

  @Test func `an item moves to another section in one move`() {
    let changes = changes([[1, 2, 3], [4]], [[1, 3], [4, 2]])
    #expect(
      changes.movedItems
        == [Move(from: ItemPath(section: 0, item: 1), to: ItemPath(section: 1, item: 1))])
    #expect(changes.removedItems.isEmpty)
    #expect(changes.insertedItems.isEmpty)
    #expect(changes.sections.isEmpty)
  }

  @Test func `a section that moves with unchanged items takes them along`() {
    let old = SectionedModel([[1, 2], [3], [4, 5]])
    let new = SectionedModel([old.sections[2], old.sections[0], old.sections[1]])
    let changes = SectionedChanges(old.map(to: new))
    #expect(changes.sections.moves == [Move(from: 2, to: 0)])
    #expect(changes.removedItems.isEmpty)
    #expect(changes.insertedItems.isEmpty)
    #expect(changes.movedItems.isEmpty)
  }

  @Test func `a section that moves and changes its items is removed and inserted`() {
    let old = SectionedModel([[1, 2], [3], [4, 5]])
    let new = SectionedModel([.init(id: 2, items: [4, 5, 6]), old.sections[0], old.sections[1]])
    let changes = SectionedChanges(old.map(to: new))
    expectEqual((changes.sections.removals, [2]), (changes.sections.insertions, [0]))
    #expect(changes.sections.moves.isEmpty)
    #expect(changes.insertedItems.isEmpty)
  }

  @Test func `an item from a removed section is inserted at its destination`() {
    let old = SectionedModel([[1], [2, 3]])
    let new = SectionedModel([.init(id: 0, items: [1, 3])])
    let changes = SectionedChanges(old.map(to: new))
    expectEqual(
      (changes.sections.removals, [1]),
      (changes.insertedItems, [ItemPath(section: 0, item: 1)]))
    #expect(changes.removedItems.isEmpty)
    #expect(changes.movedItems.isEmpty)
  }

  @Test func `a reloaded item with a new index is removed and inserted`() {
    let map = SectionedModel([[1, 2, 3]]).map(to: SectionedModel([[2, 3, 1]]))
    let changes = SectionedChanges(map, reloadedItems: [0, 1])
    #expect(changes.movedItems.isEmpty)
    expectEqual(
      (changes.removedItems, [ItemPath(section: 0, item: 0)]),
      (changes.insertedItems, [ItemPath(section: 0, item: 2)]),
      (changes.reloadedItems, [ItemPath(section: 0, item: 1)]))
  }

  @Test func `a reloaded section whose item count changes is removed and inserted`() {
    let map = SectionedModel([[1, 2], [3]]).map(to: SectionedModel([[1, 2, 4], [3]]))
    let changes = SectionedChanges(map, reloadedSections: [0, 1])
    expectEqual(
      (changes.reloadedSections, [1]),
      (changes.sections.removals, [0]),
      (changes.sections.insertions, [0]))
    #expect(changes.insertedItems.isEmpty)
  }

  @Test func `a reloaded section has no other changes`() {
    let map = SectionedModel([[1, 2], [3]]).map(to: SectionedModel([[2, 4], [1, 3]]))
    let changes = SectionedChanges(map, reloadedSections: [0])
    expectEqual(
      (changes.reloadedSections, [0]),
      (changes.insertedItems, [ItemPath(section: 1, item: 0)]))
    #expect(changes.removedItems.isEmpty)
    #expect(changes.movedItems.isEmpty)
  }

  @Test func `isEmpty is false for a single change of any kind`() {
    #expect(SectionedChanges().isEmpty)
    for change in [
      { $0.sections.insertions = [0] }, { $0.reloadedSections = [0] },
      { $0.removedItems = [ItemPath(section: 0, item: 0)] },
      { $0.insertedItems = [ItemPath(section: 0, item: 0)] },
      { $0.movedItems = [Move(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 0, item: 1))] },
      { $0.reloadedItems = [ItemPath(section: 0, item: 0)] },
    ] as [(inout SectionedChanges) -> Void] {
      var changes = SectionedChanges()
      change(&changes)
      #expect(!changes.isEmpty)
    }
  }
}
