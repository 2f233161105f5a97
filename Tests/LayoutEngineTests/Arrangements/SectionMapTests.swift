import LayoutEngine
import Testing

@Suite struct SectionMapTests {
  @Test("number and place in the sections are each other's inverse, empty sections passed over")
  func inverse() {
    let map = SectionMap(counts: [0, 3, 0, 0, 4, 1, 0])
    var index = 0
    for section in 0..<map.sectionCount {
      for item in 0..<map.itemCount(inSection: section) {
        #expect(map.index(section: section, item: item) == index)
        #expect(map.position(of: index) == (section, item))
        index += 1
      }
    }
    #expect(index == 8 && map.count == 8 && map.sectionCount == 7)
  }

  @Test("an item that is not there has no number")
  func missing() {
    let map = SectionMap(counts: [0, 3, 2])
    for (section, item) in [(0, 0), (1, 3), (1, -1), (3, 0), (-1, 0)] {
      #expect(map.index(section: section, item: item) == nil)
    }
  }

  @Test("no sections and empty ones have no items")
  func empty() {
    #expect(SectionMap.empty.count == 0 && SectionMap.empty.sectionCount == 0)
    #expect(SectionMap(counts: [0, 0]).count == 0)
    #expect(SectionMap.empty.index(section: 0, item: 0) == nil)
  }
}
