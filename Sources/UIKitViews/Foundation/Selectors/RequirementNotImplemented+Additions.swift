/// Thrown by the default implementation of an optional requirement that can't return a value. `port-from-ios`
/// writes such implementations.
public nonisolated struct RequirementNotImplemented: Error {
  /// Creates an error.
  public init() {}
}
