#if !canImport(Darwin)
/// The kinds of changes. Only `setting` occurs for properties of views.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}
#endif
