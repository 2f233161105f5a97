/// What a page calls its elements. Numbers of elements that are gone are used again: so a number stays small, and short
/// on its way, however many views there have been.
struct ElementNumbers {
  private var free: [Int] = []
  private var last = 0

  mutating func take() -> Int {
    if let number = free.popLast() { return number }
    last += 1
    return last
  }

  mutating func giveBack(_ numbers: [Int]) { free += numbers }
}
