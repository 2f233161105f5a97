/// The steps of an update of one run of things, by the rules of a batch update: removals and the starts of moves are places
/// before it, insertions and the ends of moves are places after it, and whatever is not named keeps its order.
///
/// The moves are as few as can be: what stays is a longest increasing subsequence (Fredman, "On computing the length of
/// longest increasing subsequences", 1975). There is no promise which one, where several are longest; it is the same
/// one every time.
public struct IndexChanges: Hashable, Sendable {
  /// Places before the update, ascending.
  public var removals: [Int] = []
  /// Places after the update, ascending.
  public var insertions: [Int] = []
  /// Ascending by the places after the update.
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
