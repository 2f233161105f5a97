import Foundation

/// An object with an identifier for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier, never read out.
  var accessibilityIdentifier: String? { get set }
}
