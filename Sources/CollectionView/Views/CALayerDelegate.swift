#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Hears of a layer's layout, and says what a change of a property sets off. Every method is optional.
///
/// A view is the delegate of its layer, and must stay that.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// The layer's sublayers are to be placed in its bounds. Called by ``CALayer/layoutSublayers()``. The default does nothing.
  func layoutSublayers(of layer: CALayer)

  /// What a change of a property sets off. Asked where the change would animate. `NSNull`: nothing, the
  /// new value is shown at once. Nil, the default: the change animates.
  ///
  /// - Parameter event: The property's name.
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
#endif
