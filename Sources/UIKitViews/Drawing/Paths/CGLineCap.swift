#if !os(macOS)
/// How a line ends.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// At its end point.
  case butt
  /// Half the line width beyond its end point, round.
  case round
  /// Half the line width beyond its end point, square.
  case square
}
#endif
