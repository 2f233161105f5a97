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
