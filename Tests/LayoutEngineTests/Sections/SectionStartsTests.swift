import TestSupport
import Testing

@testable import LayoutEngine

@Suite struct SectionStartsTests {
  @Test(arguments: seedBlocks(60))
  func `each section starts at the end of the previous one after any change`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      var starts = SectionStarts()
      // Sums of these values are exact in any order.
      var extents: [Double] = []
      for _ in 0..<dice.int(1...12) {
        for _ in 0..<dice.int(0...400) {
          extents.append(Double(dice.int(0...400)) / 4)
          starts.append(extent: extents[extents.count - 1])
        }
        for _ in 0..<20 where !extents.isEmpty {
          let section = dice.int(0...(extents.count - 1))
          extents[section] = Double(dice.int(0...400)) / 4
          starts.move(behind: section) { extents[$0] }
        }
        var position = 0.0
        #expect(starts.count == extents.count)
        for (section, extent) in extents.enumerated() {
          guard starts[section] == position else { return #expect(starts[section] == position, "\(seed)") }
          position += extent
        }
        #expect(starts[extents.count] == position)
      }
    }
  }

  @Test func `after many changes, positions match those of newly added sections`() {
    var dice = SeededGenerator(seed: 1)
    var extents = (0..<2000).map { _ in dice.double(0...100) }
    var changed = SectionStarts()
    for extent in extents { changed.append(extent: extent) }
    for _ in 0..<5000 {
      let section = dice.int(0...1999)
      extents[section] = dice.double(0...100)
      changed.move(behind: section) { extents[$0] }
    }
    var new = SectionStarts()
    for extent in extents { new.append(extent: extent) }
    #expect((0...2000).allSatisfy { changed[$0] == new[$0] })
  }

  @Test func `a change visits the sections of its block and one of each later block`() {
    let count = 100_000
    var starts = SectionStarts()
    for _ in 0..<count { starts.append(extent: 10) }
    var extent = 10.0
    var questions = 0
    func change(_ section: Int) {
      starts.move(behind: section) { index in
        questions += 1
        return index == section ? extent : 10
      }
    }
    extent = 15
    change(0)
    #expect(questions <= SectionStarts.blockCount + count / SectionStarts.blockCount)
    #expect(starts[count] == Double(count * 10 + 5))
    // A change without effect moves no section.
    questions = 0
    change(0)
    #expect(questions == SectionStarts.blockCount)
  }
}
