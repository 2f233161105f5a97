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

  @Test("an item that is not let go takes its value back")
  func goingBack() {
    var measured = MeasuredItems<Int>()
    for item in 0..<5 { measured[[0, item]] = item }
    let carried = CarriedItem(from: [[0, 1]], to: [[0, 3]], before: nil)
    let context = SectionedInvalidationContext()
    context.carried = carried
    measured.follow(context, carried: nil)
    #expect(measured.items(ofSection: 0) == [0: 0, 1: 2, 2: 3, 3: 1, 4: 4])
    let end = SectionedInvalidationContext()
    end.cancelsMovement = true
    measured.follow(end, carried: carried)
    #expect(measured.items(ofSection: 0) == [0: 0, 1: 1, 2: 2, 3: 3, 4: 4])
  }
}
