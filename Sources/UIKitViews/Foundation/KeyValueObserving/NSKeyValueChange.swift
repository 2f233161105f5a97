#if !canImport(Darwin)
/// The kind of a change. Properties of views are only ever set.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}
#endif
