/// Gives elements numbers that increase in paint order. Changes as few numbers as possible, because each
/// change must be sent.
///
/// The longest increasing subsequence, found in O(n log n), keeps its numbers. All elements are renumbered
/// only if there is no room between these numbers.
struct PaintOrder {
  static let step: UInt32 = 1 << 12

  private(set) var numbers: [UInt32] = []
  // Memory reused for the next update.
  /// The indices of elements with unchanged numbers.
  private var unmoved: [Int] = []
  private var ends: [Int] = []
  private var previous: [Int] = []

  /// Numbers `count` elements. `known` returns an element's existing number, or 0 for a new element.
  mutating func update(count: Int, after known: (_ index: Int) -> UInt32) {
    numbers.removeAll(keepingCapacity: true)
    for index in 0..<count { numbers.append(known(index)) }
    findUnmoved()
    var (lower, start) = (UInt32(0), 0)
    for index in unmoved {
      let upper = numbers[index]
      guard fill(start..<index, above: lower, below: upper) else { return numberAnew() }
      (lower, start) = (upper, index + 1)
    }
    if !fill(start..<numbers.count, above: lower, below: nil) { numberAnew() }
  }

  private mutating func numberAnew() {
    for index in numbers.indices { numbers[index] = UInt32(index + 1) * Self.step }
  }

  /// Numbers a range of elements between `lower` and `upper`. Returns `false` if there is no room.
  private mutating func fill(_ range: Range<Int>, above lower: UInt32, below upper: UInt32?) -> Bool {
    guard !range.isEmpty else { return true }
    let count = UInt32(range.count)
    // A z-index is a signed 32-bit integer.
    let room = (upper ?? UInt32(Int32.max)) - lower
    let step = upper == nil ? min(Self.step, room / (count + 1)) : room / (count + 1)
    guard step > 0 else { return false }
    for index in range { numbers[index] = lower + step * UInt32(index - range.lowerBound + 1) }
    return true
  }

  /// Finds a longest increasing subsequence.
  private mutating func findUnmoved() {
    unmoved.removeAll(keepingCapacity: true)
    var (last, isRising) = (UInt32(0), true)
    for (index, number) in numbers.enumerated() where number > 0 {
      isRising = isRising && number > last
      last = number
      unmoved.append(index)
    }
    if isRising { return }
    ends.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    for (rank, index) in unmoved.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[unmoved[ends[middle]]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : -1)
      if low == ends.count { ends.append(rank) } else { ends[low] = rank }
    }
    // From the back, because each element leads to the previous one.
    var rank = ends.last ?? -1
    for rise in ends.indices.reversed() {
      ends[rise] = unmoved[rank]
      rank = previous[rank]
    }
    swap(&unmoved, &ends)
  }
}
