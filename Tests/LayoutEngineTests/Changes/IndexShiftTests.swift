import LayoutEngine
import TestSupport
import Testing

@Suite("Index shift")
struct IndexShiftTests {
  @Test(arguments: seedBlocks(200))
  func `agrees with a list that is really changed`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...30, using: &random)
      let removed = (0..<count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let remaining = (0..<count).filter { !removed.contains($0) }
      let added = Int.random(in: 0...10, using: &random)
      let indices = Array((0..<(remaining.count + added)).shuffled(using: &random).prefix(added)).sorted()
      var list: [Int?] = remaining
      for index in indices { list.insert(nil, at: index) }

      let shift = IndexShift(
        removed: removed.shuffled(using: &random), inserted: indices.shuffled(using: &random))
      for (new, old) in list.enumerated() { #expect(shift.oldIndex(of: new) == old) }
      for old in 0..<count { #expect(shift.newIndex(of: old) == list.firstIndex(of: old)) }
      for (new, old) in list.enumerated() {
        guard let old else { continue }
        let end = shift.endOfStretch(from: new)
        let stretch = list[new..<min(end, list.count)]
        #expect(stretch.elementsEqual((old..<old + stretch.count).map(Optional.some)))
        #expect(end >= list.count || list[end] != old + stretch.count)
      }
    }
  }

  @Test func `repeats count once`() {
    let shift = IndexShift(removed: [1, 1], inserted: [0, 0])
    expectEqual(
      (shift.newIndex(of: 0), 1),
      (shift.newIndex(of: 1), nil),
      (shift.newIndex(of: 2), 2))
  }
}
