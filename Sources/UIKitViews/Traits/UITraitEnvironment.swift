import Foundation

/// An object with traits: a screen, a view, or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
