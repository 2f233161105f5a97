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
