import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct MeasuredItemsTests {
  @Test("an item that is moved by hand takes its value along, as in a list of lists", arguments: seeds(40))
  func moves(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lists = (0..<2).map { section in (0..<8).map { section * 100 + $0 } }
    var measured = MeasuredItems<Int>()
    for (section, list) in lists.enumerated() {
      for (item, value) in list.enumerated() where value % 3 != 0 { measured[[section, item]] = value }
    }
    for _ in 0..<10 {
      let from = Int.random(in: 0..<2, using: &random)
      guard let item = lists[from].indices.randomElement(using: &random) else { continue }
      let value = lists[from].remove(at: item)
      let to = Int.random(in: 0..<2, using: &random)
      let place = Int.random(in: 0...lists[to].count, using: &random)
      lists[to].insert(value, at: place)
      measured.moveItem(from: [from, item], to: [to, place])
      for (section, list) in lists.enumerated() {
        let expected = list.enumerated().filter { $0.element % 3 != 0 }
        #expect(
          measured.items(ofSection: section)
            == Dictionary(uniqueKeysWithValues: expected.map { ($0.offset, $0.element) }))
      }
    }
  }

  @Test("what was forgotten leaves nothing behind")
  func forgetting() {
    var measured = MeasuredItems<CGFloat>()
    measured[[3, 4]] = 10
    #expect(measured[[3, 4]] == 10 && measured[[3, 5]] == nil && !measured.isEmpty)
    measured[[3, 4]] = nil
    #expect(measured.isEmpty)
  }
}
