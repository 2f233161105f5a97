/// Thrown by the default implementation of an optional requirement that can't return a value. Written by
/// `port-from-ios`.
public nonisolated struct RequirementNotImplemented: Error {
  /// Creates an error.
  public init() {}
}
