extension Compositional.Run {
  /// A group's range relative to the first group's start, without edge spacing.
  public struct GroupSpan: Hashable, Sendable {
    /// The items, including missing ones in the last group.
    public let items: Range<Int>
    /// The group's start.
    public let start: Double
    /// The group's length.
    public let extent: Double
  }

  /// Returns the range of an item's group, or nil.
  ///
  /// - Complexity: O(log *measured groups*)
  public func groupSpan(ofItem item: Int) -> GroupSpan? {
    guard item >= 0, item < count, !stretches.isEmpty else { return nil }
    let stretch = stretches[stretchIndex(of: item)]
    let size = stretch.group.piece.leaves.count
    guard size > 0, item - stretch.firstItem < size * stretch.groupCount else { return nil }
    return groupSpan((item - stretch.firstItem) / size, of: stretch)
  }

  /// Returns the last group that starts at or before a position, the first group if none does, or nil.
  ///
  /// - Complexity: O(log *measured groups*)
  public func groupSpan(at along: Double) -> GroupSpan? {
    guard !stretches.isEmpty else { return nil }
    let index = max(0, stretches.indices.partition { stretches[$0].start > along } - 1)
    let stretch = stretches[index]
    let pitch = pitch(of: stretch)
    let number = pitch > 0 ? ((along - stretch.start) / pitch).rounded(.down) : 0
    return groupSpan(Int(max(0, min(number, Double(stretch.groupCount - 1)))), of: stretch)
  }

  private func groupSpan(_ number: Int, of stretch: Stretch) -> GroupSpan {
    let size = stretch.group.piece.leaves.count
    let first = stretch.firstItem + number * size
    return GroupSpan(
      items: first..<(first + max(1, size)),
      start: stretch.start + Double(number) * pitch(of: stretch) + axis.along(stretch.group.origin),
      extent: axis.extent(of: stretch.group.piece.size))
  }
}
