import SwiftSyntax

/// A requirement of an `@objc` protocol that a class may leave out.
struct OptionalRequirement {
  /// What a class answers that leaves it out, in a protocol where every requirement has a default.
  enum Default {
    /// Nothing: it has no result.
    case nothing
    /// Its result is an optional.
    case none
    /// Throws, so that callers can tell it from every answer. A class's own method need not throw.
    case error
  }

  let protocolName: String
  let fallback: Default
}
