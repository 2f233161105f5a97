import Foundation

/// What happens when a property of a layer changes.
public protocol CAAction {
  /// Called after the change.
  ///
  /// - Parameters:
  ///   - event: The name of the property that changed.
  ///   - anObject: The layer.
  ///   - dict: Always nil here.
  @preconcurrency @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The action that views return inside an animation block: the change animates with the block.
final class AnimatedChange: CAAction {
  static let shared = AnimatedChange()

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
