import LayoutEngine
import TestSupport
import Testing

@Suite struct IndexRangesTests {
  @Test(arguments: seeds(60))
  func `IndexRanges contains the same indices as an array of flags`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ranges = IndexRanges()
    var flags = [Bool](repeating: false, count: 30)
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let start = Int.random(in: 0..<30, using: &random)
        let range = start..<Int.random(in: start...30, using: &random)
        ranges.insert(range)
        for index in range { flags[index] = true }
      case 1:
        let index = Int.random(in: 0..<30, using: &random)
        ranges.remove(index)
        flags[index] = false
      case 2:
        let indices = Array(0..<30)
        let count = Int.random(in: 0...6, using: &random)
        let shift = IndexShift(
          removed: indices.shuffled(using: &random).prefix(count),
          inserted: indices.shuffled(using: &random).prefix(count))
        ranges = ranges.following(shift)
        flags = indices.map { new in shift.oldIndex(of: new).map { flags[$0] } ?? false }
      default:
        let (source, target) = (
          Int.random(in: 0..<30, using: &random), Int.random(in: 0..<30, using: &random)
        )
        ranges.moveIndex(from: source, to: target)
        flags.insert(flags.remove(at: source), at: target)
      }
      #expect((-1...30).map { ranges.contains($0) } == [false] + flags + [false])
      // The ranges of the flags are neither empty nor adjacent.
      let starts = flags.indices.filter { flags[$0] && ($0 == 0 || !flags[$0 - 1]) }
      #expect(ranges.ranges.map(\.lowerBound) == starts)
    }
  }
}
