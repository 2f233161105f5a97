import Foundation

/// The methods that lay out a layer's sublayers and return the actions of changes. Every method is optional.
///
/// A view is its layer's delegate and must stay so.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the layer's sublayers in its bounds. Called by ``CALayer/layoutSublayers()``. The default
  /// implementation does nothing.
  func layoutSublayers(of layer: CALayer)

  /// Returns the action for a property change. Called for changes that would animate.
  ///
  /// With `NSNull`, the new value is shown immediately. With `nil`, the default, the change animates.
  ///
  /// - Parameter event: The name of the property.
  @discardableResult
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns `nil`, so that the change animates.
  @discardableResult
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
