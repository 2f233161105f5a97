import Foundation

/// An object with an identifier for tests, which users never see.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier. It isn't read out.
  var accessibilityIdentifier: String? { get set }
}
