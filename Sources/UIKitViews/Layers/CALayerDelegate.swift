import Foundation

/// Told of a layer's layout, and asked for the actions of changes. Every method is optional.
///
/// A view is the delegate of its layer and must stay so.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the layer's sublayers in its bounds. Called by ``CALayer/layoutSublayers()``. The default does
  /// nothing.
  func layoutSublayers(of layer: CALayer)

  /// Returns what happens when a property changes. Asked where the change would animate. With `NSNull`, nothing
  /// happens: the new value is shown at once. With nil, the default, the change animates.
  ///
  /// - Parameter event: The name of the property.
  @discardableResult
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Nil: the change animates.
  @discardableResult
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
