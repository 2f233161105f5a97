import LayoutEngine
import TestSupport
import Testing

@Suite struct SectionMapTests {
  @Test
  func `index(section:item:) and position(of:) are inverses and skip empty sections`() {
    let map = SectionMap(counts: [0, 3, 0, 0, 4, 1, 0])
    var index = 0
    for section in 0..<map.sectionCount {
      for item in 0..<map.itemCount(inSection: section) {
        #expect(map.index(section: section, item: item) == index)
        #expect(map.position(of: index) == (section, item))
        index += 1
      }
    }
    expectEqual((index, 8), (map.count, 8), (map.sectionCount, 7))
  }

  @Test func `an item that doesn't exist has no index`() {
    let map = SectionMap(counts: [0, 3, 2])
    for (section, item) in [(0, 0), (1, 3), (1, -1), (3, 0), (-1, 0)] {
      #expect(map.index(section: section, item: item) == nil)
    }
  }

  @Test func `a map with no sections or only empty ones has no items`() {
    expectEqual(
      (SectionMap.empty.count, 0),
      (SectionMap.empty.sectionCount, 0),
      (SectionMap(counts: [0, 0]).count, 0),
      (SectionMap.empty.index(section: 0, item: 0), nil))
  }

  @Test
  func `a removed item's index maps to the next remaining item, or else to the last`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let counts = (0..<generator.int(1...3)).map { _ in generator.int(0...5) }
      let map = SectionMap(counts: counts)
      let removed = (0..<map.count).filter { _ in generator.chance(0.4) }
      let left = (0..<map.count).filter { !removed.contains($0) }
      let shift = SectionedShift(removedItems: removed.map(map.path(of:)))
      let newMap = SectionMap(
        counts: counts.indices.map { section in left.count { map.path(of: $0).section == section } })
      for item in 0..<map.count {
        let later = left.first { $0 >= item }
        let before = left.last { $0 < item }
        expectEqual(
          (map.index(of: item, after: shift, in: newMap), (later ?? before).flatMap(left.firstIndex(of:))),
          (
            map.index(of: item, after: shift, in: newMap, loops: true),
            (later ?? left.first).flatMap(left.firstIndex(of:))
          ))
      }
    }
  }

  @Test
  func `a missing path maps to the last of its section, the next item, or the last item`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let counts = (0..<generator.int(0...4)).map { _ in generator.int(0...3) }
      let map = SectionMap(counts: counts)
      let paths = (0..<map.count).map(map.path)
      for wanted in [0, 1, 3, 9].flatMap({ section in [0, 2, 8].map { ItemPath(section: section, item: $0) } }
      ) {
        let own = paths.filter { $0.section == wanted.section }
        let expected =
          own.last { $0 <= wanted } ?? paths.first { $0.section > wanted.section } ?? paths.last
        #expect(map.nearestIndex(to: wanted).map(map.path) == expected)
      }
    }
  }
}
