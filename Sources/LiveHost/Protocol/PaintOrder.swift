/// Gives elements numbers that increase in paint order, and changes as few of them as possible.
///
/// Each change has to be sent to the page. So numbers that increase already stay (the longest increasing
/// subsequence, found in O(n log n)), and the others get new ones in between. Only if there is no room left are
/// all of them renumbered.
struct PaintOrder {
  static let step: UInt32 = 1 << 12

  private(set) var numbers: [Int: UInt32] = [:]

  mutating func update(_ ids: [Int]) {
    let known = ids.indices.compactMap { index in numbers[ids[index]].map { (index: index, number: $0) } }
    let unmoved = longestRise(known.map(\.number)).map { known[$0].index }
    var next: [Int: UInt32] = Dictionary(minimumCapacity: ids.count)
    var (lower, start) = (UInt32(0), 0)
    for index in unmoved + [ids.count] {
      let upper = index < ids.count ? numbers[ids[index]] ?? 0 : nil
      guard number(ids[start..<index], above: lower, below: upper, in: &next) else { return renumber(ids) }
      guard let upper else { break }
      next[ids[index]] = upper
      (lower, start) = (upper, index + 1)
    }
    numbers = next
  }

  /// Returns false if they do not fit.
  private func number(
    _ ids: ArraySlice<Int>, above lower: UInt32, below upper: UInt32?, in numbers: inout [Int: UInt32]
  ) -> Bool {
    guard !ids.isEmpty else { return true }
    let count = UInt32(ids.count)
    // A z-index is a signed 32-bit integer.
    let room = (upper ?? UInt32(Int32.max)) - lower
    let step = upper == nil ? min(Self.step, room / (count + 1)) : room / (count + 1)
    guard step > 0 else { return false }
    for (offset, id) in ids.enumerated() { numbers[id] = lower + step * UInt32(offset + 1) }
    return true
  }

  private mutating func renumber(_ ids: [Int]) {
    numbers = Dictionary(minimumCapacity: ids.count)
    for (index, id) in ids.enumerated() { numbers[id] = UInt32(index + 1) * Self.step }
  }

  /// The indices of a longest increasing subsequence.
  private func longestRise(_ values: [UInt32]) -> [Int] {
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
