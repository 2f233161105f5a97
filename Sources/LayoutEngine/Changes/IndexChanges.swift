/// The steps of a batch update of one sequence.
///
/// Removals and the starts of moves are old indices; insertions and the ends of moves are new ones. Other
/// elements keep their order.
///
/// The moves are minimal: the other elements form a longest increasing subsequence (Fredman, "On computing
/// the length of longest increasing subsequences", 1975).
public struct IndexChanges: Hashable, Sendable {
  /// The removed indices before the update, ascending.
  public var removals: [Int] = []
  /// The inserted indices after the update, ascending.
  public var insertions: [Int] = []
  /// The moves, in ascending order of their new indices.
  public var moves: [Move<Int>] = []

  /// Creates an empty update.
  public init() {}

  /// Creates the changes that a map describes.
  ///
  /// - Complexity: O(old + new) if the order changes little, O((old + new) log new) at worst.
  public init(_ map: IndexMap) {
    for old in map.newForOld.indices where map.newForOld[old] == IndexMap.none { removals.append(old) }
    var survivors: [Int] = []
    survivors.reserveCapacity(map.newCount)
    for new in map.oldForNew.indices {
      let old = map.oldForNew[new]
      if old == IndexMap.none { insertions.append(new) } else { survivors.append(old) }
    }
    for position in survivors.positionsOutsideLongestIncreasingSubsequence() {
      let old = survivors[position]
      moves.append(Move(from: old, to: map.newForOld[old]))
    }
  }

  /// Creates the changes from old identifiers to new ones.
  ///
  /// - Complexity: The sum of ``init(_:)`` and ``IndexMap/init(from:to:)``.
  @inlinable
  public init<ID: Hashable>(from old: [ID], to new: [ID]) { self.init(IndexMap(from: old, to: new)) }

  /// `true` if there are no changes.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}

/// An element's old and new index.
public struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The old index.
  public var from: Index
  /// The new index.
  public var to: Index

  /// Creates a move.
  public init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}

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
