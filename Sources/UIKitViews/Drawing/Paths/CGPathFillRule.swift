#if !os(macOS)
/// Which areas are inside a path that crosses itself.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path goes around more often in one direction than in the other.
  case winding
  /// Inside is where a ray to the outside crosses the path an odd number of times.
  case evenOdd
}
#endif
