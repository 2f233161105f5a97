extension Compositional {
  /// The reason for missing items.
  public enum Problem: Hashable, Sendable {
    /// A group doesn't fit, or nothing fits in it.
    case noRoomForGroup
    /// An item with its spacing doesn't fit.
    case noRoomForItem
  }
}
