/// The index of each element before and after an update.
///
/// ```swift
/// let map = IndexMap(from: ["a", "b", "c"], to: ["c", "x", "a"])
/// map.newIndex(ofOld: 0)  // 2
/// map.oldIndex(ofNew: 1)  // nil: "x" is new
/// IndexChanges(map)       // remove 1, insert 1, move 2 to 0
/// ```
///
/// For known changes, ``IndexShift`` needs no storage per element.
public struct IndexMap: Hashable, Sendable {
  @usableFromInline static let none = -1

  @usableFromInline var newForOld: [Int]
  @usableFromInline var oldForNew: [Int]

  @inlinable
  init(oldCount: Int, newCount: Int) {
    newForOld = .init(repeating: Self.none, count: oldCount)
    oldForNew = .init(repeating: Self.none, count: newCount)
  }

  /// The old number of elements.
  public var oldCount: Int { newForOld.count }
  /// The new number of elements.
  public var newCount: Int { oldForNew.count }

  /// Returns the new index, or nil for a removed element.
  public func newIndex(ofOld old: Int) -> Int? {
    let new = newForOld[old]
    return new == Self.none ? nil : new
  }

  /// Returns the old index, or nil for an inserted element.
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
