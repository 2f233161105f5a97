extension IndexMap {
  /// Finds every thing by its identifier. Where an identifier is there several times, each is matched once at most, but
  /// there is no promise which with which.
  ///
  /// What stays in its run of neighbours is found by comparing; only the rest is hashed.
  ///
  /// - Complexity: O(old + new) comparisons and hashes, with few hashes where little has changed.
  @inlinable
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    self.init(oldCount: old.count, newCount: new.count)
    let rest = matchInOrder(old, new)
    var places = [ID: Int](minimumCapacity: rest.old.count)
    for place in rest.old where places[old[place]] == nil { places[old[place]] = place }
    for place in rest.new {
      guard let found = places[new[place]], newForOld[found] == Self.none else { continue }
      connect(found, to: place)
    }
  }

  /// Walks both orders side by side. Where they part, the nearest place is looked for at which they meet again.
  ///
  /// - Returns: the places that are left over.
  @inlinable
  mutating func matchInOrder<ID: Hashable>(_ old: [ID], _ new: [ID]) -> (old: [Int], new: [Int]) {
    var rest: (old: [Int], new: [Int]) = ([], [])
    var (i, j) = (0, 0)
    // Orders that have little in common are not worth looking ahead in: matches pay for it.
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

  /// How many are to be left out of each for the next ones to be the same; one of each where that is not near. Both
  /// begin with a different one.
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
