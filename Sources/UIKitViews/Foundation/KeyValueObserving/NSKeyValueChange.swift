#if !canImport(Darwin)
/// The kinds of changes. Only `setting` occurs for views.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Insertion into a collection.
  case insertion = 2
  /// Removal from a collection.
  case removal = 3
  /// Replacement in a collection.
  case replacement = 4
}
#endif
