import Foundation

/// A type with traits: screens, views, and view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The object's current traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
