import TestSupport
import Testing

@testable import LayoutEngine

@Suite("Maximum tree")
struct MaximumTreeTests {
  @Test(arguments: seedBlocks(60))
  func `a maximum tree matches a list as it grows and shrinks`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      var (tree, list) = (MaximumTree(), [Double]())
      defer { tree.free() }
      for _ in 0..<12 {
        switch dice.int(0...3) {
        case 0:
          let first = list.count
          for _ in 0..<dice.int(1...700) {
            list.append(Double(dice.int(0...1000)))
            tree.appendAlone(list[list.count - 1])
          }
          tree.completeGroups(from: first)
        case 1:
          list.append(Double(dice.int(0...1000)))
          tree.append(list[list.count - 1])
        case 2 where !list.isEmpty:
          let index = dice.int(0...list.count - 1)
          list[index] = Double(dice.int(0...1000))
          tree.set(list[index], at: index)
        default:
          let count = dice.int(0...list.count)
          list.removeSubrange(count...)
          tree.truncate(to: count)
        }
        tree._checkInvariants()
        expectEqual((tree.count, list.count), (tree.maximum, list.max() ?? -.infinity))
        for _ in 0..<5 {
          let (start, number) = (dice.int(0...list.count), Double(dice.int(0...1000)))
          let found = list.indices.dropFirst(start).first { list[$0] > number } ?? list.count
          #expect(tree.first(from: start, above: number) == found, "seed \(seed)")
        }
      }
    }
  }
}
