#if !os(macOS)
/// The rule for the areas inside a path that crosses itself.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// Areas are inside if the path goes around more often in one direction than in the other.
  case winding
  /// Areas are inside if a ray to the outside crosses the path an odd number of times.
  case evenOdd
}
#endif
