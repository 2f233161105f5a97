/// Which place each of a run of things had before an update, and which it has after it.
///
///     let map = IndexMap(from: ["a", "b", "c"], to: ["c", "x", "a"])
///     map.newIndex(ofOld: 0)  // 2
///     map.oldIndex(ofNew: 1)  // nil: "x" is new
///     IndexChanges(map)       // remove 1, insert 1, move 2 to 0
///
/// It says nothing about how one order becomes the other: that is ``IndexChanges``. Of changes that are known already,
/// ``IndexShift`` tells the places without storage for each thing.
public struct IndexMap: Hashable, Sendable {
  /// What stands for "no place".
  @usableFromInline static let none = -1

  @usableFromInline var newForOld: [Int]
  @usableFromInline var oldForNew: [Int]

  /// Nothing stays: what connections are added to.
  @inlinable
  init(oldCount: Int, newCount: Int) {
    newForOld = .init(repeating: Self.none, count: oldCount)
    oldForNew = .init(repeating: Self.none, count: newCount)
  }

  /// How many there were before the change.
  public var oldCount: Int { newForOld.count }
  /// How many there are after the change.
  public var newCount: Int { oldForNew.count }

  /// Where a thing is after the update; nil where it was removed.
  public func newIndex(ofOld old: Int) -> Int? {
    let new = newForOld[old]
    return new == Self.none ? nil : new
  }

  /// Where a thing was before the update; nil where it was inserted.
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
