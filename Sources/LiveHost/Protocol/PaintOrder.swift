/// Gives elements numbers that increase in paint order, and changes as few of them as possible.
///
/// Each change has to be sent to the page. So numbers that increase already stay (the longest increasing
/// subsequence, found in O(n log n)), and the others get new ones in between. Only if there is no room left are
/// all of them renumbered.
enum PaintOrder {
  static let step: UInt32 = 1 << 12

  /// The numbers of elements in paint order.
  ///
  /// - Parameter known: The numbers that they have: 0 for those without.
  static func numbers(after known: [UInt32]) -> [UInt32] {
    let numbered = known.indices.filter { known[$0] > 0 }
    let unmoved = longestRise(numbered.map { known[$0] }).map { numbered[$0] }
    var next = [UInt32](repeating: 0, count: known.count)
    var (lower, start) = (UInt32(0), 0)
    for index in unmoved + [known.count] {
      let upper = index < known.count ? known[index] : nil
      guard fill(&next, start..<index, above: lower, below: upper) else {
        return known.indices.map { UInt32($0 + 1) * step }
      }
      guard let upper else { break }
      next[index] = upper
      (lower, start) = (upper, index + 1)
    }
    return next
  }

  /// Returns false if they do not fit.
  private static func fill(
    _ numbers: inout [UInt32], _ range: Range<Int>, above lower: UInt32, below upper: UInt32?
  ) -> Bool {
    guard !range.isEmpty else { return true }
    let count = UInt32(range.count)
    // A z-index is a signed 32-bit integer.
    let room = (upper ?? UInt32(Int32.max)) - lower
    let step = upper == nil ? min(Self.step, room / (count + 1)) : room / (count + 1)
    guard step > 0 else { return false }
    for (offset, index) in range.enumerated() { numbers[index] = lower + step * UInt32(offset + 1) }
    return true
  }

  /// The indices of a longest increasing subsequence.
  private static func longestRise(_ values: [UInt32]) -> [Int] {
    if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Array(values.indices) }
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      rise.append(index)
      index = previous[index]
    }
    return rise.reversed()
  }
}
