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

extension IndexMap {
  /// Creates a map by matching equal identifiers.
  ///
  /// If an identifier occurs more than once, it's unspecified which occurrences are paired. Only elements
  /// outside common runs are hashed.
  ///
  /// - Complexity: O(old + new) comparisons and hashes.
  @inlinable
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    self.init(oldCount: old.count, newCount: new.count)
    let rest = matchInOrder(old, new)
    var indices = [ID: Int](minimumCapacity: rest.old.count)
    for index in rest.old where indices[old[index]] == nil { indices[old[index]] = index }
    for index in rest.new {
      guard let found = indices[new[index]], newForOld[found] == Self.none else { continue }
      connect(found, to: index)
    }
  }

  /// Compares both orders in parallel, resynchronizing after differences.
  ///
  /// - Returns: The unmatched indices.
  @inlinable
  mutating func matchInOrder<ID: Hashable>(_ old: [ID], _ new: [ID]) -> (old: [Int], new: [Int]) {
    var rest: (old: [Int], new: [Int]) = ([], [])
    var (i, j) = (0, 0)
    // Matches earn credit. Without credit, the orders are too different to look ahead.
    var credit = 1000
    while i < old.count, j < new.count, credit > 0 {
      if old[i] == new[j] {
        connect(i, to: j)
        i += 1
        j += 1
        credit += 1
        continue
      }
      let (skippedOld, skippedNew) = Self.stepsToMeeting(old[i...].prefix(8), new[j...].prefix(8))
      rest.old += i..<(i + skippedOld)
      rest.new += j..<(j + skippedNew)
      i += skippedOld
      j += skippedNew
      credit -= 20
    }
    rest.old += i..<old.count
    rest.new += j..<new.count
    return rest
  }

  /// Returns the steps to the next equal elements, or one step each if none are nearby.
  @inlinable
  static func stepsToMeeting<ID: Hashable>(_ old: ArraySlice<ID>, _ new: ArraySlice<ID>) -> (
    old: Int, new: Int
  ) {
    for distance in 1..<max(2, max(old.count, new.count)) {
      let (i, j) = (old.startIndex + distance, new.startIndex + distance)
      if i < old.endIndex, old[i] == new[new.startIndex] { return (distance, 0) }
      if j < new.endIndex, new[j] == old[old.startIndex] { return (0, distance) }
      if i < old.endIndex, j < new.endIndex, old[i] == new[j] { return (distance, distance) }
    }
    return (1, 1)
  }
}
