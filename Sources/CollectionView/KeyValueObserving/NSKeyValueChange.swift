#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !canImport(Darwin)
/// What kind of change it was. Views only ever have theirs set.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}
#endif
#endif
