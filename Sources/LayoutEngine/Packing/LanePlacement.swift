/// Which lane an item goes to.
public enum LanePlacement: Hashable, Sendable {
  /// The lane whose end is lowest, the first of equals.
  case shortestLane
  /// Item `i` to lane `i mod lanes`.
  case sequential
}
