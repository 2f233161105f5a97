/// Thrown by the default of an optional requirement that has no value to return. `port-from-ios` writes such
/// defaults, and `try?` where the requirement is called.
public nonisolated struct RequirementNotImplemented: Error {
  /// All errors of this type are alike.
  public init() {}
}
