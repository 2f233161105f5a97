#if !os(macOS)
/// The shape of a corner.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter
  /// A round corner.
  case round
  /// A flat corner.
  case bevel
}
#endif
