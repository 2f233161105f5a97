#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A value that says what a cell shows and makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows this configuration. Called when the cell has none that ``UIContentView/supports(_:)`` it.
  func makeContentView() -> UIView & UIContentView
  /// The configuration as it is for a state of the cell, before this is shown. Answer `self` where nothing changes.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Set to one that it ``supports(_:)``; the setter shows it.
  var configuration: UIContentConfiguration { get set }
  /// Whether the view can show the configuration, so that it need not be replaced. Default: where the types are equal.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the types are equal.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
#endif
