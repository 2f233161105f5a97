import TestSupport
import Testing

@testable import LiveHost

@Suite("The order in which elements are painted")
struct PaintOrderTests {
  /// Stores the order as a page does, in reused memory.
  private final class Page { var order = PaintOrder() }

  private let page = Page()

  /// Returns the number of changes.
  private func told(_ known: inout [Int: UInt32], _ ids: [Int]) -> Int {
    let before = known
    page.order.update(count: ids.count) { before[ids[$0]] ?? 0 }
    let numbers = page.order.numbers
    #expect(numbers.count == ids.count)
    #expect(numbers == Set(numbers).sorted())
    known = Dictionary(uniqueKeysWithValues: zip(ids, numbers))
    return ids.filter { before[$0] != known[$0] }.count
  }

  @Test func `unchanged paint order is not sent again`() {
    var order: [Int: UInt32] = [:]
    #expect(told(&order, [1, 2, 3, 4]) == 4)
    #expect(told(&order, [1, 2, 3, 4]) == 0)
    #expect(told(&order, [2, 3, 4, 5, 6]) == 2)
    #expect(told(&order, [9, 2, 3, 6]) == 1)
  }

  @Test func `bringing one element to the front changes one number`() {
    var order: [Int: UInt32] = [:]
    var ids = Array(1...50)
    _ = told(&order, ids)
    ids.append(ids.removeFirst())
    #expect(told(&order, ids) == 1)
    ids.insert(ids.remove(at: 48), at: 0)
    #expect(told(&order, ids) == 1)
  }

  @Test func `without room in between, all elements are renumbered`() {
    var order: [Int: UInt32] = [:]
    var ids = [0, 1]
    #expect(told(&order, ids) == 2)
    // Each insertion halves the remaining gap, which is 4096 at first, so twelve fit. After renumbering, the
    // first number is the same.
    for turn in 1...3 {
      for id in 13 * turn..<13 * turn + 12 {
        ids.insert(id, at: 1)
        #expect(told(&order, ids) == 1, "\(id)")
      }
      ids.insert(13 * turn + 12, at: 1)
      #expect(told(&order, ids) == ids.count - 1)
      #expect(ids.map { order[$0] } == ids.indices.map { UInt32($0 + 1) * PaintOrder.step })
    }
  }

  @Test func `random orders ascend, and their numbers fit a z-index`() {
    var random = SeededGenerator(seed: 9)
    var order: [Int: UInt32] = [:]
    for _ in 0..<300 {
      let ids = Array(0..<60).shuffled(using: &random).prefix(.random(in: 0...60, using: &random))
      _ = told(&order, Array(ids))
      #expect(order.values.max() ?? 0 <= UInt32(Int32.max))
    }
  }
}
