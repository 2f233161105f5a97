/// A growing list of numbers that finds the first one above a limit without looking at each. For every 16 numbers their maximum is
/// stored, for every 16 of these maxima theirs, and so on.
///
/// It is a handle as `FlatColumn` is: its owner frees it.
struct MaximumTree {
  /// The binary logarithm of how many numbers share a maximum.
  static let bits = 4

  private var levels = [FlatColumn<Double>()]
  /// The first level of no more than 16 numbers; those above it are empty.
  private var top = 0

  var count: Int { levels[0].count }

  subscript(index: Int) -> Double { levels[0][index] }

  /// The greatest number, or negative infinity where there is none.
  var maximum: Double {
    var maximum = -Double.infinity
    for index in 0..<levels[top].count { maximum = max(maximum, levels[top][index]) }
    return maximum
  }

  /// The index of the first number above another from `start` on, or the count.
  ///
  /// - Complexity: O(log *n*)
  func first(from start: Int = 0, above number: Double) -> Int {
    // From the front, going down the levels is enough. From elsewhere, the search goes up first.
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

  /// Replaces a number.
  mutating func set(_ number: Double, at index: Int) {
    levels[0][index] = number
    var group = index
    for level in 0..<top {
      group = group &>> Self.bits
      levels[level + 1][group] = maximum(ofGroup: group, in: level)
    }
  }

  /// Adds one of many numbers. `completeGroups(from:)` has to follow the last of them.
  mutating func appendAlone(_ number: Double) { levels[0].append(number) }

  /// Brings the maxima of the groups up to date from that of a number on.
  mutating func completeGroups(from first: Int) {
    var (level, first) = (0, first)
    while levels[level].count > 1 &<< Self.bits {
      level += 1
      if level == levels.count { levels.append(FlatColumn()) }
      // The group that the first is in may have had a maximum.
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

  /// Adds the maxima of the groups that have none yet.
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
      precondition(levels[level].count == groups, "MaximumTree: level \(level) has not as many as it should")
      for group in 0..<groups {
        precondition(
          levels[level][group] == maximum(ofGroup: group, in: level - 1), "MaximumTree: a maximum is wrong")
      }
    }
    precondition(levels[top].count <= 1 &<< Self.bits, "MaximumTree: the top is too broad")
  }
}
