/// Finds the first number above a limit without visiting each number.
///
/// Every 16 numbers share a stored maximum, every 16 of these maxima share another, and so on. The owner
/// frees the tree.
struct MaximumTree {
  /// The binary logarithm of the group size.
  static let bits = 4

  private var levels = [FlatColumn<Double>()]
  /// The first level with at most 16 numbers.
  private var top = 0

  var count: Int { levels[0].count }

  subscript(index: Int) -> Double { levels[0][index] }

  /// The greatest number, or negative infinity if there are no numbers.
  var maximum: Double {
    var maximum = -Double.infinity
    for index in 0..<levels[top].count { maximum = max(maximum, levels[top][index]) }
    return maximum
  }

  /// Returns the index of the first number above `number`, or the count if there is none.
  ///
  /// - Complexity: O(log *n*)
  func first(from start: Int = 0, above number: Double) -> Int {
    // From any other index, the search goes up first.
    var level = start == 0 ? top : 0
    var index = start
    while true {
      let column = levels[level]
      let end = level == top ? column.count : min(column.count, (index | (1 &<< Self.bits - 1)) + 1)
      while index < end, column[index] <= number { index &+= 1 }
      if index < end { return first(under: index, of: level, above: number) }
      if level == top { return count }
      index = (index + 1 &<< Self.bits - 1) &>> Self.bits
      level += 1
    }
  }

  private func first(under index: Int, of level: Int, above number: Double) -> Int {
    var (index, level) = (index, level)
    while level > 0 {
      level -= 1
      index = index &<< Self.bits
      let column = levels[level]
      while column[index] <= number { index &+= 1 }
    }
    return index
  }

  // MARK: Changing

  mutating func append(_ number: Double) {
    levels[0].append(number)
    var level = 0
    while levels[level].count > 1 &<< Self.bits {
      level += 1
      if level == levels.count { levels.append(FlatColumn()) }
      let group = (levels[level - 1].count - 1) &>> Self.bits
      if group < levels[level].count {
        levels[level][group] = max(levels[level][group], number)
      } else {
        completeLevel(level)
      }
    }
    top = level
  }

  mutating func set(_ number: Double, at index: Int) {
    levels[0][index] = number
    var group = index
    for level in 0..<top {
      group = group &>> Self.bits
      levels[level + 1][group] = maximum(ofGroup: group, in: level)
    }
  }

  /// Call `completeGroups(from:)` after the last number.
  mutating func appendAlone(_ number: Double) { levels[0].append(number) }

  mutating func completeGroups(from first: Int) {
    var (level, first) = (0, first)
    while levels[level].count > 1 &<< Self.bits {
      level += 1
      if level == levels.count { levels.append(FlatColumn()) }
      // The first group may already have a maximum.
      first = first &>> Self.bits
      levels[level].truncate(to: first)
      completeLevel(level)
    }
    top = level
    for level in level + 1..<max(level + 1, levels.count) { levels[level].truncate(to: 0) }
  }

  mutating func truncate(to count: Int) {
    guard count < self.count else { return }
    levels[0].truncate(to: count)
    completeGroups(from: count)
  }

  private mutating func completeLevel(_ level: Int) {
    let groups = (levels[level - 1].count + 1 &<< Self.bits - 1) &>> Self.bits
    for group in levels[level].count..<groups { levels[level].append(maximum(ofGroup: group, in: level - 1)) }
  }

  private func maximum(ofGroup group: Int, in level: Int) -> Double {
    let column = levels[level]
    let first = group &<< Self.bits
    var maximum = column[first]
    for index in first..<min(first + 1 &<< Self.bits, column.count) { maximum = max(maximum, column[index]) }
    return maximum
  }

  func free() { for level in levels { level.free() } }

  func duplicate() -> MaximumTree {
    var copy = self
    copy.levels = levels.map { $0.duplicate() }
    return copy
  }

  func _checkInvariants() {
    for level in levels.indices.dropFirst() {
      let groups = level <= top ? (levels[level - 1].count + 1 &<< Self.bits - 1) &>> Self.bits : 0
      precondition(levels[level].count == groups, "MaximumTree: level \(level) has the wrong count")
      for group in 0..<groups {
        precondition(
          levels[level][group] == maximum(ofGroup: group, in: level - 1), "MaximumTree: a maximum is wrong")
      }
    }
    precondition(levels[top].count <= 1 &<< Self.bits, "MaximumTree: the top level is too large")
  }
}
