import TestSupport
import Testing

@_spi(Children) @testable import LayoutEngine

@Suite("An array with runs of insertions and removals") struct GapArrayTests {
  private static let filler = -1

  @Test(arguments: seedBlocks(200))
  func `runs of insertions and removals lead to the same elements as in an array`(seeds: Range<UInt64>) {
    seeds.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      var model = Array(0..<random.int(0...300))
      var list = GapArray(model)
      var next = 1000
      for _ in 0..<60 {
        let length = random.int(1...90)
        var index = random.int(0...model.count)
        let (comes, descends) = (Bool.random(using: &random), Bool.random(using: &random))
        for _ in 0..<length {
          if comes {
            model.insert(next, at: index)
            list.insert(next, at: index, filler: Self.filler)
            next += 1
            if !descends { index += 1 }
          } else {
            guard !model.isEmpty else { break }
            index = min(index, model.count - 1)
            model.remove(at: index)
            list.remove(at: index, filler: Self.filler)
            if descends { index = max(0, index - 1) }
          }
          if random.int(0...20) == 0 { #expect(list.elements == model) }
        }
        expectEqual((list.count, model.count), (list.indices, model.indices))
        #expect(list.indices.map { list[$0] } == model)
        if random.int(0...4) == 0, !model.isEmpty {
          let first = random.int(0...(model.count - 1))
          let range = first..<random.int(first...model.count)
          model.removeSubrange(range)
          list.removeSubrange(range)
        }
        if random.int(0...4) == 0, !model.isEmpty {
          let index = random.int(0...(model.count - 1))
          model[index] = next
          list[index] = next
        }
      }
      #expect(list.elements == model)
    }
  }

  @Test func `removing a run moves no other elements until the whole array is read`() {
    var list = GapArray(Array(0..<1000))
    for _ in 0..<100 { list.remove(at: 10, filler: Self.filler) }
    expectEqual((list.count, 900), (list.slots.count, 1000))
    expectEqual((list.elements, Array(0..<10) + Array(110..<1000)), (list.slots.count, 900))
  }

  @Test(arguments: [0, 1])
  func `inserting a run, ascending or descending, grows the storage only once`(step: Int) {
    var list = GapArray(Array(0..<1000))
    for number in 0..<60 {
      list.insert(2000 + number, at: 500 + number * step, filler: Self.filler)
      expectEqual((list.count, 1001 + number), (list.slots.count, 1064))
    }
    let new = step == 1 ? Array(2000..<2060) : (2000..<2060).reversed()
    #expect(list.elements == Array(0..<500) + new + Array(500..<1000))
  }

  @Test func `a removed element is released immediately`() {
    final class Element {}
    let filler = Element()
    var list = GapArray((0..<100).map { _ in Element() })
    weak let gone = list[40]
    weak let next = list[41]
    list.remove(at: 40, filler: filler)
    list.remove(at: 40, filler: filler)
    expectEqual((gone == nil, true), (next == nil, true))
  }
}
