#if !os(macOS)
/// The shape of a line's end.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// A flat end at the end point.
  case butt
  /// A round end, half the line width beyond the end point.
  case round
  /// A square end, half the line width beyond the end point.
  case square
}
#endif
