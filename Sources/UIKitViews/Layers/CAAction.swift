import Foundation

/// An action that runs when a layer's property changes.
public protocol CAAction {
  /// Called after the change of the property `event`. `dict` is always `nil`.
  @preconcurrency @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The action that views return inside an animation block.
final class AnimatedChange: CAAction {
  static let shared = AnimatedChange()

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
