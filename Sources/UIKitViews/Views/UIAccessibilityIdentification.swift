import Foundation

/// What tests find by a name that nobody reads.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name. Not spoken.
  var accessibilityIdentifier: String? { get set }
}
