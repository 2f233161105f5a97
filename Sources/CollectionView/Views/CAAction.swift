#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a change of a layer sets off.
public protocol CAAction {
  /// Called after the change.
  ///
  /// - Parameters:
  ///   - event: What changed: the property's name.
  ///   - anObject: The layer.
  ///   - dict: Nil here.
  @preconcurrency @MainActor func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What views answer within an animation block: the change animates as the block says.
final class AnimatedChange: CAAction {
  static let shared = AnimatedChange()

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
#endif
