import LayoutEngine
import TestSupport
import Testing

@Suite("Index shift")
struct IndexShiftTests {
  @Test(arguments: seedBlocks(200))
  func `IndexShift maps indices as in a changed array`(block: Range<UInt64>) {
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
      #expect(shift.difference == list.count - count)
    }
  }

  @Test func `duplicate indices count once`() {
    let shift = IndexShift(removed: [1, 1], inserted: [0, 0])
    expectEqual(
      (shift.newIndex(of: 0), 1),
      (shift.newIndex(of: 1), nil),
      (shift.newIndex(of: 2), 2))
  }
}
