import LayoutEngine
import TestSupport
import Testing

/// Compares the piles of all sections with all photos one by one.
@Suite struct PilesTests {
  private func piles(_ generator: inout SeededGenerator, onShelf: Bool) -> Piles {
    let sections = SectionMap(counts: (0..<generator.int(1...9)).map { _ in generator.int(0...6) })
    let pile = Pile(
      count: sections.count, center: LayoutPoint(x: 150, y: 200),
      photoSize: LayoutSize(width: generator.double(20...120), height: generator.double(20...120)),
      angles: [0, -0.2, -0.5, 0.2, 0.5], visibleCount: generator.int(0...5))
    guard onShelf else { return Piles(pile, of: sections) }
    return Piles(
      pile, of: sections,
      shelf: PileShelf(
        count: sections.sectionCount, slot: LayoutSize(width: 90, height: 110), stackSpacing: 20,
        viewport: LayoutSize(width: 320, height: 480), axis: generator.chance(0.5) ? .vertical : .horizontal))
  }

  @Test(arguments: [false, true])
  func `a rectangle query finds exactly the visible photos it intersects`(onShelf: Bool) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      let piles = piles(&generator, onShelf: onShelf)
      let rect = LayoutRect(
        x: generator.double(-50...400), y: generator.double(-50...600), width: generator.double(1...300),
        height: generator.double(1...300))
      var expected: [ItemPath] = []
      for number in 0..<piles.sections.count {
        let path = piles.sections.path(of: number)
        let position = piles.position(of: path)
        #expect(position.map { piles.path(ofPhoto: $0.index, in: $0.pile) } == path)
        if let (pile, index) = position, !pile.isHidden(index), pile.frame(at: index).intersects(rect) {
          expected.append(path)
        }
      }
      var found: [ItemPath] = []
      piles.forEachPhoto(in: rect) { found.append(piles.path(ofPhoto: $0, in: $1)) }
      #expect(found == expected)
      #expect(piles.position(of: ItemPath(section: 0, item: 99)) == nil)
    }
  }

  @Test func `a point query finds the pile there on a shelf, and nothing in a single pile`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100 {
      let piles = piles(&generator, onShelf: true)
      for section in 0..<piles.sections.sectionCount where !piles[section].visible.isEmpty {
        let found = piles.section(at: piles[section].center)
        // If another pile is on top, its index is lower.
        #expect(found.map { $0 <= section } == true)
      }
      #expect(piles.section(at: LayoutPoint(x: -500, y: -500)) == nil)
      let single = self.piles(&generator, onShelf: false)
      expectEqual((single.section(at: single.pile.center), nil), (single.range(ofSection: 0), nil))
    }
  }

  @Test
  func `sections(meeting:) includes every section whose range intersects the range`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let piles = piles(&generator, onShelf: true)
      let start = generator.double(-50...600)
      let range = start...start + generator.double(1...300)
      let found = piles.sections(meeting: range)
      for section in 0..<piles.sections.sectionCount {
        guard let lies = piles.range(ofSection: section) else { continue }
        let meets = lies.upperBound > range.lowerBound && lies.lowerBound < range.upperBound
        #expect(found.contains(section) || !meets)
      }
      #expect(piles.range(ofSection: piles.sections.sectionCount) == nil)
    }
  }
}
