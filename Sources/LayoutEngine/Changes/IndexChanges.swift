/// The steps of an update of one sequence, following the rules of a batch update.
///
/// Removals and the starts of moves are indices before the update; insertions and the ends of moves are
/// indices after it. Other elements keep their order.
///
/// The number of moves is minimal: the elements that stay form a longest increasing subsequence (Fredman, "On
/// computing the length of longest increasing subsequences", 1975). If there are several, the choice is
/// unspecified, but always the same.
public struct IndexChanges: Hashable, Sendable {
  /// The indices of removed elements before the update, ascending.
  public var removals: [Int] = []
  /// The indices of inserted elements after the update, ascending.
  public var insertions: [Int] = []
  /// The moves, ascending by their indices after the update.
  public var moves: [Move<Int>] = []

  /// Creates an update without changes.
  public init() {}

  /// Creates the changes of a map.
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

  /// Creates the changes from one order of identifiers to another.
  ///
  /// - Complexity: The sum of ``init(_:)`` and ``IndexMap/init(from:to:)``.
  @inlinable
  public init<ID: Hashable>(from old: [ID], to new: [ID]) { self.init(IndexMap(from: old, to: new)) }

  /// `true` if there are no changes.
  public var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }
}
