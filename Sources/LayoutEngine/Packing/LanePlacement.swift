/// Which lane an item goes to.
public enum LanePlacement: Hashable, Sendable {
  /// The lane that ends first; of equal ones the first.
  case shortestLane
  /// Item `i` to lane `i mod lanes`.
  case sequential
}
