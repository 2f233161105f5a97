import Foundation

/// The content of a cell, and a factory for its view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view for this configuration. Called when the cell has no view that
  /// ``UIContentView/supports(_:)`` it.
  func makeContentView() -> UIView & UIContentView
  /// Returns the configuration for a state of the cell. Called before the configuration is shown. Return
  /// `self` if nothing changes.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The current configuration. The setter shows a configuration that the view ``supports(_:)``.
  var configuration: UIContentConfiguration { get set }
  /// Returns `true` if the view can show the configuration without being replaced. The default implementation
  /// compares the types.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` if the types are equal.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
