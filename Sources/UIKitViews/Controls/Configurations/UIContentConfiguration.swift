import Foundation

/// Describes the content of a cell, and makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows this configuration. Called when the cell has no view that
  /// ``UIContentView/supports(_:)`` it.
  func makeContentView() -> UIView & UIContentView
  /// The configuration for a state of the cell. Called before it is shown. Return `self` if nothing changes.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that is shown. The setter shows a configuration that the view ``supports(_:)``.
  var configuration: UIContentConfiguration { get set }
  /// Whether the view can show the configuration, so that it need not be replaced. Default: whether the types
  /// are equal.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the types are equal.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
