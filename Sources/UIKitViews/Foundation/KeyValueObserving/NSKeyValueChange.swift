#if !canImport(Darwin)
/// The kind of a change. Properties of views are only ever set.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Objects came to a collection.
  case insertion = 2
  /// Objects left a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}
#endif
