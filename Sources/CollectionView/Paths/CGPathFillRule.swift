#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !os(macOS)
/// What counts as inside where a path crosses itself.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// Where the path goes round more often one way than the other.
  case winding
  /// Where a ray to the outside crosses the path an odd number of times.
  case evenOdd
}
#endif
#endif
