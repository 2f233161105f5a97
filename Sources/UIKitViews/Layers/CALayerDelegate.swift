import Foundation

/// An object that lays out sublayers and returns actions. Every method is optional.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the sublayers. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action for a property. `nil`, the default, animates the change. `NSNull` shows the new value
  /// immediately.
  @discardableResult
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns `nil`.
  @discardableResult
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

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
