import SwiftSyntax

/// An optional requirement of an `@objc` protocol.
struct OptionalRequirement {
  /// The behavior for a class without the requirement. In the ported protocol, every requirement has a
  /// default implementation.
  enum Default {
    /// Does nothing, because the requirement has no result.
    case nothing
    /// Returns `nil`, because the result is optional.
    case none
    /// Throws, so that callers can distinguish it from all results. A class's own method doesn't have to
    /// throw.
    case error
  }

  let protocolName: String
  let fallback: Default
}
