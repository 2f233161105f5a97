/// An error thrown by the default implementation of an optional requirement that can't return a value.
///
/// `port-from-ios` writes these implementations, and `try?` at the calls to the requirement.
public nonisolated struct RequirementNotImplemented: Error {
  /// Creates an error. All errors of this type are equivalent.
  public init() {}
}
