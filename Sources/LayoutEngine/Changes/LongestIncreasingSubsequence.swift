extension [Int] {
  /// Returns the positions outside a longest increasing subsequence. The numbers must be distinct.
  ///
  /// - Complexity: O(n) if most numbers ascend, O(n log n) at worst.
  func positionsOutsideLongestIncreasingSubsequence() -> [Int] {
    // Most updates keep the order and need no allocation.
    guard let firstDescent = indices.dropFirst().first(where: { self[$0] < self[$0 - 1] }) else { return [] }

    // `ends[k]` is the position of the smallest number ending an increasing subsequence of k + 1 numbers.
    // `previous` contains each position's predecessor in its subsequence.
    var ends = [Int](0..<firstDescent)
    var previous = [Int](-1..<(count - 1))
    for position in firstDescent..<count {
      let value = self[position]
      var (low, high) = (0, ends.count)
      if value > self[ends[high - 1]] { low = high }
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }

    var outside: [Int] = []
    outside.reserveCapacity(count - ends.count)
    var member = ends[ends.count - 1]
    for position in stride(from: count - 1, through: 0, by: -1) {
      if position == member { member = previous[position] } else { outside.append(position) }
    }
    outside.reverse()
    return outside
  }
}
