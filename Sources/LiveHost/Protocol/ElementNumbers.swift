/// The page's numbers for elements.
///
/// Numbers of removed elements are reused, so numbers stay small and short to send, regardless of how many
/// views there have been.
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
