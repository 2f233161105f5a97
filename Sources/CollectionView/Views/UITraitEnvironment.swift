#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What has traits: screens, views and view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that apply here.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
#endif
