/// The page's numbers for elements. They are reused, so that they take few bytes in messages.
struct ElementNumbers {
  private var free: [Int] = []
  private var last = 0

  mutating func next() -> Int {
    if let number = free.popLast() { return number }
    last += 1
    return last
  }

  mutating func giveBack(_ numbers: [Int]) { free += numbers }
}
