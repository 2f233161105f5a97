#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A value that says what a cell shows and makes the view that shows it.
public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  /// Whether the view can show the configuration, so that it need not be replaced. Default: where the types are equal.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
#endif
