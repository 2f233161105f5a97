#if !os(macOS)
/// The shape of a line where two segments meet.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// A point.
  case miter
  /// A round corner.
  case round
  /// A flat corner.
  case bevel
}
#endif
