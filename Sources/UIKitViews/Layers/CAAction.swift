import Foundation

/// An action that runs when a property of a layer changes.
public protocol CAAction {
  /// Called after the change.
  ///
  /// - Parameters:
  ///   - event: The name of the changed property.
  ///   - anObject: The layer.
  ///   - dict: Always `nil`.
  @preconcurrency @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The action returned by views inside an animation block. The change animates with the block.
final class AnimatedChange: CAAction {
  static let shared = AnimatedChange()

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
