/// The rule that assigns items to lanes.
public enum LanePlacement: Hashable, Sendable {
  /// An item goes to the first lane with the lowest end.
  case shortestLane
  /// Item `i` goes to lane `i mod lanes`.
  case sequential
}
