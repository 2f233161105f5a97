/// The index of each element of a sequence before an update and after it.
///
/// ```swift
/// let map = IndexMap(from: ["a", "b", "c"], to: ["c", "x", "a"])
/// map.newIndex(ofOld: 0)  // 2
/// map.oldIndex(ofNew: 1)  // nil: "x" is new
/// IndexChanges(map)       // remove 1, insert 1, move 2 to 0
/// ```
///
/// ``IndexChanges`` tells how one order becomes the other. Where the changes are known already, ``IndexShift`` answers the same
/// questions without storage for each element.
public struct IndexMap: Hashable, Sendable {
  /// Stands for "no index".
  @usableFromInline static let none = -1

  @usableFromInline var newForOld: [Int]
  @usableFromInline var oldForNew: [Int]

  /// A map in which nothing stays, to add connections to.
  @inlinable
  init(oldCount: Int, newCount: Int) {
    newForOld = .init(repeating: Self.none, count: oldCount)
    oldForNew = .init(repeating: Self.none, count: newCount)
  }

  /// How many there were before the change.
  public var oldCount: Int { newForOld.count }
  /// How many there are after the change.
  public var newCount: Int { oldForNew.count }

  /// The index after the update; nil for an element that was removed.
  public func newIndex(ofOld old: Int) -> Int? {
    let new = newForOld[old]
    return new == Self.none ? nil : new
  }

  /// The index before the update; nil for an element that was inserted.
  public func oldIndex(ofNew new: Int) -> Int? {
    let old = oldForNew[new]
    return old == Self.none ? nil : old
  }

  @inlinable
  mutating func connect(_ old: Int, to new: Int) {
    newForOld[old] = new
    oldForNew[new] = old
  }

  mutating func disconnect(_ old: Int) {
    let new = newForOld[old]
    guard new != Self.none else { return }
    newForOld[old] = Self.none
    oldForNew[new] = Self.none
  }
}
