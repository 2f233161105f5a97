/// The steps of an update of one sequence, by the rules of a batch update. Removals and the starts of moves are indices before
/// the update, insertions and the ends of moves are indices after it. Elements that are not named stay in their order.
///
/// There are as few moves as possible: what stays is a longest increasing subsequence (Fredman, "On computing the length of
/// longest increasing subsequences", 1975). Where several are longest, which one
/// stays is not promised, but it is always the same one.
public struct IndexChanges: Hashable, Sendable {
  /// Indices before the update, ascending.
  public var removals: [Int] = []
  /// Indices after the update, ascending.
  public var insertions: [Int] = []
  /// Ascending by the indices after the update.
  public var moves: [Move<Int>] = []

  /// No changes.
  public init() {}

  /// - Complexity: O(old + new) as long as the order changes little, O((old + new) log new) at worst.
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

  /// The changes from one order of identifiers to another.
  ///
  /// - Complexity: as ``init(_:)`` and ``IndexMap/init(from:to:)`` together.
  @inlinable
  public init<ID: Hashable>(from old: [ID], to new: [ID]) { self.init(IndexMap(from: old, to: new)) }

  /// Whether nothing changes.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}
