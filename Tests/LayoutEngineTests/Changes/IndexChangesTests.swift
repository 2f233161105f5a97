import LayoutEngine
import TestSupport
import Testing

@Suite struct IndexChangesTests {
  /// Applies removals, extractions of moved elements, and insertions, in this order.
  private func apply(_ changes: IndexChanges, to old: [Int], contentsOf new: [Int]) -> [Int] {
    var result = old
    for index in (changes.removals + changes.moves.map(\.from)).sorted().reversed() {
      result.remove(at: index)
    }
    let arriving = changes.insertions.map { ($0, new[$0]) } + changes.moves.map { ($0.to, old[$0.from]) }
    for (index, id) in arriving.sorted(by: { $0.0 < $1.0 }) { result.insert(id, at: index) }
    return result
  }

  /// Returns the length of the longest increasing subsequence, found by dynamic programming.
  ///
  /// - Complexity: Quadratic in the number of values.
  private func longestIncreasingLength(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (position, value) in values.enumerated() {
      lengths.append(1 + ((0..<position).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  private func permutations(_ values: [Int]) -> [[Int]] {
    guard values.count > 1 else { return [values] }
    return values.indices.flatMap { index in
      var rest = values
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  @Test(arguments: 0..<7)
  func `every order of a few elements is reached with the fewest possible moves`(count: Int) {
    let old = Array(0..<count)
    for new in permutations(old) {
      let changes = IndexChanges(from: old, to: new)
      expectEqual(
        (apply(changes, to: old, contentsOf: new), new),
        (changes.moves.count, count - longestIncreasingLength(new)))
    }
  }

  @Test(arguments: seedBlocks(500))
  func `applying the changes turns the old order into the new one`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      let span = dice.int(1...80)
      func order() -> [Int] {
        let ids = (0..<span).filter { _ in dice.chance(0.7) }
        return dice.chance(0.5) ? ids.shuffled(using: &dice) : ids
      }
      let (old, new) = (order(), order())
      let map = IndexMap(from: old, to: new)
      let changes = IndexChanges(map)
      expectEqual(
        (apply(changes, to: old, contentsOf: new), new),
        (changes.removals.map { old[$0] }, old.filter { !new.contains($0) }),
        (changes.insertions.map { new[$0] }, new.filter { !old.contains($0) }))
      let survivors = new.filter { old.contains($0) }
      let indices = try survivors.map { try #require(old.firstIndex(of: $0)) }
      #expect(changes.moves.count == survivors.count - longestIncreasingLength(indices))
    }
  }

  @Test func `moving one element to another index is a single move`() {
    let changes = IndexChanges(from: ["a", "b", "c", "d"], to: ["d", "a", "b", "c"])
    #expect(changes.moves == [Move(from: 3, to: 0)])
    #expect(changes.removals.isEmpty)
    #expect(changes.insertions.isEmpty)
  }

  @Test func `two empty orders have no changes; one empty order inserts or removes all`() {
    #expect(IndexChanges(from: [Int](), to: []).isEmpty)
    expectEqual(
      (IndexChanges(from: [1, 2], to: []).removals, [0, 1]),
      (IndexChanges(from: [], to: [1, 2]).insertions, [0, 1]))
  }

  @Test(arguments: seedBlocks(200))
  func `a duplicate identifier is matched at most once, with an equal identifier`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var dice = SeededGenerator(seed: seed)
      func order() -> [Int] { (0..<dice.int(0...20)).map { _ in dice.int(0...5) } }
      let (old, new) = (order(), order())
      let map = IndexMap(from: old, to: new)
      let matches = old.indices.compactMap { index in map.newIndex(ofOld: index).map { (index, $0) } }
      for (index, match) in matches {
        expectEqual((old[index], new[match]), (map.oldIndex(ofNew: match), index))
      }
      #expect(Set(matches.map { old[$0.0] }) == Set(old).intersection(new))
    }
  }

  @Test func `orders with a long unrelated start are still matched at their common end`() {
    let tail = Array(10_000..<10_300)
    let map = IndexMap(from: Array(0..<2000) + tail, to: Array(3000..<4500) + tail.reversed())
    #expect(tail.indices.map { map.newIndex(ofOld: 2000 + $0) } == tail.indices.map { 1799 - $0 })
    expectAll(0..<2000) { map.newIndex(ofOld: $0) == nil }
  }

  @Test func `moves are sorted by destination`() {
    let changes = IndexChanges(from: [5, 0, 4, 1, 2], to: [0, 1, 2, 4, 5])
    #expect(changes.moves == [Move(from: 2, to: 3), Move(from: 0, to: 4)])
  }
}
