import Foundation

/// The content of a cell.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view. Called unless the current view can show the configuration: see
  /// ``UIContentView/supports(_:)``.
  func makeContentView() -> UIView & UIContentView
  /// The configuration for a cell's state, or `self` if nothing changes. Called before the configuration is
  /// shown.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration. Set only values for which ``supports(_:)`` returns `true`.
  var configuration: UIContentConfiguration { get set }
  /// `true` if the view can show the configuration. By default, compares the types.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// `true` if the types are equal.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

extension UIContentConfiguration {
  /// Returns `true` if both are equal list contents. Other configurations can't be compared.
  package func isSameListContent(as other: any UIContentConfiguration) -> Bool {
    guard let own = self as? UIListContentConfiguration, let other = other as? UIListContentConfiguration
    else { return false }
    return own == other
  }
}

nonisolated extension UITraitCollection {
  package func inList(_ environment: UIListEnvironment) -> UITraitCollection {
    var values = values
    values.listEnvironment = environment
    return UITraitCollection(values)
  }
}
