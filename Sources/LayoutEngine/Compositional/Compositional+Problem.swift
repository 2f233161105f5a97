extension Compositional {
  /// Why a description has no solution.
  public enum Problem: Hashable, Sendable {
    /// A group has no room in its container, or nothing has room in it.
    case noRoomForGroup
    /// Not even one item has room in its group, with the spacing that it wants around it.
    case noRoomForItem
  }
}
