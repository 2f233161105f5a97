#if !os(macOS)
/// The rule for the areas inside a path that crosses itself.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// An area is inside if the path goes around it more often in one direction than in the other.
  case winding
  /// An area is inside if a ray from there to the outside crosses the path an odd number of times.
  case evenOdd
}
#endif
