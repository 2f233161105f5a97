import LayoutEngine
import TestSupport
import Testing

@Suite struct ItemValuesTests {
  @Test(arguments: seeds(40))
  func `a value follows its moved item in the same way as in a nested array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lists = (0..<2).map { section in (0..<8).map { section * 100 + $0 } }
    var values = ItemValues<Int>()
    for (section, list) in lists.enumerated() {
      for (item, value) in list.enumerated() where value % 3 != 0 {
        values[ItemPath(section: section, item: item)] = value
      }
    }
    for _ in 0..<10 {
      let from = Int.random(in: 0..<2, using: &random)
      guard let item = lists[from].indices.randomElement(using: &random) else { continue }
      let value = lists[from].remove(at: item)
      let to = Int.random(in: 0..<2, using: &random)
      let index = Int.random(in: 0...lists[to].count, using: &random)
      lists[to].insert(value, at: index)
      values.moveItem(
        from: ItemPath(section: from, item: item), to: ItemPath(section: to, item: index))
      for (section, list) in lists.enumerated() {
        let expected = list.enumerated().filter { $0.element % 3 != 0 }
        #expect(
          values.items(ofSection: section)
            == Dictionary(uniqueKeysWithValues: expected.map { ($0.offset, $0.element) }))
      }
    }
  }

  @Test func `setting the only value to nil makes the collection empty`() {
    var values = ItemValues<Double>()
    values[ItemPath(section: 3, item: 4)] = 10
    expectEqual(
      (values[ItemPath(section: 3, item: 4)], 10),
      (values[ItemPath(section: 3, item: 5)], nil))
    #expect(!values.isEmpty)
    values[ItemPath(section: 3, item: 4)] = nil
    #expect(values.isEmpty)
  }

  @Test func `values of removed items are dropped section by section`() {
    var values = ItemValues<Int>()
    for section in 0..<3 {
      for item in 0..<4 { values[ItemPath(section: section, item: item)] = item }
    }
    values.dropWhatIsGone { [2, 0, 4][$0] }
    #expect(values.items(ofSection: 0) == [0: 0, 1: 1])
    #expect(values.items(ofSection: 1).isEmpty)
    #expect(values.items(ofSection: 2).count == 4)
    values.dropWhatIsGone { _ in 0 }
    #expect(values.isEmpty)
  }
}
