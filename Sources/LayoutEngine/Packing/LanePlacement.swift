/// The rule that assigns items to lanes.
public enum LanePlacement: Hashable, Sendable {
  /// An item goes to the lane with the lowest end. Of several, it goes to the first.
  case shortestLane
  /// Item `i` goes to lane `i mod lanes`.
  case sequential
}
