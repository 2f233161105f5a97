import LayoutEngine
import TestSupport

extension IndexShift {
  /// Returns a random shift. It removes and inserts single elements and ranges.
  static func random(of count: Int, _ dice: inout SeededGenerator) -> IndexShift {
    func indices(_ count: Int, _ dice: inout SeededGenerator) -> [Int] {
      guard count > 0 else { return [] }
      return (0..<dice.int(0...3)).flatMap { _ -> [Int] in
        let first = dice.int(0...count - 1)
        return Array(first..<dice.int(first + 1...min(count, first + 20)))
      }
    }
    let removed = Set(dice.chance(0.05) ? Array(0..<count) : indices(count, &dice))
    let added = dice.int(0...20)
    let inserted = (0..<count - removed.count + added).shuffled(using: &dice).prefix(added)
    return IndexShift(removed: removed, inserted: inserted)
  }
}

extension Array {
  /// Applies a shift to the array.
  mutating func apply(_ shift: IndexShift, inserting element: (_ index: Int) -> Element) {
    for index in shift.removed.reversed() { remove(at: index) }
    for index in shift.inserted { insert(element(index), at: index) }
  }
}
