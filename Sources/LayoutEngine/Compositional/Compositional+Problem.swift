extension Compositional {
  /// The reason a description has no solution.
  public enum Problem: Hashable, Sendable {
    /// A group doesn't fit in its container, or nothing fits in the group.
    case noRoomForGroup
    /// Not even one item fits in its group with its spacing.
    case noRoomForItem
  }
}
